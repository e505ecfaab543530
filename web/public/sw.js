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
  if (NAMED_AFTER_CONTENTS.test(path)) return (await caches.match(path)) ?? fetch(request)
  return fetch(request).catch(async () => (await kept(path)) ?? Response.error())
}

const at = path => ({ urlPattern: new URLPattern({ pathname: scope + path }) })
const RACE = 'race-network-and-fetch-handler'

/**
 * Where a browser can (Chromium 123), it need not wait until this worker has started. What is named after its contents
 * is the same wherever it comes from: the app's files are looked up in the caches by the browser itself. It does that
 * for pages only, so the scripts of the rules' worker, and pages, come from the network or from here, whichever is first;
 * the other files of the rules their worker looks up itself.
 */
const routes = [
  { condition: at('assets/*'), source: 'cache' },
  { condition: at('offline/*.js'), source: RACE },
  { condition: at('offline/*/*.mjs'), source: RACE },
  { condition: at('offline/*/*.packed'), source: 'network' },
  { condition: at('offline/*/memory'), source: 'network' },
  { condition: at('offline/*/*.zip'), source: 'network' },
  { condition: { requestMode: 'navigate' }, source: RACE }
]

self.addEventListener('install', event => {
  if ('addRoutes' in event) event.waitUntil(event.addRoutes(routes))
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
