/** A finished match, step by step, through one pair of eyes. Loaded in stretches, the wanted one first. */

import { api } from './api'
import type { MatchView, ReplayStep, View } from './wire'

const STRETCH = 50

/** One step: who did what, what these eyes saw of it, and the game after it. */
export interface Step extends Omit<ReplayStep, 'view'> {
  view: View
}

export class ReplayTape {
  steps = $state.raw<(Step | undefined)[]>([])
  length = $state(0)
  eyes = $state(-2)
  private asked = new Set<number>()

  constructor(readonly code: string) {}

  /** See through other eyes: a seat, -1 a spectator's, -2 everything. */
  async look(eyes: number, at: number): Promise<void> {
    this.eyes = eyes
    this.asked.clear()
    await this.need(at)
  }

  /** Have a step and its neighbours; the rest follows one stretch after the other. */
  async need(step: number): Promise<void> {
    const first = Math.floor(step / STRETCH) * STRETCH
    if (this.asked.has(first)) return
    this.asked.add(first)
    const eyes = this.eyes
    const part = await api.replay(this.code, eyes, first, STRETCH)
    if (eyes !== this.eyes) return
    this.length = part.steps
    const steps = this.steps.length ? [...this.steps] : new Array<Step | undefined>(part.steps + 1).fill(undefined)
    for (const found of part.found) steps[found.step] = { ...found, view: (found.view as MatchView).view }
    this.steps = steps
  }

  async all(): Promise<void> {
    for (let first = 0; first <= this.length; first += STRETCH) await this.need(first)
  }
}
