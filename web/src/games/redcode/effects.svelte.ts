/** Short movements for what happened: cause before effect, under 1.2 seconds, skipped by any key or click. */

import { play, type Sound } from '../../lib/sound'
import { settings } from '../../lib/settings.svelte'
import type { GameEvent } from '../../lib/messages'
import type { RedcodeView } from '../../lib/wire'
import type { ShipType, Side } from './words'

export interface Effect {
  id: number
  kind: 'run' | 'hit' | 'mend' | 'sink' | 'swirl' | 'blast'
  at: string
  from?: string
  text?: string
  side?: Side
  type?: ShipType
}

const SOUNDS: Record<string, Sound> = {
  'manoeuvre-declared': 'launch',
  'response-declared': 'bell',
  'damage-taken': 'hit',
  repaired: 'mend',
  'breakdown-gained': 'mend',
  'ship-sunk': 'sink',
  'order-drawn': 'card',
  'order-played': 'card',
  'step-moved': 'water',
  'crew-recovered': 'knock'
}

export class Effects {
  running = $state.raw<Effect[]>([])
  private next = 0
  private timers: ReturnType<typeof setTimeout>[] = []

  /** `sinks` says that a ship goes down, by its letter. */
  constructor(private readonly sinks: (letter: string) => string) {}

  /** Play what happened between two views. */
  show(events: GameEvent[], before: RedcodeView | undefined, after: RedcodeView): void {
    const square = (letter: unknown) =>
      after.ships.find(ship => ship.letter === letter)?.square ??
      before?.ships.find(ship => ship.letter === letter)?.square
    const pace = events.length > 12 ? 0.5 : 1
    let delay = 0
    for (const event of events) {
      const at = square(event.ship)
      if (event.event === 'manoeuvre-declared' || event.event === 'response-declared') {
        const to = square(event.target)
        if (at && to && at !== to) this.start({ kind: 'run', at: to, from: at }, delay, 700 * pace)
        delay += 260 * pace
      } else if (event.event === 'damage-taken' && at)
        this.start({ kind: 'hit', at, text: `−${String(event.points ?? '')}` }, delay, 800 * pace)
      else if ((event.event === 'repaired' || event.event === 'breakdown-gained') && at)
        this.start({ kind: 'mend', at, text: `+${String(event.points ?? event.number ?? 1)}` }, delay, 800 * pace)
      else if (event.event === 'current-triggered')
        this.start({ kind: 'swirl', at: String(event.square) }, delay, 600 * pace)
      else if (event.event === 'order-played' && event.card === 'atomic' && typeof event.target === 'string')
        this.start({ kind: 'blast', at: event.target }, delay, 900 * pace)
      else if (event.event === 'ship-sunk') {
        const gone = before?.ships.find(ship => ship.letter === event.ship)
        if (gone?.square && gone.type)
          this.start(
            {
              kind: 'sink',
              text: this.sinks(gone.letter),
              at: gone.square,
              side: gone.side,
              type: gone.type
            },
            delay,
            1200 * pace
          )
      } else if (event.event === 'link-resolved') delay += 200 * pace
      const sound = SOUNDS[event.event]
      if (sound) this.timers.push(setTimeout(() => play(sound), delay))
    }
  }

  skip(): void {
    this.timers.forEach(clearTimeout)
    this.timers = []
    this.running = []
  }

  private start(effect: Omit<Effect, 'id'>, delay: number, length: number): void {
    if (settings.isStill) return
    const shown = { ...effect, id: this.next++ }
    this.timers.push(setTimeout(() => (this.running = [...this.running, shown]), delay))
    this.timers.push(
      setTimeout(() => (this.running = this.running.filter(other => other.id !== shown.id)), delay + length)
    )
  }
}
