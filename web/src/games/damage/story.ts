/** After a duel: the story in five lines, and the numbers of both ships. */

import type { Moment } from '../../lib/session.svelte'
import { heaviest, inTurns, type Told, type TurnLine } from '../../lib/story'
import { t } from '../../lib/texts.svelte'
import { boxWords, shipName } from './names'

/** Every event with the turn and the step in which it happened. */
export const chronicle = (moments: Moment[]): Told[] =>
  inTurns(moments, 1, event => (event.event === 'turn-advanced' ? event.turn : undefined))

/**
 * What made a difference, weighed: the end first, then excess damage, critical hits and big volleys; five of them in
 * order.
 */
export function fiveLines(told: Told[]): TurnLine[] {
  const found: { weight: number; line: TurnLine }[] = []
  for (const { event, turn, version } of told) {
    const ship = shipName(String(event.ship ?? ''))
    const add = (weight: number, text: string) => found.push({ weight, line: { turn, text, version } })
    if (event.event === 'ship-destroyed')
      add(1000, t('web-damage-story-destroyed', { ship, overkill: Number(event.overkill) }))
    else if (event.event === 'excess-damage')
      add(100 - 10 * Number(event.left), t('web-damage-story-excess', { ship, left: Number(event.left) }))
    else if (event.event === 'critical-rolled')
      add(40, t('web-damage-story-critical', { ship, critical: boxWords.word(String(event.critical)) }))
    else if (event.event === 'volley-rolled' || event.event === 'volley-fired')
      add(Number(event.hits) + 10, t('web-damage-story-volley', { ship, hits: Number(event.hits) }))
  }
  return heaviest(found)
}

export interface Numbers {
  ship: string
  volleys: number
  hits: number
  cards: number
  misses: number
  excess: number
}

/** For each ship what was fired at it, and how it went. */
export function numbers(told: Told[], ships: string[]): Numbers[] {
  return ships.map(ship => {
    const own = told.filter(({ event }) => event.ship === ship).map(({ event }) => event)
    const ended = own.filter(event => event.event === 'volley-ended')
    const sum = (key: string) => ended.reduce((total, event) => total + Number(event[key] ?? 0), 0)
    const count = (kind: string) => own.filter(event => event.event === kind).length
    return {
      ship,
      volleys: count('volley-started'),
      hits: sum('scored'),
      cards: sum('cards'),
      misses: count('card-missed'),
      excess: count('excess-damage')
    }
  })
}
