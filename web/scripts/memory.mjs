/**
 * Takes a picture of Python's memory with the games loaded, for runtime.py: `node memory.mjs FOLDER TARGET`. Into the
 * folder TARGET come `about` and `difference`: what differs from the memory before Python ran, compressed. It says
 * which files of Python are in the picture: nobody needs these again.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { boot, cross, still, sumOf, unpacked } from './boot.mjs'

const [folder, target] = process.argv.slice(2)
const LOADED = `
import json, sys
json.dumps(sorted({m.__file__ for m in sys.modules.values() if getattr(m, "__file__", None)}))
`
/** The window must fit beside the picture into the memory of whoever unpacks it. */
const COMPRESS = `
from compression.zstd import CompressionParameter as P, compress
compress(picture.to_bytes(), options={P.compression_level: 19, P.window_log: 23, P.checksum_flag: 1})
`
const ENOUGH = new Error('only the ground was wanted')

/** Add what the memory is before Python runs. */
async function glimpse(grounds, ...how) {
  const look = found => {
    grounds.push(found)
    throw ENOUGH
  }
  await boot(...how, look).catch(fault => {
    if (fault !== ENOUGH) throw fault
  })
}

/** The words of memory that are not the same in all of them. */
function differing(grounds) {
  const [first, ...others] = grounds.map(({ bytes }) => new Int32Array(bytes.buffer))
  const found = []
  first.forEach((word, at) => others.some(other => other[at] !== word) && found.push(at))
  return found
}

const load = name => import(pathToFileURL(join(folder, name)).href)
try {
  const { loadPyodide } = await load('pyodide.mjs')
  const { default: createModule } = await load('pyodide.asm.mjs')
  const files = unpacked(new Uint8Array(readFileSync(join(folder, 'files'))))
  const options = { indexURL: `${folder}/`, _makeSnapshot: true }
  const grounds = []
  for (let times = 0; times < 3; times += 1) await glimpse(grounds, loadPyodide, createModule, files, options)
  const python = await boot(loadPyodide, createModule, files, options, found => grounds.push(found))
  const restless = differing(grounds)
  const ground = still(grounds.pop(), restless)
  python.runPython('from redtable.device.start import warm_up\nwarm_up()')
  console.log(python.runPython(LOADED))
  const picture = python.makeMemorySnapshot()
  const head = picture.length - python._module.HEAPU8.length
  const about = { size: picture.length, head, ground: sumOf(ground), restless }
  cross(picture, head, ground)
  python.globals.set('picture', picture)
  writeFileSync(join(target, 'about'), JSON.stringify(about))
  writeFileSync(join(target, 'difference'), python.runPython(COMPRESS).toJs())
} catch (fault) {
  console.error(String(fault.message).trim().replaceAll('\n', ' | '))
  process.exit(1)
}
