/**
 * The worker in which the rules run: Python with the kernel, the games and the bots. It keeps what they say must be
 * kept, and only then passes on what they answer.
 */

import type { PyodideInterface } from 'pyodide'
import { Copies, forgetCopies, type Picture } from './copies'
import type { Broken, Effects, FromWorker, Lost, ToRules, ToWorker } from './messages'
import { unpacked } from './packed'
import { DeviceStore } from './store'

interface RulesDevice {
  handle(message: string): string
}

type Files = [string, Uint8Array][]

/** See scripts/boot.mjs. */
interface Boot {
  unpacked: (bytes: Uint8Array) => Files
  boot: (load: unknown, create: unknown, files: Files, options: object) => Promise<PyodideInterface>
  bootFromPicture: (
    load: unknown,
    create: unknown,
    files: Files,
    options: object,
    picture: Picture
  ) => Promise<PyodideInterface>
  packedPicture: (packed: Uint8Array) => Picture
  lay: (FS: PyodideInterface['FS'], files: Files) => void
  OtherGround: new () => Error
}

const WASM = 'pyodide.asm.wasm'
/** Milliseconds after which the tables are another tab's. */
const GIVEN_UP = 3000
/** Milliseconds without a question of the page after which there is time for what can wait. */
const QUIET = 1000

/** Why the worker cannot begin, as the page is told. */
class Fault extends Error {
  constructor(
    readonly why: Broken,
    detail: string
  ) {
    super(detail)
  }
}

/** The folder of the runtime, with a slash at its end. */
let base = ''
/** The least seconds that a bot takes. */
let pace = 1

const tell = (message: FromWorker): void => self.postMessage(message)

let python: PyodideInterface
let copies: Copies
/** The memory with which Python began, until it is kept. */
let picture: Picture | undefined
let scripts: Boot
let store: DeviceStore | undefined
let begin: ((kept: string, pace: number) => RulesDevice) | undefined
let device: RulesDevice
let taken = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined
/** Something could not be kept: bots and clocks wait until something can. */
let stalled = false
/** Requests for drawings of games whose files are not here, by game. */
const drawings = new Map<string, ToRules[]>()
let quiet: ReturnType<typeof setTimeout> | undefined
/** One message after the other: the next waits until what came of the last is kept and told. */
let queue: Promise<void> = Promise.resolve()

const fetchPlain = self.fetch.bind(self)

/** From what is kept, if it is; it is named after its contents. */
async function keptOrFetched(address: string): Promise<Response> {
  const kept = await self.caches?.match(address).catch(() => undefined)
  return kept ?? fetchPlain(address)
}

async function fetched(name: string): Promise<Response> {
  const found = await keptOrFetched(`${base}${name}`)
  if (!found.ok || !found.body) throw new Error(`${name}: ${found.status}`)
  return found
}

/** A large file: these are laid compressed, whatever the host does. */
async function unpack(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return (await fetched(`${name}.packed`)).body!.pipeThrough(new DecompressionStream('gzip'))
}

const bytes = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await new Response(await unpack(name)).arrayBuffer())

const script = <Exports>(name: string): Promise<Exports> =>
  import(/* @vite-ignore */ `${base}${name}`) as Promise<Exports>

/**
 * Everything is fetched at once; Python begins with the memory that it had when the games were loaded. In a browser
 * that lays its memory out in another way it loads them itself, which takes longer and more files.
 */
async function load(): Promise<PyodideInterface> {
  if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') throw new Fault('old', '')
  try {
    copies = new Copies(base, fetchPlain)
    let wasm: Promise<Response> | undefined = copies.wasm().then(copy => copy ?? packedWasm())
    instantiateAnyway()
    self.fetch = async (what, how) => {
      const address = what instanceof Request ? what.url : String(what)
      if (address.endsWith('.zip')) return keptOrFetched(address)
      if (!address.endsWith('.wasm')) return fetchPlain(what, how)
      const found = await (wasm ?? packedWasm())
      wasm = undefined
      return found
    }
    const kept = copies.picture()
    const memory = kept.then(async copy => copy ?? new Uint8Array(await (await fetched('memory')).arrayBuffer()))
    const [{ loadPyodide }, { default: createModule }, booting, files] = await Promise.all([
      script<{ loadPyodide: unknown }>('pyodide.mjs'),
      script<{ default: unknown }>('pyodide.asm.mjs'),
      script<Boot>('boot.mjs'),
      bytes('files')
    ])
    scripts = booting
    const found = await memory
    picture = found instanceof Uint8Array ? scripts.packedPicture(found) : found
    return await scripts
      .bootFromPicture(loadPyodide, createModule, scripts.unpacked(files), { indexURL: base }, picture)
      .catch((fault: unknown) => {
        if (!(fault instanceof scripts.OtherGround)) throw fault
        console.warn(`the picture of the memory is of no use here: ${fault.message}`)
        picture = undefined
        return loadWhole(scripts, loadPyodide, createModule)
      })
  } catch (fault) {
    throw fault instanceof Fault ? fault : new Fault('files', String(fault))
  }
}

