/** Short movements for what happened: cause before effect, under 1.2 seconds, skipped by any key or click. */

import type { GameEvent } from '../../lib/messages'
import { settings } from '../../lib/settings.svelte'
import { play, type Sound } from '../../lib/sound'
import type { SkirmishView } from '../../lib/wire'
import { point, type Point } from './board/geometry'

export interface Effect {
  id: number
  kind: 'shot' | 'pop' | 'flash'
  at: Point
  from?: Point
  text?: string
  tone?: 'hit' | 'chit' | 'good'
}

const SOUNDS: Record<string, Sound> = {
  volley: 'launch',
  casualties: 'hit',
  'chit-gained': 'knock',
  moved: 'knock',
  'wiped-out': 'sink',
  'orders-rolled': 'card',
  reaction: 'bell',
  'objective-reconnoitred': 'mend',
  effect: 'card'
}

export class Effects {
  running = $state.raw<Effect[]>([])
  /** Grows with every skip: dice that still roll stop at once. */
  skipped = $state(0)
  private next = 0
  private timers: ReturnType<typeof setTimeout>[] = []

  /** Play what happened between two views. */
  show(events: GameEvent[], before: SkirmishView | undefined, after: SkirmishView): void {
    const where = (name: unknown): Point | undefined => {
      const at = after.units.find(unit => unit.name === name)?.at ?? before?.units.find(unit => unit.name === name)?.at
      return at ? point(at) : undefined
    }
    let delay = 0
    const pace = events.length > 14 ? 0.5 : 1
    for (const event of events) {
      const at = where(event.unit)
      if (event.event === 'volley' && at) {
        const to = where(event.target)
        if (to) this.start({ kind: 'shot', from: at, at: to }, delay, 500 * pace)
        delay += 240 * pace
      } else if (event.event === 'casualties' && at)
        this.start({ kind: 'pop', at, text: `−${String(event.count)}`, tone: 'hit' }, delay, 900 * pace)
      else if (event.event === 'chit-gained' && at)
        this.start({ kind: 'pop', at, text: '+1', tone: 'chit' }, (delay += 90 * pace), 800 * pace)
      else if ((event.event === 'contact' || event.event === 'combat-round') && at)
        this.start({ kind: 'flash', at }, delay, 600 * pace)
      else if (event.event === 'objective-reconnoitred') {
        const mark = after.objectives.find(other => String(other.number) === String(event.objective))
        if (mark) this.start({ kind: 'pop', at: point(mark.at), text: '✓', tone: 'good' }, delay, 1100 * pace)
      }
      const sound = SOUNDS[event.event]
      if (sound) this.timers.push(setTimeout(() => play(sound), delay))
    }
  }

  skip(): void {
    this.timers.forEach(clearTimeout)
    this.timers = []
    this.running = []
    this.skipped += 1
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
