/** Volleys that are over, as the events tell them. */

import type { GameEvent } from '../../lib/messages'

export interface DoneVolley { ship: string; hits: number; scored: number; cards: number; lost: Record<string, number>; destroyed: boolean; critical: string }

/** The last finished volley on a ship, unless it was taken back. */
export function lastVolley(events: GameEvent[], ship: string): DoneVolley | undefined {
  let critical = ''
  let destroyed = false
  let done: DoneVolley | undefined
  for (const event of events) {
    if (event.event === 'taken-back') done = undefined
    if (event.ship !== ship) continue
    if (event.event === 'volley-started') (critical = ''), (destroyed = false)
    if (event.event === 'critical-rolled') critical = String(event.critical)
    if (event.event === 'ship-destroyed') destroyed = true
    if (event.event === 'volley-ended') done = { ship, hits: Number(event.hits), scored: Number(event.scored), cards: Number(event.cards), lost: event.lost as Record<string, number>, destroyed, critical }
  }
  return done
}
