/** Milliseconds until a question that found no answer is asked again, and how often. */
export const PATIENCE = 2000
const TRIES = 5

/**
 * A question that changes while something is dragged or typed: one is on its way at a time, and only the newest
 * waits.
 */
export class Inquiry<Answer> {
  answer = $state.raw<Answer>()
  /** What was answered; an answer to an older question is still the best there is. */
  asked = $state('')
  private wanted = ''
  /** What found no answer: the line was down, or the server too busy. */
  private missed = ''
  private tries = 0
  private busy = false
  /** Counts the views that were asked about. */
  private page = 0

  constructor(private ask: (question: string) => Promise<Answer>) {}

  /** The answer to exactly this question, if it has come. */
  to(question: string): Answer | undefined {
    return question === this.asked ? this.answer : undefined
  }

  put(question: string): void {
    if (question === this.wanted) return
    this.wanted = question
    this.tries = 0
    if (!question) {
      this.answer = undefined
      this.asked = ''
    } else if (!this.busy) void this.send()
  }

  /** The view has changed: the same question may have another answer. */
  forget(): void {
    this.page += 1
    this.wanted = ''
    this.asked = ''
    this.answer = undefined
  }

  /** The line is up again, or some time has passed: what found no answer is asked once more, if it still matters. */
  again(): void {
    if (!this.missed || this.missed !== this.wanted) return
    this.missed = ''
    this.asked = ''
    if (!this.busy) void this.send()
  }

  private async send(): Promise<void> {
    this.busy = true
    while (this.wanted && this.wanted !== this.asked) {
      const question = this.wanted
      const page = this.page
      try {
        const answer = await this.ask(question)
        if (this.wanted && page === this.page) {
          this.answer = answer
          this.asked = question
        }
      } catch {
        if (question === this.wanted && page === this.page) {
          this.answer = undefined
          this.asked = question
          this.missed = question
          this.tries += 1
          if (this.tries < TRIES) setTimeout(() => this.again(), PATIENCE)
        }
      }
    }
    this.busy = false
  }
}
