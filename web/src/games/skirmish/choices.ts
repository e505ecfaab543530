/**
 * The legal actions of a view, taken apart. In continuous space they are good candidates: more is allowed than is
 * listed.
 */

import { point, type Point } from './board/geometry'

export interface Choice {
  text: string
  verb: string
  unit: string
  target: string
  points: Point[]
  /** How far along a path a reaction comes. */
  at?: number
  words: string[]
}

const isPoint = (word: string): boolean => /^\d+(\.\d)?,\d+(\.\d)?$/.test(word)
const isUnit = (word: string): boolean => /^[A-Z][A-Za-z]{0,3}\d{1,2}$/.test(word)
export const readPoint = (word: string): Point => point(word.split(',').map(Number))

export function readChoice(text: string): Choice {
  const words = text.split(' ')
  const points = words.filter(isPoint).map(readPoint)
  const units = words.filter(isUnit)
  const mark = words.find(word => word.startsWith('@'))
  const first = words[0] ?? ''
  const choice: Choice = {
    text,
    verb: first,
    unit: '',
    target: '',
    points,
    at: mark === undefined ? undefined : Number(mark.slice(1)),
    words: words.slice(1)
  }
  if (first === 'deploy' || first === 'remove') return { ...choice, unit: units[0] ?? '' }
  if (!isUnit(first)) return choice
  const verbs = words.filter(word => ['move', 'fire', 'assault', 'retreat'].includes(word))
  const verb = words[1] === 'react' ? `react-${verbs[0]}` : verbs.join('-')
  return { ...choice, verb, unit: first, target: units[1] ?? '' }
}

export class Choices {
  readonly all: Choice[]

  constructor(legal: readonly string[]) {
    this.all = legal.map(readChoice)
  }

  of(verb: string, unit?: string): Choice[] {
    return this.all.filter(choice => choice.verb === verb && (unit === undefined || choice.unit === unit))
  }

  has(text: string): boolean {
    return this.all.some(choice => choice.text === text)
  }

  /** The soldiers that may become casualties, each as often as it can be named. */
  figures(): string[] {
    const most = new Map<string, number>()
    for (const choice of this.of('lose')) {
      const counts = new Map<string, number>()
      choice.words.forEach(word => counts.set(word, (counts.get(word) ?? 0) + 1))
      counts.forEach((count, word) => most.set(word, Math.max(most.get(word) ?? 0, count)))
    }
    return [...most]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([word, count]) => new Array<string>(count).fill(word))
  }

  /** The choice of exactly these casualties. */
  losing(picked: readonly string[]): Choice | undefined {
    const wanted = [...picked].sort().join(' ')
    return this.of('lose').find(choice => [...choice.words].sort().join(' ') === wanted)
  }
}
