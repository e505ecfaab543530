/**
 * Without a network: the app as it was kept for offline, if it was; one page that says so otherwise. With a network,
 * pages come from the server, and what was kept under a name that tells its contents from the device.
 */
const CACHE = 'redtable-offline-1'
const KEPT = 'redtable-kept-'
const NAMED_AFTER_CONTENTS = /\/(assets|offline)\/(?!(manifest|games)\.json)/
const scope = new URL(self.registration.scope).pathname

/** What was kept; an app that is only half there is not used. */
async function kept(path) {
  for (const name of (await caches.keys()).filter(name => name.startsWith(KEPT)).reverse()) {
    const cache = await caches.open(name)
    if (!(await cache.match(`${scope}kept-whole`))) continue
    const found = await cache.match(path, { ignoreSearch: true })
    if (found) return found
  }
  return undefined
}

/** A plain web host knows no page but the first; a server answers what it does not know with that page already. */
async function atHome(missing) {
  const home = await fetch(scope)
  return home.ok && (await home.clone().text()).includes('name="redtable-site"') ? home : missing
}

async function page(request) {
  try {
    const found = await fetch(request)
    return found.status === 404 && new URL(request.url).pathname !== scope ? await atHome(found) : found
  } catch {
    return (await kept(scope)) ?? (await caches.match(`${scope}offline.html`)) ?? Response.error()
  }
}

async function file(request) {
  const path = new URL(request.url).pathname
  if (NAMED_AFTER_CONTENTS.test(path)) return (await kept(path)) ?? fetch(request)
  return fetch(request).catch(async () => (await kept(path)) ?? Response.error())
}

/**
 * What is named after its contents is the same wherever it comes from: where a browser can (Chromium 123), it asks the
 * network, or its own cache, while this worker starts, and takes what is there first.
 */
const raceForFiles = event =>
  event.addRoutes(
    ['assets/*', 'offline/*/*', 'offline/*.js'].map(path => ({
      condition: { urlPattern: new URLPattern({ pathname: scope + path }) },
      source: 'race-network-and-fetch-handler'
    }))
  )

self.addEventListener('install', event => {
  if ('addRoutes' in event) event.waitUntil(raceForFiles(event))
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.add(`${scope}offline.html`))
      .then(() => self.skipWaiting())
  )
})
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', event => {
  const { request } = event
  const address = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (
    request.method === 'GET' &&
    address.origin === self.location.origin &&
    !address.pathname.startsWith(`${scope}api/`) &&
    !address.pathname.startsWith(`${scope}drawings/`)
  )
    event.respondWith(file(request))
})
