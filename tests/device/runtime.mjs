/**
 * Runs a Python program in the runtime that browsers get, in Node: `node runtime.mjs FOLDER PROGRAM INPUT`. FOLDER is a
 * folder of the runtime in which the WebAssembly is unpacked; `game.packed` in it has what a game needs besides. The program
 * has the text of the file INPUT as `told`; the value of its last line is written to standard output.
 */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'

const [folder, program, input] = process.argv.slice(2)
const load = name => import(pathToFileURL(join(folder, name)).href)

const { loadPyodide } = await load('pyodide.mjs')
const { default: createModule } = await load('pyodide.asm.mjs')
const { bootFromPicture, lay, packedPicture, unpacked } = await load('boot.mjs')
const packed = name => unpacked(new Uint8Array(gunzipSync(readFileSync(join(folder, name)))))
const picture = packedPicture(new Uint8Array(readFileSync(join(folder, 'memory'))))
const python = await bootFromPicture(loadPyodide, createModule, packed('files.packed'), { indexURL: `${folder}/` }, picture)
if (existsSync(join(folder, 'game.packed'))) lay(python.FS, packed('game.packed'))
python.runPython('import importlib; importlib.invalidate_caches()')
python.globals.set('told', readFileSync(input, 'utf8'))
try {
  process.stdout.write(String(python.runPython(readFileSync(program, 'utf8')) ?? ''))
} catch (fault) {
  console.error(fault.message)
  process.exit(1)
}
