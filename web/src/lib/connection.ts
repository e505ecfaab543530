/**
 * A connection to a table that comes back by itself. It knows messages, not what they mean for the screen.
 *
 * An action is sent with the version on which it was decided. When the line drops before the answer came, the
 * version after the resume tells whether it had arrived: only if nothing has happened since is it sent again,
 * and the server refuses an action on an old version, so nothing is ever done twice.
 */

import { Problem } from './api'
import type { Act, Answer, FromClient, FromServer } from './messages'

export interface Wire {
  /** As that of a WebSocket. */
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export type Status = 'connecting' | 'live' | 'lost' | 'ended'

export interface Handlers {
  /** Every message, in order, after the connection has dealt with it. */
  message(message: FromServer): void
  status(status: Status, retryIn: number): void
  /** The version that the screen holds; undefined before the first welcome. */
  held(): number | undefined
  seat(): number | null
}

/** The `readyState` of a line that carries messages. */
export const OPEN = 1
export const DELAYS = [300, 1000, 2000, 4000, 8000]
/** The first of the delays after the server said that this client is too fast, or reads too slowly. */
export const SLOW_DOWN = 3
export const BEAT = 15000
export const PATIENCE = 6000

export class Connection {
  status: Status = 'connecting'
  private wire: Wire | undefined
  private tries = 0
  private nextId = 1
  private pending: Act | undefined
  private questions = new Map<number, { resolve: (answer: unknown) => void; reject: (reason: Error) => void }>()
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly open: () => Wire,
    private readonly handlers: Handlers
  ) {}

  /** The action that waits for its answer. */
  get waiting(): string | undefined {
    return this.pending?.action
  }

  connect(): void {
    clearTimeout(this.retry)
    const wire = this.open()
    this.wire = wire
    this.watch()
    wire.onopen = () => this.send({ type: 'hello', seat: this.handlers.seat(), since: this.handlers.held() ?? 0 })
    wire.onmessage = event => {
      if (wire !== this.wire) return
      this.receive(JSON.parse(event.data) as FromServer)
      if (wire === this.wire) this.watch()
    }
    wire.onclose = () => {
      if (wire === this.wire) this.lost()
    }
  }

  /** Leave for good. */
  leave(): void {
    const wire = this.wire
    this.quiet()
    this.wire = undefined
    this.change('ended')
    wire?.close()
  }

  /** Do not wait for the next try. */
  hurry(): void {
    if (this.status === 'lost') this.connect()
  }

  /** Decide. Refused here while another decision is still on its way. */
  act(action: string, version: number): boolean {
    if (this.pending || this.status === 'ended') return false
    this.pending = { type: 'act', id: this.nextId++, action, version }
    if (this.status === 'live') this.send(this.pending)
    return true
  }

  /** Ask the game something about the seat's view. */
  ask(question: string): Promise<unknown> {
    const id = this.nextId++
    return new Promise((resolve, reject) => {
      if (this.status !== 'live') return reject(new Error('offline'))
      this.questions.set(id, { resolve, reject })
      this.send({ type: 'ask', id, question })
    })
  }

  /** Anything else: talk, signals, offers. Not repeated after a drop. */
  tell(message: FromClient): boolean {
    if (this.status !== 'live') return false
    this.send({ ...message, id: this.nextId++ } as FromClient)
    return true
  }

  /** On a line that is closing nothing arrives: `lost` comes next and deals with what is unanswered. */
  private send(message: FromClient): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message))
  }

  private receive(message: FromServer): void {
    if (message.type === 'welcome') this.welcomed(message.match?.version)
    else if (message.type === 'update' && message.id === this.pending?.id) this.pending = undefined
    else if (
      (message.type === 'refused' || message.type === 'failed') &&
      message.id !== null &&
      message.id === this.pending?.id
    )
      this.pending = undefined
    else if (message.type === 'answer') this.answered(message)
    else if (message.type === 'bye' && !message.again) {
      this.handlers.message(message)
      this.leave()
      return
    } else if (message.type === 'bye' && (message.reason === 'too-fast' || message.reason === 'too-slow'))
      this.tries = Math.max(this.tries, SLOW_DOWN)
    const question = message.type === 'failed' && message.id !== null ? this.questions.get(message.id) : undefined
    if (question && message.type === 'failed') {
      this.questions.delete(message.id!)
      question.reject(Problem.of(message.problem))
      return
    }
    this.handlers.message(message)
  }

  private answered(message: Answer): void {
    this.questions.get(message.id)?.resolve(message.answer)
    this.questions.delete(message.id)
  }

  private welcomed(version: number | undefined): void {
    this.tries = 0
    this.change('live')
    clearInterval(this.beat)
    this.beat = setInterval(() => this.send({ type: 'ping', id: 0 }), BEAT)
    if (!this.pending) return
    if (this.pending.version === version) this.send(this.pending)
    else this.pending = undefined
  }

  private lost(): void {
    this.quiet()
    this.wire = undefined
    for (const question of this.questions.values()) question.reject(new Error('offline'))
    this.questions.clear()
    const delay = DELAYS[Math.min(this.tries++, DELAYS.length - 1)]!
    this.change('lost', delay)
    this.retry = setTimeout(() => this.connect(), delay)
  }

  /** A line on which nothing comes for too long is dead, whatever the browser says. */
  private watch(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(
      () => {
        const wire = this.wire
        this.lost()
        wire?.close()
      },
      this.status === 'live' ? BEAT + PATIENCE : PATIENCE
    )
  }

  private quiet(): void {
    clearTimeout(this.retry)
    clearInterval(this.beat)
    clearTimeout(this.silence)
  }

  private change(status: Status, retryIn = 0): void {
    this.status = status
    this.handlers.status(status, retryIn)
  }
}
