/** A place at a recorded view, for tests: keeps what is asked and sent, and answers what the test gave it to answer. */

import type { Match } from './messages'
import type { Place } from './place'
import type { View } from './wire'

export class RecordedPlace<V extends View, A> implements Place<V, A> {
  readonly match: Match<V>
  readonly asked: string[] = []
  readonly sent: string[] = []

  constructor(
    readonly view: V,
    private readonly answers: Partial<A> = {}
  ) {
    this.match = { version: 1, undo: false, why_no_undo: null, outcome: null, view }
  }

  act(action: string): void {
    this.sent.push(action)
  }

  ask<Q extends keyof A & string>(question: Q, about = ''): Promise<A[Q]> {
    this.asked.push(`${question} ${about}`.trim())
    const answer = this.answers[question]
    return answer === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(answer)
  }
}
