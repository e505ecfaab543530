/** A lesson being learned: the frames of a scenario, and how far the learner is. */

import { api } from './api'
import type { GameEvent, Match } from './messages'
import type { Place } from './place'
import type { Lesson, LessonFrame, SeatView, View } from './wire'

export class LessonRun<V extends View = View, A = object> implements Place<V, A> {
  at = $state(0)
  /** What the learner did instead of what the lesson wants: legal, but not now. */
  wrong = $state<string>()
  /** Whether the wanted action is shown. */
  hinting = $state(false)

  frames = $state.raw<LessonFrame[]>([])
  /** The answers to choose from, where anything may be said. */
  readonly offered: string[] = []

  constructor(readonly lesson: Lesson) {
    this.frames = lesson.frames
  }

  readonly frame = $derived.by((): LessonFrame => this.frames[this.at]!)
  readonly match = $derived.by((): Match<V> => this.frame.match as Match<V>)
  readonly view = $derived.by((): V => this.match.view)
  readonly done = $derived.by(() => this.frame.action === '')
  /** The other side acts: there is nothing to do but watch. */
  readonly watching = $derived.by(() => !this.done && this.frame.seat !== this.lesson.learner)
  readonly events = $derived.by(() => this.frame.events as GameEvent[])

  /** The seats as a table shows them: people without names, but for those that `named` gives one. */
  seats(named: (seat: number) => string = () => ''): SeatView[] {
    return this.lesson.seats.map((seat, number) => ({
      ...seat,
      seat: number,
      holder: 'person',
      player: named(number),
      bot: '',
      covered: false,
      ready: true,
      connected: true,
      yours: number === this.lesson.learner,
      commitment: '',
      revealed: false,
      program: false,
      entropy: ''
    }))
  }

  act(action: string): void {
    if (action === this.frame.action) this.next()
    else this.wrong = action
  }

  ask<Q extends keyof A & string>(word: Q, about = ''): Promise<A[Q]> {
    const question = `${word} ${about}`.trim()
    const answer = this.frame.answers[question]
    if (answer === null) return Promise.reject(new Error(question))
    const found = answer === undefined ? this.lookUp(question) : Promise.resolve(answer)
    return found as Promise<A[Q]>
  }

  /** What the game says to a question that was not foreseen. */
  protected lookUp(question: string): Promise<unknown> {
    return api.lessonAnswer(this.view.game, this.lesson.id, this.at, question)
  }

  next(): void {
    this.go(this.at + 1)
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.frames.length - 1, at))
    this.wrong = undefined
    this.hinting = false
  }
}
