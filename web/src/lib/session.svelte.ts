/** One table on this screen: what the server said last, and what has happened since. */

import { Problem } from './api'
import { Connection, type Status, type Wire } from './connection'
import type { ChatLine, ClockView, FromServer, GameEvent, Match, RefusalView, SeatView, TableView } from './messages'
import type { Place } from './place'
import { isAway } from './seats'
import { toasts } from './toasts.svelte'
import type { View } from './wire'

export interface Moment {
  version: number
  events: GameEvent[]
}

/** Typed by the view of its game: `Session<RedcodeView, Answers>`. What is the same for all games takes any session. */
export class Session<V extends View = View, A = object> implements Place<V, A> {
  table = $state.raw<TableView>()
  match = $state.raw<Match<V> | null>(null)
  readonly view = $derived.by((): V | undefined => this.match?.view)
  seat = $state(-1)
  opening = $state.raw<GameEvent[]>([])
  moments = $state.raw<Moment[]>([])
  chat = $state.raw<ChatLine[]>([])
  clock = $state.raw<{ view: ClockView; at: number } | null>(null)
  /** Other people whose seats nobody is connected to. */
  readonly away = $derived.by((): SeatView[] => (this.table?.seats ?? []).filter(isAway))
  status = $state<Status>('connecting')
  lostAt = $state(0)
  retryAt = $state(0)
  refusal = $state.raw<{ action: string; refusal: RefusalView } | null>(null)
  /** The action that was sent and is not answered yet. */
  sent = $state<string>()
  covered = $state.raw<{ level: string; moments: Moment[] } | null>(null)
  ended = $state('')
  /** Called with the events of each message, for movement and sound; not for what a resume brings. */
  onevents: (events: GameEvent[]) => void = () => undefined
  onsignal: (seat: number, word: string) => void = () => undefined
  private connection: Connection

  constructor(
    readonly code: string,
    readonly wanted: number | null,
    private readonly open: () => Wire
  ) {
    this.connection = new Connection(open, {
      message: message => this.receive(message),
      status: (status, retryIn) => this.changed(status, retryIn),
      held: () => this.match?.version,
      seat: () => this.wanted
    })
    this.connection.connect()
  }

  /** Another seat of the same table, for those who share this device. */
  beside(seat: number): Session<V, A> {
    return new Session<V, A>(this.code, seat, this.open)
  }

  get mine(): SeatView | undefined {
    return this.table?.seats[this.seat]
  }

  /** Asked before an action is sent, which it allows or not. */
  consider: ((action: string) => Promise<boolean>) | undefined

  act(action: string): void {
    if (this.consider) void this.actConsidered(action, this.consider)
    else this.send(action)
  }

  private async actConsidered(action: string, consider: (action: string) => Promise<boolean>): Promise<void> {
    const version = this.match?.version
    if (this.sent !== undefined || version === undefined) return
    this.sent = action
    const allowed = await consider(action)
    if (this.sent === action) this.sent = undefined
    if (allowed && this.match?.version === version) this.send(action)
  }

  /** Sent as it is, whatever anybody thinks of it. */
  send(action: string): void {
    if (!this.match || !this.connection.act(action, this.match.version)) return
    this.refusal = null
    this.sent = action
  }

  ask<Q extends keyof A & string>(question: Q, about = ''): Promise<A[Q]> {
    return this.connection.ask(`${question} ${about}`.trim()) as Promise<A[Q]>
  }

  say(text: string, team = false): void {
    this.connection.tell({ type: 'say', id: 0, text, team })
  }

  /** A word to everybody at the table, which is not kept. */
  signal(word: string): void {
    this.connection.tell({ type: 'signal', id: 0, signal: word })
  }

  offer(kind: 'draw' | 'resign' | 'rematch'): void {
    this.connection.tell({ type: 'offer', id: 0, kind })
  }

  reply(agree: boolean): void {
    this.connection.tell({ type: 'reply', id: 0, agree })
  }

  hurry(): void {
    this.connection.hurry()
  }

  leave(): void {
    this.connection.leave()
  }

  /** Milliseconds that a seat has left now; undefined without a clock. */
  left(seat: number, now: number): number | undefined {
    const remaining = this.clock?.view.remaining[seat]
    if (!this.clock || remaining === undefined) return undefined
    const runs = this.clock.view.running.includes(seat) && !this.clock.view.paused
    return Math.max(0, remaining - (runs ? now - this.clock.at : 0))
  }

  private receive(message: FromServer): void {
    this.sent = this.connection.waiting
    switch (message.type) {
      case 'welcome':
        this.table = message.table
        this.seat = message.seat
        this.opening = message.opening.length ? (message.opening as GameEvent[]) : this.opening
        this.take(message.since, message.updates as GameEvent[][], message.match as Match<V> | null)
        this.chat = message.chat
        this.setClock(message.clock)
        break
      case 'update': {
        if (!this.match) break
        const view = { ...this.match.view, ...message.match.view }
        this.take(this.match.version, message.events as GameEvent[][], { ...this.match, ...message.match, view })
        if (message.clock !== undefined) this.setClock(message.clock)
        this.onevents((message.events as GameEvent[][]).flat())
        break
      }
      case 'refused':
        this.refusal = { action: this.connection.waiting ?? '', refusal: message.refusal }
        break
      case 'failed':
        toasts.show(Problem.of(message.problem).text, 'warn')
        break
      case 'table':
        this.table = message.table
        break
      case 'presence':
        if (this.table)
          this.table = {
            ...this.table,
            watchers: message.watchers,
            seats: this.table.seats.map(seat => ({ ...seat, connected: message.seats.includes(seat.seat) }))
          }
        break
      case 'signalled':
        this.onsignal(message.seat, message.signal)
        break
      case 'said':
        this.chat = [...this.chat, message.line]
        break
      case 'summary':
        this.covered = {
          level: message.level,
          moments: (message.updates as GameEvent[][]).map((events, i) => ({ version: message.since + i + 1, events }))
        }
        break
      case 'bye':
        if (!message.again) this.ended = message.reason
        break
    }
  }

  private take(since: number, updates: GameEvent[][], match: Match<V> | null): void {
    const kept = this.moments.filter(moment => moment.version <= since)
    this.moments = [...kept, ...updates.map((events, i) => ({ version: since + i + 1, events }))]
    this.match = match
    this.refusal = null
  }

  private setClock(view: ClockView | null): void {
    this.clock = view ? { view, at: Date.now() } : null
  }

  private changed(status: Status, retryIn: number): void {
    if (status === 'lost' && this.status !== 'lost') this.lostAt = Date.now()
    this.status = status
    this.retryAt = Date.now() + retryIn
  }
}
