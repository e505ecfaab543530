/** A puzzle being solved: the position, the answers that were given, and how the last one is played out. */

import { api } from './api'
import { LessonRun } from './lesson.svelte'
import type { PuzzleAnswer, PuzzleTask, View } from './wire'

export class PuzzleRun<V extends View = View, A = object> extends LessonRun<V, A> {
  /** What is said to the last answer; nothing while the position is asked. */
  answer = $state.raw<PuzzleAnswer>()
  /** How many answers were given. */
  tries = $state(0)
  /** Right answers that were found while more are asked for. */
  found = $state.raw<string[]>([])
  /** Whether the answer was shown before it was found. */
  shown = $state(false)
  override readonly offered: string[]
  private waiting = false

  constructor(
    readonly game: string,
    readonly task: PuzzleTask,
    private readonly failed: (fault: unknown) => void
  ) {
    const { id, learner, seats, frame } = task
    super({ id, title: {}, clauses: [], learner, seats, frames: [frame] })
    this.offered = task.offered
  }

  override readonly done = $derived.by(() => this.answer?.right === true)
  /** There is nothing to do but watch how the answer is played out. */
  override readonly watching = $derived.by(() => this.answer !== undefined)
  readonly atEnd = $derived.by(() => this.at === this.frames.length - 1)

  override act(action: string): void {
    void this.give(action)
  }

  /** Give an answer; without an action the right one is asked for. */
  async give(action = ''): Promise<void> {
    if (this.waiting || (this.answer && action) || this.found.includes(action)) return
    this.waiting = true
    try {
      const found = await api.puzzleAnswer(this.game, this.task.id, action)
      if (action && found.right && this.found.length + 1 < this.task.find) {
        this.found = [...this.found, action]
        return
      }
      if (action) this.tries++
      else this.shown = true
      this.answer = found
      this.frames = found.frames
      this.go(1)
    } catch (fault) {
      this.failed(fault)
    } finally {
      this.waiting = false
    }
  }

  /** Back to the position, for another answer. */
  again(): void {
    this.answer = undefined
    this.frames = [this.task.frame]
    this.go(0)
  }

  protected override lookUp(question: string): Promise<unknown> {
    return api.puzzlePreview(this.game, this.task.id, question)
  }
}

/** Thousandths of a victory as games of a hundred. */
export const percent = (thousandths: number): number => Math.round(thousandths / 10)
