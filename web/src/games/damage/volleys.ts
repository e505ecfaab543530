/** Volleys that are over, as the events tell them. */

import type { GameEvent } from '../../lib/messages'

export interface DoneVolley {
  ship: string
  hits: number
  scored: number
  cards: number
  lost: Record<string, number>
  destroyed: boolean
}

/** A critical hit that was rolled for: `at` is its place among the events, `fresh` whether it has just happened. */
export interface RolledCritical {
  die: number
  critical: string
  clause: string
  at: number
  fresh: boolean
}

/** The critical hit of the ship's volley, open or over; `news` is how many of the events have just come. */
export function rolledCritical(events: GameEvent[], ship: string, news: number): RolledCritical | undefined {
  let rolled: RolledCritical | undefined
  for (const [at, event] of events.entries()) {
    if (event.ship !== ship) continue
    if (event.event === 'volley-started') rolled = undefined
    if (event.event === 'critical-rolled')
      rolled = {
        die: Number(event.die),
        critical: String(event.critical),
        clause: String(event.clause),
        at,
        fresh: at >= events.length - news
      }
  }
  return rolled
}

/** The last finished volley on a ship, unless it was taken back. */
export function lastVolley(events: GameEvent[], ship: string): DoneVolley | undefined {
  let destroyed = false
  let done: DoneVolley | undefined
  for (const event of events) {
    if (event.event === 'taken-back') done = undefined
    if (event.ship !== ship) continue
    if (event.event === 'volley-started') destroyed = false
    if (event.event === 'ship-destroyed') destroyed = true
    if (event.event === 'volley-ended')
      done = {
        ship,
        hits: Number(event.hits),
        scored: Number(event.scored),
        cards: Number(event.cards),
        lost: event.lost as Record<string, number>,
        destroyed
      }
  }
  return done
}
