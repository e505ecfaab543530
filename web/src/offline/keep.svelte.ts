/** Keeping the app and the runtime for days without a network, file by file: what is there is not fetched again. */

import { BASE } from '../lib/base'
import { onDevice } from '../lib/device'
import { forgetCopies } from './copies'
import { unpacked } from './packed'
import { NotBuilt, runtime, type GameFiles, type Manifest } from './runtime'

const KEPT = 'redtable-kept-'
/** Stands for the last file: without it the service worker uses nothing of a cache. */
const WHOLE = `${BASE}kept-whole`
const PACKED_SCRIPT = /(?<=js)\.packed$/
/** The scripts and styles of the app, in one piece. */
const PACKED_APP = /^offline\/app-\w+\.packed$/
const KINDS: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

class Keeping {
  manifest = $state.raw<Manifest>()
  games = $state.raw<GameFiles>({})
  /** Bytes that are there; of `size`. */
  done = $state(0)
  busy = $state(false)
  /** It is being found out what there is; a server packs some of it for whoever asks first. */
  looking = $state(false)
  /** Whoever has it did not answer. */
  unreachable = $state(false)
  /** Why the last attempt ended early. */
  failed = $state<'' | 'interrupted' | 'full'>('')
  /** The version that is kept. */
  kept = $state(onDevice.kept)
  /** All that there is to keep, with its size. */
  private readonly files = $derived({
    ...this.manifest?.files,
    ...Object.fromEntries(Object.values(this.games).map(({ path, size }) => [path, size]))
  })
  readonly size = $derived(Object.values(this.files).reduce((sum, size) => sum + size, 0))
  /** Bytes that are not there yet: a new version may share most files with the one that is kept, or none. */
  missing = $state(0)
  readonly possible = 'caches' in globalThis && 'serviceWorker' in navigator

  /** Find out what there is to keep. */
  async look(): Promise<void> {
    this.looking = true
    this.unreachable = false
    try {
      const manifest = await runtime.manifest()
      this.games = await runtime.games()
      this.manifest = manifest
      if (this.possible) this.missing = await this.missingBytes()
    } catch (fault) {
      console.warn(fault)
      this.unreachable = !(fault instanceof NotBuilt)
    }
    this.looking = false
  }

  /** The piece with the app is fetched for every version. */
  private async missingBytes(): Promise<number> {
    const sizes = Object.entries(this.files).map(async ([path, size]) =>
      !PACKED_APP.test(path) && (await caches.match(keptName(path))) ? 0 : size
    )
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }

  /** Keep all of it; what was kept before is thrown away afterwards. */
  async keep(): Promise<void> {
    if (!this.manifest || this.busy) return
    this.busy = true
    this.failed = ''
    this.done = 0
    const { build } = this.manifest
    try {
      const cache = await caches.open(KEPT + build)
      for (const [path, size] of Object.entries(this.files)) {
        await (PACKED_APP.test(path) ? keepApp : keepFile)(cache, path)
        this.done += size
      }
      await cache.put(`${runtime.folder}games.json`, Response.json(this.games))
      await cache.put(`${runtime.folder}manifest.json`, Response.json(this.manifest))
      await cache.put(WHOLE, new Response(build))
      await this.forget(KEPT + build)
      await navigator.storage?.persist?.()
      this.kept = onDevice.kept = build
    } catch (fault) {
      console.warn(fault)
      this.failed = fault instanceof DOMException && fault.name === 'QuotaExceededError' ? 'full' : 'interrupted'
    }
    this.busy = false
  }

  /** Throw away what is kept, but for one version. */
  async forget(except = ''): Promise<void> {
    const names = (await caches.keys()).filter(name => name.startsWith(KEPT) && name !== except)
    await Promise.all(names.map(name => caches.delete(name)))
    if (except) return
    await forgetCopies()
    this.kept = onDevice.kept = ''
  }
}

/**
 * Where a file is kept: a script under its name without the packing. For the piece with the app it is a note that all
 * of it was kept; with the address of the piece the service worker would answer with the note when the next version is
 * kept.
 */
function keptName(path: string): string {
  const address = `${BASE}${path}`
  return PACKED_APP.test(path) ? `${address}-unpacked` : address.replace(PACKED_SCRIPT, '')
}

/** Keep a file, if it is not there yet; what another version has of it comes from there. */
async function keepFile(cache: Cache, path: string): Promise<void> {
  const address = `${BASE}${path}`
  const name = keptName(path)
  if (await cache.match(name)) return
  const contents = name === address ? fetched(address) : ((await caches.match(name)) ?? unpackedScript(address))
  await cache.put(name, await contents)
}

/** Keep the scripts and styles of the app, each under its own name; then a note that they are there. */
async function keepApp(cache: Cache, path: string): Promise<void> {
  const note = keptName(path)
  if (await cache.match(note)) return
  for (const [name, contents] of await unpacked(await fetched(`${BASE}${path}`))) {
    const headers = { 'Content-Type': KINDS[name.slice(name.lastIndexOf('.') + 1)]! }
    await cache.put(`${BASE}${name}`, new Response(contents, { headers }))
  }
  await cache.put(note, new Response(''))
}

/** A script that travelled packed: nothing but the browser itself may run it, and it wants it as it was. */
async function unpackedScript(address: string): Promise<Response> {
  const packed = await fetched(address)
  return new Response(packed.body!.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'Content-Type': 'text/javascript' }
  })
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(answer.statusText)
  return answer
}

export const keeping = new Keeping()