const packedWasm = async (): Promise<Response> =>
  new Response(await unpack(WASM), { headers: { 'Content-Type': 'application/wasm' } })

/** A copy that cannot be compiled is thrown away, and what is fetched is compiled instead. */
function instantiateAnyway(): void {
  const instantiate = WebAssembly.instantiateStreaming
  WebAssembly.instantiateStreaming = (source, imports) =>
    instantiate(source, imports).catch(async (fault: unknown) => {
      console.warn(fault)
      await forgetCopies()
      return instantiate(packedWasm(), imports)
    })
}

/** Python as it begins in a new memory, with all that it loads. */
async function loadWhole({ boot, unpacked }: Boot, load: unknown, create: unknown): Promise<PyodideInterface> {
  try {
    const files = unpacked(await bytes('spare/files'))
    return await boot(load, create, files, { indexURL: base, stdLibURL: `${base}spare/python_stdlib.zip` })
  } catch (fault) {
    throw new Fault('spare', String(fault))
  }
}

/**
 * Only one tab at a time plays the tables of a device. A page that was just left may take a moment to let them go.
 * Pages that came over a connection that is not secure have no locks.
 */
function alone(): Promise<void> {
  if (!navigator.locks) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request('redtable-device', { signal: AbortSignal.timeout(GIVEN_UP) }, () => {
      resolve()
      return new Promise(() => undefined)
    })
    held.catch(() => reject(new Fault('elsewhere', '')))
  })
}

/** Python alone, for code of a page. */
async function startAlone(): Promise<void> {
  try {
    python = await load()
    picture = undefined
  } catch (fault) {
    broke(fault)
  }
}

async function start(): Promise<void> {
  try {
    await alone()
    const [loaded, opened] = await Promise.all([load(), DeviceStore.open().catch(withoutStore)])
    python = loaded
    store = opened
    begin = python.runPython('from redtable.device.start import begin; begin') as typeof begin
    await restart()
    tell({ type: 'ready', kept: store !== undefined })
  } catch (fault) {
    broke(fault)
  }
}

/** The page is told that nothing is kept; why is for whoever reads the console. */
function withoutStore(fault: unknown): undefined {
  console.warn(fault)
}

function broke(fault: unknown): never {
  const known = fault instanceof Fault ? fault : new Fault('rules', String(fault))
  tell({ type: 'broken', why: known.why, detail: known.message })
  throw fault
}

function run(code: string): void {
  const program = python.runPython('from redtable.device.playground import run; run') as (code: string) => string
  tell({ type: 'printed', text: program(code) })
}

/** The rules begin with what is kept, and forget everything else. */
async function restart(): Promise<void> {
  const kept = store ? await store.kept() : '{}'
  device = begin!(kept, pace)
  taken = new Set()
}

/** Have the log of a table in memory before anything is said about it. */
async function takeUp(code: string): Promise<void> {
  if (!code || taken.has(code) || !store) return
  taken.add(code)
  device.handle(JSON.stringify({ type: 'take-up', code, rows: await store.log(code) }))
}

/** What a game needs beside the runtime is fetched when it is played; then what was said is said again. */
async function fetchFor(game: string, message: ToRules | { type: 'work' }): Promise<Lost | undefined> {
  if (isDrawing(message)) {
    drawings.set(game, [...(drawings.get(game) ?? []), message])
    waitForQuiet()
    return undefined
  }
  try {
    layFiles(game, await filesOf(game))
  } catch (fault) {
    refuse(message, String(fault))
    return undefined
  }
  return handle(message)
}

