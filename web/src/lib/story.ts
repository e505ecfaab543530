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

const undos = ({ events }: Moment): GameEvent[] => events.filter(event => event.event === 'undone')

/**
 * The steps that were taken back, of all that these eyes could perceive. An undo says how many steps ago that was:
 * what stands in between is somebody's secret. Eyes that see all hear it once for each way of counting; theirs is the
 * longest. What earlier versions stored does not say it: then it is the last step that still stands.
 */
export function takenBack(moments: readonly Moment[]): Set<number> {
  const standing = new Set<number>()
  const gone = new Set<number>()
  moments.forEach((moment, i) => {
    const steps = undos(moment).map(event => Number(event.steps ?? 0))
    if (!steps.length) return void standing.add(moment.version)
    const undone = moments[i - Math.max(...steps)]
    const version = undone && undone !== moment ? undone.version : [...standing].at(-1)
    if (version === undefined) return
    standing.delete(version)
    gone.add(version)
  })
  return gone
}

/** What happened and was not taken back: what stories and numbers are made from. */
export function lasting(moments: readonly Moment[]): Moment[] {
  const gone = takenBack(moments)
  return moments.filter(moment => !gone.has(moment.version) && !undos(moment).length)
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
