/** A finished match, step by step, through one pair of eyes. Loaded in stretches, the wanted one first. */

import type { Snippet } from 'svelte'
import { api } from './api'
import type { GameEvent, Match } from './messages'
import type { Moment } from './session.svelte'
import { lasting } from './story'
import type { Replay, ReplayStep, TableView, View } from './wire'

const STRETCH = 50
/** The eyes that see all. */
const ALL = -2

/** One step: who did what, what these eyes saw of it, and the game after it. */
export interface Step<V extends View = View> extends Omit<ReplayStep, 'view' | 'events'> {
  view: V
  events: GameEvent[]
}

/** What every game's screen of a replay is given: the match, the step that is shown, and the page's controls. */
export interface ReplayProps<V extends View = View> {
  tape: ReplayTape<V>
  table: TableView
  at: number
  move: (step: number) => void
  controls: Snippet
}

export class ReplayTape<V extends View = View> {
  steps = $state.raw<(Step<V> | undefined)[]>([])
  length = $state(0)
  eyes = $state(ALL)
  private readonly here = $derived(this.steps.filter(step => step !== undefined))
  /** What these eyes could perceive at the steps that are here, in order. */
  private readonly perceived = $derived<Moment[]>(
    this.here
      .filter(step => step.events.length || step.seat === this.eyes || this.eyes === ALL)
      .map(step => ({ version: step.step, events: step.events }))
  )
  /** And what of it was not taken back: what every story is told from. */
  readonly moments = $derived<Moment[]>(lasting(this.perceived))
  /** Whether every step is here. */
  readonly whole = $derived(this.length > 0 && this.here.length > this.length)
  private asked = new Set<number>()

  /** `code`: the table that was played at; none for a record from a file, which comes from `source`. */
  constructor(
    readonly code: string,
    private readonly source: (eyes: number, first: number) => Promise<Replay> = (eyes, first) =>
      api.replay(code, eyes, first, STRETCH)
  ) {}

  /** See through other eyes: a seat, -1 a spectator's, -2 everything. */
  async look(eyes: number, at: number): Promise<void> {
    this.eyes = eyes
    this.asked.clear()
    await this.need(at)
  }

  /** Who is ahead at each step, as the game weighs it; a gap where a step is not here yet. */
  curve(balance: (view: V) => number): (number | undefined)[] {
    return Array.from({ length: this.length + 1 }, (_, at) =>
      this.steps[at] ? balance(this.steps[at].view) : undefined
    )
  }

  /** Have a step and its neighbours; the rest follows one stretch after the other. */
  async need(step: number): Promise<void> {
    const first = Math.floor(step / STRETCH) * STRETCH
    if (this.asked.has(first)) return
    this.asked.add(first)
    const eyes = this.eyes
    let next = first
    while (next < first + STRETCH && next <= (this.length || next)) {
      const part = await this.source(eyes, next)
      if (eyes !== this.eyes || !part.found.length) return
      this.keep(part)
      next = part.found.at(-1)!.step + 1
    }
  }

  private keep(part: Replay): void {
    this.length = part.steps
    const steps = this.steps.length ? [...this.steps] : new Array<Step<V> | undefined>(part.steps + 1).fill(undefined)
    for (const found of part.found)
      steps[found.step] = { ...found, view: (found.view as Match<V>).view, events: found.events as GameEvent[] }
    this.steps = steps
  }

  async all(): Promise<void> {
    for (let first = 0; first <= this.length; first += STRETCH) await this.need(first)
  }
}
