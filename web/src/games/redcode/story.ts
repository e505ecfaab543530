/** After the game: the story in five lines, numbers, luck of the draw, and the balance step by step. */

import type { GameEvent } from '../../lib/messages'
import { t } from '../../lib/texts.svelte'
import type { Captains } from './captains'
import type { RulesAnswer } from './questions'

export interface StoryLine { round: number; text: string; version: number }

interface Told { event: GameEvent; round: number; version: number }

/** Every event with the round and the step in which it happened. */
export function chronicle(moments: { version: number; events: GameEvent[] }[]): Told[] {
  let round = 1
  return moments.flatMap(({ version, events }) =>
    events.map(event => {
      if (event.event === 'turn-started') round = Number(event.round)
      return { event, round, version }
    })
  )
}

/** What made a difference, weighed: sinkings first, then long chains, bombs and big blows; five of them in order. */
export function fiveLines(told: Told[], captains: Captains): StoryLine[] {
  const found: { weight: number; line: StoryLine }[] = []
  let links = 0
  for (const { event, round, version } of told) {
    const add = (weight: number, text: string) => found.push({ weight, line: { round, text: captains.plain(text), version } })
    const word = (value: unknown) => captains.words.word(String(value))
    if (event.event === 'ship-sunk') add(100 + round, t('web-redcode-story-sunk', { by: word(event.by), ship: word(event.ship) }))
    else if (event.event === 'manoeuvre-declared') links = 1
    else if (event.event === 'response-declared') {
      links += 1
      if (links > 2) add(20 + links, t('web-redcode-story-chain', { links, ship: word(event.ship) }))
    } else if (event.event === 'link-cancelled') add(30, t('web-redcode-story-cancelled', { ship: word(event.ship), what: word(event.manoeuvre) }))
    else if (event.event === 'order-played') add(['atomic', 'kamikaze'].includes(String(event.card)) ? 40 : 10, t('web-redcode-story-order', { ship: word(event.ship), what: word(event.card) }))
    else if (event.event === 'ship-returned') add(15, t('web-redcode-story-returned', { ship: word(event.ship) }))
  }
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 5)
    .map(({ line }) => line)
    .sort((a, b) => a.version - b.version)
}

export interface Numbers { rounds: number; manoeuvres: number; answered: number; longest: number; blueLost: number; redLost: number }

export function numbers(told: Told[], captains: Captains): Numbers {
  const result: Numbers = { rounds: 1, manoeuvres: 0, answered: 0, longest: 0, blueLost: 0, redLost: 0 }
  let links = 0
  for (const { event, round } of told) {
    result.rounds = round
    if (event.event === 'manoeuvre-declared') (result.manoeuvres++, (links = 1))
    if (event.event === 'response-declared') (result.answered++, links++)
    result.longest = Math.max(result.longest, links)
    if (event.event === 'damage-taken') result[captains.side(String(event.ship)) === 'blue' ? 'blueLost' : 'redLost'] += Number(event.points ?? 0)
  }
  return result
}

export interface Luck { ship: string; actual: number; expected: number }

/**
 * Luck of the draw: what the cards of each captain were worth in hull, against what a deck gives on average.
 * A card's worth is what it takes from a target, a breakdown counted as three repairs.
 */
export function luck(told: Told[], rules: RulesAnswer, ships: string[]): Luck[] {
  const worth = (name: string) =>
    (rules.orders[name]?.effects ?? []).reduce((sum, effect) => sum + (effect.do === 'damage' ? effect.amount : effect.do === 'lose_breakdown' ? 3 * effect.amount : effect.do === 'draw' ? 0 : 1), 0)
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
