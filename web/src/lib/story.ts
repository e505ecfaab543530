/** What the stories of all games share: events in their turns, and which five of many lines are told. */

import type { GameEvent } from './messages'
import type { Moment } from './session.svelte'

export interface Told { event: GameEvent; turn: number; version: number }
export interface StoryLine { text: string; version: number }
export interface TurnLine extends StoryLine { turn: number }

/** Every event with the turn and the step in which it happened; `turnOf` says which turn an event begins. */
export function inTurns(moments: Moment[], first: number, turnOf: (event: GameEvent) => unknown): Told[] {
  let turn = first
  return moments.flatMap(({ version, events }) =>
    events.map(event => {
      turn = Number(turnOf(event) ?? turn)
      return { event, turn, version }
    })
  )
}

/** The five lines that weigh most, in the order in which they happened. */
export function heaviest<Line>(found: { weight: number; line: Line }[], most = 5): Line[] {
  return found
    .map((entry, order) => ({ ...entry, order }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.order - b.order)
    .map(({ line }) => line)
}
