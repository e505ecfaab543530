/** What helps to look at the table and changes nothing on it: a ruler, the enemy's sight, pings. */

import { Inquiry } from '../../lib/inquiry.svelte'
import type { Place } from '../../lib/place'
import type { SkirmishView } from '../../lib/wire'
import { distance, inside, snap, write, type Point } from './board/geometry'
import type { Answers, LineAnswer, SightAnswer } from './view'
import type { Side } from './words'

/** What the aids need of a table. */
export interface Lookout extends Pick<Place<SkirmishView, Answers>, 'ask'> {
  signal?(word: string): void
}
export interface Ping {
  id: number
  at: Point
  seat: number
}
export type Aid = 'ruler' | 'ping'

/** Milliseconds that a ping is shown. */
const PING = 4000
/** Nearer than this to a unit, a line ends at its middle. */
const CATCH = 0.8

export class Aids {
  /** What the hand holds instead of units. */
  held = $state<Aid>()
  from = $state.raw<Point>()
  to = $state.raw<Point>()
  /** Whether the enemy's sight is shown. */
  watching = $state(false)
  pings = $state.raw<Ping[]>([])
  readonly line: Inquiry<LineAnswer>
  readonly watch: Inquiry<SightAnswer>
  private count = 0

  constructor(private table: Lookout) {
    this.line = new Inquiry(points => table.ask('line', points))
    this.watch = new Inquiry(side => table.ask('sight', side))
  }

  readonly measured = $derived.by(() => (this.from && this.to ? `${write(this.from)} ${write(this.to)}` : ''))
  readonly length = $derived.by(() => (this.from && this.to ? distance(this.from, this.to) : 0))

  take(aid: Aid): void {
    const put = this.held === aid
    this.drop()
    this.held = put ? undefined : aid
  }
  drop(): void {
    this.held = undefined
    this.from = undefined
    this.to = undefined
  }

  /** A touch with the ruler: the first point, then the second; a third begins anew. */
  set(at: Point): void {
    if (this.from && !this.to) this.to = at
    else {
      this.from = at
      this.to = undefined
    }
  }

  /** The end of the line by keys, from where it is or where it begins. */
  nudge(x: number, y: number, start: Point, size: readonly number[]): void {
    this.from ??= start
    const end = this.to ?? this.from
    this.to = snap(inside({ x: end.x + x, y: end.y + y }, size))
  }

  /** The point that is meant: the middle of a unit close by, or the tenth of an inch under the finger. */
  meant(wish: Point, units: readonly Point[], size: readonly number[]): Point {
    return units.find(unit => distance(unit, wish) <= CATCH) ?? snap(inside(wish, size))
  }

  /** Ask what is shown. Called whenever it changes. */
  inquire(enemy: Side): void {
    this.line.put(this.measured)
    this.watch.put(this.watching ? enemy : '')
  }

  /** Units have moved: the same questions may have other answers. */
  turnPage(enemy: Side): void {
    this.watch.forget()
    this.inquire(enemy)
  }

  // Pings: a signal of the table, seen by everybody and not kept

  ping(at: Point): void {
    this.table.signal?.(`ping-${Math.round(at.x * 10)}-${Math.round(at.y * 10)}`)
  }

  /** A signal has come; gives the point if it was a ping. */
  signalled(seat: number, word: string): Point | undefined {
    const found = /^ping-(\d{1,4})-(\d{1,4})$/.exec(word)
    if (!found) return undefined
    const at = { x: Number(found[1]) / 10, y: Number(found[2]) / 10 }
    const id = ++this.count
    this.pings = [...this.pings, { id, at, seat }]
    setTimeout(() => (this.pings = this.pings.filter(ping => ping.id !== id)), PING)
    return at
  }
}
