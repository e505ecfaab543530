/** What the stories of all games share: events in their turns, and which five of many lines are told. */

import type { GameEvent } from './messages'
import type { Moment } from './session.svelte'

export interface Told {
  event: GameEvent
  turn: number
  version: number
}
export interface StoryLine {
  text: string
  version: number
}
export interface TurnLine extends StoryLine {
  turn: number
}

/** The steps that were taken back: each undo takes the last one that still stands. */
export function takenBack(moments: readonly Moment[]): Set<number> {
  const standing: number[] = []
  const gone = new Set<number>()
  for (const { version, events } of moments) {
    const last = events.some(event => event.event === 'undone') ? standing.pop() : void standing.push(version)
    if (last !== undefined) gone.add(last)
  }
  return gone
}

/** What happened and was not taken back: what stories and numbers are made from. */
export function lasting(moments: readonly Moment[]): Moment[] {
  const gone = takenBack(moments)
  return moments.filter(({ version, events }) => !gone.has(version) && !events.some(event => event.event === 'undone'))
}

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
