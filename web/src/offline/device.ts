/** The tables of this device: a worker with the rules answers what a server would. */

import { Problem } from '../lib/api'
import type { Wire } from '../lib/connection'
import { t } from '../lib/texts.svelte'
import { toasts } from '../lib/toasts.svelte'
import type { ProblemView } from '../lib/wire'
import type { FromWorker, ToWorker } from './messages'
import { runtime } from './runtime'

const CLOSED = 3
const OPEN = 1
/** Milliseconds for which somebody is told that something is lost, or will be. */
const TOLD = 20_000

interface Asked {
  resolve: (body: unknown) => void
  reject: (fault: Error) => void
}

class DeviceLine implements Wire {
  readyState = 0
  /** The number of the last action that was sent. */
  private action: number | undefined
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(
    readonly number: number,
    private readonly device: Device
  ) {}

  opened(): void {
    this.readyState = OPEN
    this.onopen?.()
  }

  send(text: string): void {
    const { type, id } = JSON.parse(text) as { type: string; id?: number }
    if (type === 'act') this.action = id
    this.device.say({ type: 'frame', line: this.number, text })
  }

  /** The last action was not kept: it must not be sent again by itself. Whether there was one. */
  fail({ code, detail, status }: Problem): boolean {
    if (this.action === undefined) return false
    const message = { type: 'failed', id: this.action, problem: { code, detail, status } }
    this.onmessage?.({ data: JSON.stringify(message) })
    return true
  }

  close(): void {
    if (this.readyState === CLOSED) return
    this.device.say({ type: 'disconnect', line: this.number })
    this.ended()
  }

  ended(): void {
    this.device.lines.delete(this.number)
    this.readyState = CLOSED
    this.onclose?.({ code: 1000 })
  }
}

export class Device {
  readonly lines = new Map<number, DeviceLine>()
  /** Whether what is played is kept; a private window may have no storage. */
  kept = true
  private readonly ready: Promise<void>
  private readonly asked = new Map<number, Asked>()
  private readonly worker: Worker
  private numbers = 0
  private loaded!: () => void
  private broken!: (fault: Problem) => void

  /** `ended`: is called when the worker is of no use any more. */
  private constructor(private readonly ended: () => void) {
    this.ready = new Promise((resolve, reject) => {
      this.loaded = resolve
      this.broken = reject
    })
    this.ready.catch(() => undefined)
    this.worker = runtime.worker()
    this.worker.onmessage = event => this.receive(event.data as FromWorker)
    this.worker.onerror = event => this.broke(new Problem('device-rules', event.message, 0))
  }

  /** `id`: the folder of the runtime. */
  private start(id: string): void {
    const pace = Number(localStorage.getItem('redtable.bot-pace') ?? 1)
    this.say({ type: 'start', runtime: new URL(`${runtime.folder}${id}/`, location.href).href, pace, tables: true })
  }

  /** The device, as soon as its rules are loaded; what cannot be loaded is said. `ended`: load another one. */
  static async load(ended: () => void): Promise<Device> {
    const finding = runtime.manifest()
    const device = new Device(ended)
    const { id } = await finding.catch(fault => {
      device.worker.terminate()
      throw new Problem('device-files', String(fault), 0)
    })
    device.start(id)
    await device.ready
    return device
  }

  say(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  request<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
    const id = ++this.numbers
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve: resolve as (body: unknown) => void, reject })
      this.say({ type: 'request', id, method, path, body: body ?? {} })
    })
  }

  open(code: string): Wire {
    const line = new DeviceLine(++this.numbers, this)
    this.lines.set(line.number, line)
    this.say({ type: 'connect', line: line.number, code })
    queueMicrotask(() => line.opened())
    return line
  }

  private receive(message: FromWorker): void {
    if (message.type === 'ready') {
      this.kept = message.kept
      if (!this.kept) toasts.show(t('web-alone-unkept'), 'warn', TOLD)
      this.loaded()
    } else if (message.type === 'broken') this.broke(new Problem(`device-${message.why}`, message.detail, 0))
    else if (message.type === 'answer') this.answered(message.id, message.status, message.body)
    else if (message.type === 'frame') this.lines.get(message.line)?.onmessage?.({ data: message.text })
    else if (message.type === 'closed') this.lines.get(message.line)?.ended()
    else if (message.type === 'lost') this.lost(new Problem(`device-${message.why}`, '', 0))
  }

  private answered(id: number, status: number, body: unknown): void {
    const asked = this.asked.get(id)
    this.asked.delete(id)
    if (status < 400) asked?.resolve(body)
    else asked?.reject(Problem.of(body as ProblemView))
  }

  /** The worker could not begin, or not begin anew: whoever asks next gets another one. */
  private broke(problem: Problem): void {
    this.worker.terminate()
    this.broken(problem)
    this.ended()
    if (this.asked.size || this.lines.size) this.lost(problem)
  }

  /** Something could not be kept: the rules began anew with what is kept, and every screen comes back to that. */
  private lost(problem: Problem): void {
    const told = [...this.lines.values()].map(line => line.fail(problem))
    if (!this.asked.size && !told.includes(true)) toasts.show(problem.text, 'warn', TOLD)
    for (const asked of this.asked.values()) asked.reject(problem)
    this.asked.clear()
    for (const line of [...this.lines.values()]) line.ended()
  }
}
