/** The cards of this batch in the order in which they came, with what became of them. */

import type { GameEvent } from '../../lib/messages'
import type { VolleyView } from './view'

export interface RackCard {
  card: string
  fate: 'hit' | 'miss' | 'open'
}

/**
 * What the piles hold, put into the order that the events tell. If they disagree (a step was taken back), the piles
 * are right.
 */
export function rackOf(volley: VolleyView, events: GameEvent[]): RackCard[] {
  const fates = new Map<string, RackCard['fate']>([
    ...volley.right.map(card => [card, 'hit'] as const),
    ...volley.left.map(card => [card, 'miss'] as const),
    ...(volley.card && !/^\d$/.test(volley.card) ? [[volley.card, 'open'] as const] : [])
  ])
  let dealt: string[] = []
  for (const event of events) {
    if (event.ship !== volley.ship) continue
    if (event.event === 'volley-started' || event.event === 'reshuffled') dealt = []
    if (event.event === 'card-dealt') dealt = [...dealt.filter(card => card !== event.card), String(event.card)]
  }
  const told = dealt.filter(card => fates.has(card))
  const order = told.length === fates.size ? told : [...fates.keys()]
  return order.map(card => ({ card, fate: fates.get(card)! }))
}
