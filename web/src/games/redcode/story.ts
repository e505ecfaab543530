/** After the game: the story in five lines, numbers, and luck of the draw. */

import type { Moment } from '../../lib/session.svelte'
import { heaviest, inTurns, type Told, type TurnLine } from '../../lib/story'
import { t } from '../../lib/texts.svelte'
import type { Captains } from './captains'
import type { RulesAnswer } from './view'

/** Every event with the round and the step in which it happened. */
export const chronicle = (moments: Moment[]): Told[] =>
  inTurns(moments, 1, event => (event.event === 'turn-started' ? event.round : undefined))

/** Damage of one blow that is worth a line. */
const BLOW = 2

/** What made a difference, weighed: sinkings first, then long chains, bombs and big blows; five of them in order. */
export function fiveLines(told: Told[], captains: Captains): TurnLine[] {
  const found: { weight: number; line: TurnLine }[] = []
  const sunk = new Set(
    told
      .filter(({ event }) => event.event === 'ship-sunk')
      .map(({ event, version }) => `${version} ${String(event.ship)}`)
  )
  let links = 0
  for (const { event, turn, version } of told) {
    const add = (weight: number, text: string) =>
      found.push({ weight, line: { turn, text: captains.plain(text), version } })
    const word = (value: unknown) => captains.words.word(String(value))
    if (event.event === 'ship-sunk')
      add(100 + turn, t('web-redcode-story-sunk', { by: word(event.by), ship: word(event.ship) }))
    else if (event.event === 'manoeuvre-declared') links = 1
    else if (event.event === 'response-declared') {
      links += 1
      if (links > 2) add(20 + links, t('web-redcode-story-chain', { links, ship: word(event.ship) }))
    } else if (event.event === 'link-cancelled')
      add(30, t('web-redcode-story-cancelled', { ship: word(event.ship), what: word(event.manoeuvre) }))
    else if (event.event === 'order-played')
      add(
        ['atomic', 'kamikaze'].includes(String(event.card)) ? 40 : 10,
        t('web-redcode-story-order', { ship: word(event.ship), what: word(event.card) })
      )
    else if (event.event === 'ship-returned') add(15, t('web-redcode-story-returned', { ship: word(event.ship) }))
    else if (
      event.event === 'damage-taken' &&
      Number(event.points) >= BLOW &&
      !sunk.has(`${version} ${String(event.ship)}`)
    )
      add(
        5 * Number(event.points),
        t('web-redcode-story-blow', { ship: word(event.ship), points: Number(event.points) })
      )
  }
  return heaviest(found)
}

export interface Numbers {
  rounds: number
  manoeuvres: number
  answered: number
  longest: number
  blueLost: number
  redLost: number
}

export function numbers(told: Told[], captains: Captains): Numbers {
  const result: Numbers = { rounds: 1, manoeuvres: 0, answered: 0, longest: 0, blueLost: 0, redLost: 0 }
  let links = 0
  for (const { event, turn } of told) {
    result.rounds = turn
    if (event.event === 'manoeuvre-declared') {
      result.manoeuvres++
      links = 1
    }
    if (event.event === 'response-declared') {
      result.answered++
      links++
    }
    result.longest = Math.max(result.longest, links)
    if (event.event === 'damage-taken')
      result[captains.side(String(event.ship)) === 'blue' ? 'blueLost' : 'redLost'] += Number(event.points ?? 0)
  }
  return result
}

export interface Luck {
  ship: string
  actual: number
  expected: number
}

/**
 * Luck of the draw: what the cards of each captain were worth in hull, against what a deck gives on average.
 * A card's worth is what it takes from a target, a breakdown counted as three repairs.
 */
export function luck(told: Told[], rules: RulesAnswer, ships: string[]): Luck[] {
  const worth = (name: string) =>
    (rules.orders[name]?.effects ?? []).reduce(
      (sum, effect) =>
        sum +
        (effect.do === 'damage'
          ? effect.amount
          : effect.do === 'lose_breakdown'
            ? 3 * effect.amount
            : effect.do === 'draw'
              ? 0
              : 1),
      0
    )
  const rows = Object.values(rules.orders)
  const cards = rows.reduce((sum, row) => sum + row.count, 0)
  const mean = rows.reduce((sum, row) => sum + row.count * worth(row.name), 0) / Math.max(1, cards)
  return ships.map(ship => {
    const drawn = told.flatMap(({ event }) => {
      if (event.ship !== ship) return []
      if (event.event === 'order-drawn' && typeof event.card === 'string') return [event.card]
      return event.event === 'hand-dealt' && Array.isArray(event.cards) ? (event.cards as string[]) : []
    })
    return { ship, actual: drawn.reduce((sum, card) => sum + worth(card), 0), expected: drawn.length * mean }
  })
}
