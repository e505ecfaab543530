/** Keeping the app and the runtime for days without a network, file by file: what is there is not fetched again. */

import { BASE } from '../lib/base'
import { onDevice } from '../lib/device'
import { runtime, type Manifest } from './runtime'

const KEPT = 'redtable-kept-'
/** Stands for the last file: without it the service worker uses nothing of a cache. */
const WHOLE = `${BASE}kept-whole`
const PACKED_SCRIPT = /(?<=js)\.packed$/

class Keeping {
  manifest = $state.raw<Manifest>()
  /** Bytes that are there; of `size`. */
  done = $state(0)
  busy = $state(false)
  failed = $state(false)
  /** The version that is kept. */
  kept = $state(onDevice.kept)
  readonly size = $derived(Object.values(this.manifest?.files ?? {}).reduce((sum, size) => sum + size, 0))
  readonly possible = 'caches' in globalThis && 'serviceWorker' in navigator

  /** Find out what there is to keep. */
  async look(): Promise<void> {
    this.manifest = await runtime.manifest().catch(() => undefined)
  }

  /** Keep all of it; what was kept before is thrown away afterwards. */
  async keep(): Promise<void> {
    if (!this.manifest || this.busy) return
    this.busy = true
    this.failed = false
    this.done = 0
    const { build, files } = this.manifest
    try {
      const cache = await caches.open(KEPT + build)
      for (const [path, size] of Object.entries(files)) {
        const address = `${BASE}${path}`
        const name = address.replace(PACKED_SCRIPT, '')
        if (!(await cache.match(name))) await cache.put(name, await (name === address ? fetched : unpacked)(address))
        this.done += size
      }
      await cache.put(`${runtime.folder}manifest.json`, Response.json(this.manifest))
      await cache.put(WHOLE, new Response(build))
      await this.forget(KEPT + build)
      await navigator.storage?.persist?.()
      this.kept = onDevice.kept = build
    } catch (fault) {
      console.warn(fault)
      this.failed = true
    }
    this.busy = false
  }

  /** Throw away what is kept, but for one version. */
  async forget(except = ''): Promise<void> {
    const names = (await caches.keys()).filter(name => name.startsWith(KEPT) && name !== except)
    await Promise.all(names.map(name => caches.delete(name)))
    if (!except) this.kept = onDevice.kept = ''
  }
}

/** A script that travelled packed: nothing but the browser itself may run it, and it wants it as it was. */
async function unpacked(address: string): Promise<Response> {
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
