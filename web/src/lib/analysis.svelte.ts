/** The analysis of a finished match as it comes: asked for once, then again until nothing finer follows. */

import { api, explain } from './api'
import { isDeviceTable } from './device'
import { GameTexts, t, texts } from './texts.svelte'
import type { MatchAnalysis } from './wire'

/** The games that have an analyst. */
export const ANALYSED = ['redcode', 'skirmish', 'damage', 'pictures']
const PAUSE = 700
/** A device goes on only while it is asked. */
const PAUSE_OF_DEVICE = 10
const WORD = /[\p{L}_][\p{L}\d_-]*(?::[\p{L}\d-]+)?/gu
/** What a hit is scored on says it all. */
const SCORED = /^score /

export class Analysing {
  found = $state.raw<MatchAnalysis>()
  problem = $state('')
  working = $state(false)
  done = $state(0)
  steps = $state(0)
  private stopped = false

  constructor(readonly code: string) {}

  async begin(): Promise<void> {
    this.problem = ''
    this.working = true
    try {
      while (this.working && !this.stopped) {
        const view = await api.analysis(this.code, this.found?.depth ?? '')
        this.found = view.found ?? this.found
        this.done = view.done
        this.steps = view.steps
        this.working = view.working
        const pause = isDeviceTable(this.code) ? PAUSE_OF_DEVICE : PAUSE
        if (view.working) await new Promise(resolve => setTimeout(resolve, pause))
      }
    } catch (fault) {
      this.problem = explain(fault)
      this.working = false
    }
  }

  stop(): void {
    this.stopped = true
  }
}

/** A chance in millionths, as hundredths that people read. */
export const percent = (chance: number): string =>
  texts.number(chance / 1_000_000, { style: 'percent', maximumFractionDigits: 0 })

/** A change of a chance, in points of a hundred, with its sign. */
export const points = (change: number): string =>
  texts.number(change / 10_000, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })

/** A notation with every word that has a name replaced by it, and an arrow to what it is aimed at: for reading. */
export function spelled(slug: string, notation: string): string {
  if (slug === 'pictures') return spelledPictures(notation)
  const words = new GameTexts(slug)
  return notation
    .replace(SCORED, '')
    .replace(WORD, word => words.word(word))
    .replace('>', ' → ')
}

/** Pictures has cards by their place, counted from the first, and words that nobody may translate. */
function spelledPictures(notation: string): string {
  const [verb, word = '', number = ''] = notation.split(' ')
  if (verb === 'touch') return t('web-analysis-card', { place: Number(word) + 1 })
  if (verb === 'stop') return t('web-analysis-stop')
  return verb === 'clue' || verb === 'ask' ? t('web-analysis-clue', { word, number }) : notation
}

/** The points of a line over the steps, as a path in a box of 1000 by `height`. */
export function path(values: number[], height: number): string {
  const across = 1000 / Math.max(1, values.length - 1)
  return values
    .map((value, at) => `${at ? 'L' : 'M'}${(at * across).toFixed(1)} ${((1 - value / 1e6) * height).toFixed(1)}`)
    .join('')
}
