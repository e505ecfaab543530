/**
 * How Python begins, for the worker and for whoever takes the picture of its memory: the files lie where they belong
 * and the libraries are loaded before Python runs, so that both find them at the same addresses.
 */

/** Functions of libraries begin here: how many Python has of its own is not the same in every browser. */
const LIBRARY_FUNCTIONS = 16_384
const HOME = '/lib/python3.14/site-packages/'
/** Bytes of the picture that are unpacked at a time. */
const PART = 1 << 20

/** The memory before Python runs is not that upon which the picture was taken. */
export class OtherGround extends Error {}

/** What `pack` of runtime.py wrote: the length of a list of names and sizes, the list, and the contents. */
export function unpacked(bytes) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)))
  let at = 4 + length
  return list.map(([name, size]) => [name, bytes.subarray(at, (at += size))])
}

/** One number for the memory before Python runs and for where the functions of the libraries ended. */
export function sumOf({ bytes, functions }) {
  const words = new Int32Array(bytes.buffer)
  let sum = functions
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ words[at], 0x01000193)
  return sum >>> 0
}

/** Words of the ground that are not the same at two starts: random numbers and times. They count as nothing. */
export function still(ground, restless) {
  const words = new Int32Array(ground.bytes.buffer)
  for (const at of restless) words[at] = 0
  return ground
}

/** Change the memory in a picture, which begins after its head, into its difference from the ground, or back. */
export function cross(picture, head, ground) {
  const words = new Int32Array(picture.buffer, head)
  const under = new Int32Array(ground.bytes.buffer)
  for (let at = 0; at < under.length; at += 1) words[at] ^= under[at]
}

/** The memory as it is now; what lies on the stack is left over and means nothing. */
function groundOf(module) {
  const bytes = module.HEAPU8.slice(0, module._sbrk(0))
  bytes.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_base())
  return { bytes, functions: module.wasmTable.length }
}

/** Unpack with Python's own zstd, in a memory that is thrown away afterwards. */
function unpackInto(picture, module, packed) {
  const [source, part, buffers] = [packed.length, PART, 24].map(size => module._malloc(size))
  const stream = module._ZSTD_createDStream()
  module.HEAPU8.set(packed, source)
  module.HEAPU32.set([source, packed.length, 0], buffers >> 2)
  for (let at = 0; at < picture.length;) {
    module.HEAPU32.set([part, PART, 0], (buffers >> 2) + 3)
    const failed = module._ZSTD_isError(module._ZSTD_decompressStream(stream, buffers + 12, buffers))
    const found = module.HEAPU32[(buffers >> 2) + 5]
    if (failed || !found) throw new Error('the picture of the memory is damaged')
    picture.set(module.HEAPU8.subarray(part, part + found), at)
    at += found
  }
}

/** Put files where Python finds its packages. */
export function lay(FS, files) {
  const made = new Set()
  for (const [name, contents] of files) {
    const folder = HOME + name.slice(0, name.lastIndexOf('/') + 1)
    if (!made.has(folder)) FS.mkdirTree(folder)
    made.add(folder)
    FS.writeFile(HOME + name, contents, { canOwn: true })
  }
}

/** Python with these files, in a new memory or that of a picture (`_loadSnapshot`); `onGround` may change it first. */
export async function boot(loadPyodide, createModule, files, options, onGround) {
  /** What Pyodide finds described at its start it puts into a list, which would not go into the picture. */
  const described = ([name]) => name.includes('.dist-info/')
  /** The function, if this machine can have it, that calls others with fewer parameters. The picture has none. */
  let trampoline = 0
  let place = 0
  let fault
  const createPyodideModule = async settings => {
    const then = settings.onRuntimeInitialized
    /** Node would write the name of its script into the memory. */
    settings.thisProgram = './this.program'
    settings.preRun = [
      ...(settings.preRun ?? []),
      ({ FS }) =>
        lay(
          FS,
          files.filter(file => !described(file))
        )
    ]
    settings.onRuntimeInitialized = () => {
      place = (settings.__PyRuntime + settings.HEAP32[settings.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2
      trampoline = settings.HEAP32[place]
      settings.HEAP32[place] = 0
      settings.wasmTable.grow(LIBRARY_FUNCTIONS - settings.wasmTable.length)
      for (const [name] of files)
        if (name.endsWith('.so')) settings.loadDynamicLibrary(HOME + name, { global: false, nodelete: true }, {})
      try {
        onGround?.(groundOf(settings), settings)
      } catch (thrown) {
        fault = thrown
      }
      then?.()
    }
    const module = await createModule(settings)
    if (fault) throw fault
    return module
  }
  /** The environment lies before the libraries in memory: it must be the same everywhere. */
  const env = { HOME: '/home/pyodide', LANG: 'C.UTF-8', _: 'python', PYTHONHASHSEED: '0', PYTHONOPTIMIZE: '2' }
  const python = await loadPyodide({ ...options, env, createPyodideModule })
  if (options._loadSnapshot) python._module.HEAP32[place] = trampoline
  lay(python.FS, files.filter(described))
  return python
}

/** The picture (see memory.mjs) as it is fetched: what is known about it, and the difference from the ground. */
export function packedPicture(packed) {
  const { about, difference } = Object.fromEntries(unpacked(packed))
  const known = JSON.parse(new TextDecoder().decode(about))
  return { about: known, difference, bytes: new Uint8Array(known.size) }
}

/**
 * Python as it was when the picture was taken; throws OtherGround if this browser cannot have it. A picture with a
 * difference is unpacked; afterwards its bytes are whole and can be used without.
 */
export function bootFromPicture(loadPyodide, createModule, files, options, picture) {
  const { head, ground, restless } = picture.about
  return boot(loadPyodide, createModule, files, { ...options, _loadSnapshot: picture.bytes }, (found, module) => {
    const sum = sumOf(still(found, restless))
    if (sum !== ground) throw new OtherGround(`${sum} instead of ${ground}`)
    if (!picture.difference) return
    unpackInto(picture.bytes, module, picture.difference)
    cross(picture.bytes, head, found)
  })
}
