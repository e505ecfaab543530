/** After the game: the story in five lines, numbers, luck of the dice. */

import type { Moment } from '../../lib/session.svelte'
import { heaviest, inTurns, type Told, type TurnLine } from '../../lib/story'
import { t } from '../../lib/texts.svelte'
import type { Forces } from './forces'
import { SIDES, type Side } from './words'

/** Every event with the turn and the step in which it happened. */
export const chronicle = (moments: Moment[]): Told[] =>
  inTurns(moments, 0, event => (event.event === 'turn-started' ? event.turn : undefined))

/**
 * What made a difference, weighed: the end, objectives and units lost first, then assaults, retreats and bloody
 * volleys.
 */
export function fiveLines(told: Told[], forces: Forces): TurnLine[] {
  const found: { weight: number; line: TurnLine }[] = []
  for (const { event, turn, version } of told) {
    const unit = String(event.unit ?? '')
    const add = (weight: number, key: string, args = {}) =>
      found.push({
        weight: weight + turn / 100,
        line: { turn, text: forces.plain(t(key, { unit, target: String(event.target ?? ''), ...args })), version }
      })
    if (event.event === 'game-over')
      found.push({ weight: 1000, line: { turn, text: forces.words.outcome(String(event.reason)), version } })
    else if (event.event === 'objective-reconnoitred')
      add(100, 'web-skirmish-story-objective', { number: Number(event.objective) })
    else if (event.event === 'wiped-out') add(90, 'web-skirmish-story-wiped-out')
    else if (event.event === 'combat-won') add(60, 'web-skirmish-story-combat')
    else if (event.event === 'broken-off') add(45, 'web-skirmish-story-broken-off')
    else if (event.event === 'casualties' && Number(event.count) > 1)
      add(30 + Number(event.count) * 5, 'web-skirmish-story-casualties', { count: Number(event.count) })
    else if (event.event === 'retreat-forced') add(25, 'web-skirmish-story-retreat')
    else if (event.event === 'reaction-test' && event.first)
      add(12, 'web-skirmish-story-reaction', { actor: String(event.actor) })
  }
  return heaviest(found)
}

export interface Numbers {
  turns: number
  firefights: number
  reactions: number
  assaults: number
  dice: number
}

export function numbers(told: Told[]): Numbers {
  const count = (kind: string) => told.filter(({ event }) => event.event === kind).length
  const dice = told.reduce(
    (sum, { event }) => sum + (Array.isArray(event.dice) ? event.dice.length : event.die === undefined ? 0 : 1),
    0
  )
  return {
    turns: told.at(-1)?.turn ?? 0,
    firefights: count('firefight'),
    reactions: count('reaction'),
    assaults: count('assault'),
    dice
  }
}

export interface Luck {
  side: Side
  actual: number
  expected: number
}

/**
 * Luck of the dice: the hits of each side's volleys against what as many dice with the same modifiers give on
 * average.
 */
export function luck(told: Told[], forces: Forces, success = 5): Luck[] {
  return SIDES.map(side => {
    const volleys = told.filter(({ event }) => event.event === 'volley' && forces.side(String(event.unit)) === side)
    const expected = volleys.reduce(
      (sum, { event }) =>
        sum +
        (event.dice as number[]).length * Math.max(0, Math.min(1, (11 - (success - Number(event.modifier))) / 10)),
      0
    )
    return { side, actual: volleys.reduce((sum, { event }) => sum + Number(event.hits), 0), expected }
  })
}
