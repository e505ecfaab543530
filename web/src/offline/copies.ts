/**
 * What is fetched packed, unpacked: kept after a first visit, so that a later one need not unpack it. The browser may
 * throw them away at any time, or have no room for them.
 */

const UNPACKED = 'redtable-unpacked-'
const WASM = 'pyodide.asm.wasm'
const PICTURE = 'picture'
const ABOUT = 'about'
const KIND = 'application/wasm'

/** See scripts/boot.mjs. */
export interface Picture {
  about: { size: number }
  /** The memory of Python with the games loaded, as soon as it is unpacked. */
  bytes: Uint8Array<ArrayBuffer>
  /** What differs from the memory before Python runs, compressed, if it is to be unpacked. */
  difference?: Uint8Array
}

export class Copies {
  private readonly name: string

  /** `base`: the folder of the runtime, with a slash at its end; its name changes with anything in it. */
  constructor(
    private readonly base: string,
    private readonly fetch: typeof self.fetch
  ) {
    this.name = UNPACKED + new URL(base).pathname.split('/').at(-2)
  }

  /**
   * The WebAssembly of Python. It is asked for at its address, where the service worker finds the copy: Chromium keeps
   * compiled code only for what has an address. A page without a service worker takes the copy as it is.
   */
  async wasm(): Promise<Response | undefined> {
    const copy = await this.find(WASM)
    if (!copy) return undefined
    const found = await this.fetch(`${this.base}${WASM}`).catch(() => undefined)
    return found?.ok && found.headers.get('Content-Type') === KIND ? found : copy
  }

  /** The memory of Python; a copy that is not whole is thrown away. */
  async picture(): Promise<Picture | undefined> {
    const [about, copy] = await Promise.all([this.find(ABOUT), this.find(PICTURE)])
    if (!about || !copy) return undefined
    try {
      const picture = {
        about: (await about.json()) as Picture['about'],
        bytes: new Uint8Array(await copy.arrayBuffer())
      }
      if (picture.bytes.length === picture.about.size) return picture
    } catch (fault) {
      console.warn(fault)
    }
    await forgetCopies()
    return undefined
  }

  /** Keep what is not there yet. If there is no room for all of it, nothing of it is kept. */
  async keep(wasm: () => Promise<ReadableStream>, picture: Picture): Promise<void> {
    try {
      if (!(await this.find(WASM)) || !(await this.find(PICTURE))) {
        await forgetCopies()
        const cache = await caches.open(this.name)
        await cache.put(this.base + ABOUT, Response.json(picture.about))
        await cache.put(this.base + PICTURE, new Response(picture.bytes))
        await cache.put(this.base + WASM, new Response(await wasm(), { headers: { 'Content-Type': KIND } }))
      }
    } catch (fault) {
      console.warn(fault)
      await forgetCopies()
    }
  }

  private async find(name: string): Promise<Response | undefined> {
    try {
      return (await caches.has(this.name)) ? await (await caches.open(this.name)).match(this.base + name) : undefined
    } catch {
      return undefined
    }
  }
}

/** Throw away the copies, those of other versions too. */
export async function forgetCopies(): Promise<void> {
  try {
    const names = (await caches.keys()).filter(name => name.startsWith(UNPACKED))
    await Promise.all(names.map(name => caches.delete(name)))
  } catch {
    // A window that keeps nothing has none.
  }
}
