/**
 * Takes a picture of Python's memory with the games loaded, for runtime.py: `node memory.mjs FOLDER FILE`. It says which
 * files of Python are in it: nobody needs these again.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { boot, unpacked } from './boot.mjs'

const [folder, file] = process.argv.slice(2)
const LOADED = `
import json, sys
json.dumps(sorted({m.__file__ for m in sys.modules.values() if getattr(m, "__file__", None)}))
`
const load = name => import(pathToFileURL(join(folder, name)).href)
try {
  const { loadPyodide } = await load('pyodide.mjs')
  const { default: createModule } = await load('pyodide.asm.mjs')
  const files = unpacked(new Uint8Array(readFileSync(join(folder, 'files'))))
  const python = await boot(loadPyodide, createModule, files, { indexURL: `${folder}/`, _makeSnapshot: true })
  python.runPython('from redtable.device.start import warm_up\nwarm_up()')
  console.log(python.runPython(LOADED))
  writeFileSync(file, python.makeMemorySnapshot())
} catch (fault) {
  console.error(String(fault.message).trim().replaceAll('\n', ' | '))
  process.exit(1)
}