/** Whoever asked hears that the files are not to be had. Bots of other tables go on. */
function refuse(message: ToRules | { type: 'work' }, detail: string): void {
  console.warn(detail)
  const body = { code: 'device-game', detail, status: 503 }
  if (message.type === 'request') tell({ type: 'answer', id: message.id, status: 503, body })
  if (message.type === 'connect') tell({ type: 'closed', line: message.line })
  add({ type: 'work' })
}

const isDrawing = (message: ToRules | { type: 'work' }): message is Extract<ToRules, { type: 'request' }> =>
  message.type === 'request' && message.path.startsWith('/drawings/')

/**
 * What can wait until the page has asked for nothing for a while: drawings of games that nobody plays yet, and copies
 * for the next visit.
 */
function waitForQuiet(): void {
  clearTimeout(quiet)
  if (drawings.size || picture) quiet = setTimeout(() => void draw().then(keepCopies), QUIET)
}

async function keepCopies(): Promise<void> {
  const whole = picture
  picture = undefined
  if (whole) await copies.keep(() => unpack(WASM), whole)
}

async function draw(): Promise<void> {
  const waiting = [...drawings]
  drawings.clear()
  for (const [game, messages] of waiting)
    try {
      const files = await filesOf(game)
      queue = queue.then(() => layFiles(game, files))
      messages.forEach(add)
    } catch (fault) {
      messages.forEach(message => refuse(message, String(fault)))
    }
}

function layFiles(game: string, files: Files): void {
  scripts.lay(python.FS, files)
  device.handle(JSON.stringify({ type: 'have', game }))
}

async function filesOf(game: string): Promise<Files> {
  const folder = new URL('..', base)
  const list = await fetchPlain(new URL('games.json', folder))
  if (!list.ok) throw new Error(`games.json: ${list.status}`)
  const { path } = ((await list.json()) as Record<string, { path: string }>)[game]!
  const found = await keptOrFetched(new URL(path.slice(path.indexOf('/') + 1), folder).href)
  if (!found.ok || !found.body) throw new Error(`${path}: ${found.status}`)
  return unpacked(found)
}

function codeOf(message: ToRules): string {
  if (message.type === 'connect') return message.code.toUpperCase()
  const found = message.type === 'request' ? /^\/api\/tables\/([^/?]+)/.exec(message.path) : null
  return decodeURIComponent(found?.[1] ?? '').toUpperCase()
}

/** Do what a message asks for; gives why it could not be kept, if it could not: then nobody is told of it. */
async function handle(message: ToRules | { type: 'work' }): Promise<Lost | undefined> {
  clearTimeout(timer)
  if (message.type !== 'work') await takeUp(codeOf(message))
  const found = JSON.parse(device.handle(JSON.stringify(message))) as Effects
  if (found.needs) return fetchFor(found.needs, message)
  try {
    if (store && Object.keys(found.writes).length) {
      await store.write(found.writes)
      stalled = false
    }
  } catch (fault) {
    console.warn(fault)
    stalled = true
    return fault instanceof DOMException && fault.name === 'QuotaExceededError' ? 'full' : 'unwritten'
  }
  for (const code of Object.keys(found.writes.tables ?? {})) taken.add(code)
  for (const answer of found.answers) tell({ type: 'answer', ...answer })
  for (const frame of found.frames) tell({ ...frame, type: 'frame' })
  for (const line of found.disconnects) tell({ type: 'closed', line })
  if (found.work_in !== null && !stalled) timer = setTimeout(() => add({ type: 'work' }), found.work_in)
  return undefined
}

/**
 * The rules begin anew with what is kept, and the page hears why. The store is opened again: a browser whose data are
 * cleared closes it. If even that fails, this worker is of no use any more.
 */
async function lose(why: Lost): Promise<void> {
  try {
    store?.close()
    if (store) store = await DeviceStore.open()
    await restart()
  } catch (fault) {
    broke(fault)
  }
  tell({ type: 'lost', why })
}

async function handleSafely(message: ToRules | { type: 'work' }): Promise<void> {
  const lost = await handle(message).catch((fault: unknown): Lost => {
    console.error(fault)
    return 'failed'
  })
  if (lost) await lose(lost)
}

function add(message: ToRules | { type: 'work' }): void {
  queue = queue.then(() => handleSafely(message))
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data
  if (message.type === 'start') {
    base = message.runtime
    pace = message.pace
    queue = message.tables ? start() : startAlone()
  } else if (message.type === 'run') queue = queue.then(() => run(message.code))
  else {
    waitForQuiet()
    add(message)
  }
}
