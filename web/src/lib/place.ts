/** What a game's screen needs of the table it is played at: a live one, a lesson, or a step of a replay. */

import type { Status } from './connection'
import type { Match } from './messages'
import type { View } from './wire'

/** `A`: what the game answers, by the first word of the question. */
export interface Place<V extends View, A = object> {
  readonly match: Match<V> | null
  readonly view: V | undefined
  /** How the line is; a lesson has none. */
  readonly status?: Status
  act(action: string): void
  ask<Q extends keyof A & string>(question: Q, about?: string): Promise<A[Q]>
}
