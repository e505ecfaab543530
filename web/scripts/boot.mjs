/**
 * How Python begins, for the worker and for whoever takes the picture of its memory: the files lie where they belong and the
 * libraries are loaded before Python runs, so that both find them at the same addresses.
 */

/** Functions of libraries begin here: how many Python has of its own is not the same in every browser. */
const LIBRARY_FUNCTIONS = 16_384
const HOME = '/lib/python3.14/site-packages/'

/** What `pack` of runtime.py wrote: the length of a list of names and sizes, the list, and the contents. */
export function unpacked(bytes) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)))
  let at = 4 + length
  return list.map(([name, size]) => [name, bytes.subarray(at, (at += size))])
}

function lay(FS, files) {
  const made = new Set()
  for (const [name, contents] of files) {
    const folder = HOME + name.slice(0, name.lastIndexOf('/') + 1)
    if (!made.has(folder)) FS.mkdirTree(folder)
    made.add(folder)
    FS.writeFile(HOME + name, contents, { canOwn: true })
  }
}

/** Python with these files, in a memory that is new or given (`_loadSnapshot`). */
export async function boot(loadPyodide, createModule, files, options) {
  /** What Pyodide finds described at its start it puts into a list, which would not go into the picture. */
  const described = ([name]) => name.includes('.dist-info/')
  /** The function, if this machine can have it, that calls others with fewer parameters. The picture has none. */
  let trampoline = 0
  let place = 0
  const createPyodideModule = settings => {
    const then = settings.onRuntimeInitialized
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
      then?.()
    }
    return createModule(settings)
  }
  /** The environment lies before the libraries in memory: it must be the same everywhere. */
  const env = { HOME: '/home/pyodide', LANG: 'C.UTF-8', _: 'python', PYTHONHASHSEED: '0', PYTHONOPTIMIZE: '2' }
  const python = await loadPyodide({ ...options, env, createPyodideModule })
  if (options._loadSnapshot) python._module.HEAP32[place] = trampoline
  lay(python.FS, files.filter(described))
  return python
}
