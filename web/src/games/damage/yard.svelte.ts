/** A ship being drawn: the sheet, its way back, and what the validator of the terminal says about it. */

import { explain } from '../../lib/api'
import { boxWords } from './names'
import { checkShip, consult, library } from './library.svelte'
import type { CheckAnswer, OddsAnswer, ShipSheet, SoundShip } from './view'

const VOLLEY = 18
const TRIALS = 400

/** Boxes of a system as a number. */
export const count = (boxes: number | Record<string, number> | undefined): number =>
  typeof boxes === 'object' ? Object.values(boxes).reduce((sum, part) => sum + part, 0) : (boxes ?? 0)
/** Labels as they are typed: `FA*4, RX*2`. */
export const labelText = (boxes: number | Record<string, number> | undefined): string =>
  typeof boxes === 'object'
    ? Object.entries(boxes)
        .map(([label, part]) => `${label}*${part}`)
        .join(', ')
    : ''

/** The boxes that typed labels stand for; undefined where they make no sense. */
export function readLabels(text: string, whole: number): number | Record<string, number> | undefined {
  if (!text.trim()) return whole
  const boxes: Record<string, number> = {}
  for (const part of text.split(',')) {
    const found = /^\s*([A-Za-z][A-Za-z0-9_-]{0,15})\s*[*×x ]\s*(\d{1,3})\s*$/.exec(part)
    if (!found || found[1]! in boxes) return undefined
    boxes[found[1]!] = Number(found[2])
  }
  return boxes
}

/** The same boxes with another sum: what is added or taken goes to the last label. */
export function resized(
  boxes: number | Record<string, number> | undefined,
  whole: number
): number | Record<string, number> {
  if (typeof boxes !== 'object') return whole
  const labels = Object.keys(boxes)
  const next = { ...boxes }
  let change = whole - count(boxes)
  for (const label of labels.toReversed()) {
    const size = Math.max(0, next[label]! + change)
    change -= size - next[label]!
    next[label] = size
  }
  return whole ? next : 0
}

export class Yard {
  sheet = $state.raw<ShipSheet>({ name: '', boxes: {} })
  /** The own ship that is being changed; empty for a new one. */
  id = $state('')
  checked = $state.raw<CheckAnswer>()
  odds = $state.raw<OddsAnswer>()
  problem = $state('')
  saved = $state(true)
  touched = $state('')
  past = $state.raw<ShipSheet[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private turn = 0

  /** Begin with a ship; its own writing stays as it is. */
  begin(sheet: ShipSheet, id = ''): void {
    this.sheet = structuredClone(sheet)
    this.id = id
    this.past = []
    this.saved = id !== ''
    this.touched = ''
    this.check(0)
  }

  change(change: Partial<ShipSheet>, touched = ''): void {
    this.past = [...this.past.slice(-99), this.sheet]
    this.sheet = { ...this.sheet, ...change }
    this.touched = touched
    this.saved = false
    this.check(180)
  }

  setBoxes(system: string, boxes: number | Record<string, number>): void {
    const next = { ...this.sheet.boxes, [system]: boxes }
    if (!count(boxes) && system !== 'excess') delete next[system]
    this.change({ boxes: next }, system)
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.sheet = before
    this.touched = ''
    this.saved = false
    this.check(0)
  }

  /** A ship from text, TOML or JSON; what cannot be read is told and changes nothing. */
  async read(text: string): Promise<boolean> {
    const answer = await checkShip(text)
    if (!answer.sheet) {
      this.checked = answer
      return false
    }
    this.change(answer.sheet)
    return true
  }

  check(wait: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.look(), wait)
  }

  private async look(): Promise<void> {
    const mine = ++this.turn
    this.problem = ''
    try {
      const answer = await checkShip(JSON.stringify(this.sheet))
      if (mine !== this.turn) return
      this.checked = answer
      this.odds = undefined
      if (!answer.ship) return
      const found = await consult('odds', { ship: answer.ship.code, volleys: [VOLLEY], trials: TRIALS })
      if (mine === this.turn) this.odds = found
    } catch (fault) {
      if (mine === this.turn) this.problem = explain(fault)
    }
  }

  get sound(): SoundShip | undefined {
    return this.checked?.ship ?? undefined
  }

  save(): void {
    const ship = this.sound
    if (!ship) return
    const slug =
      this.sheet.name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '') || 'ship'
    this.id = this.id || `own-${slug}`
    library.keep({ id: this.id, code: ship.code, sheet: ship.sheet })
    this.saved = true
  }

  /** Where a fault belongs, in words. */
  place(where: string): string {
    const system = where.replace(/^boxes\.?/, '')
    return system ? boxWords.word(system) : ''
  }

  end(): void {
    clearTimeout(this.timer)
    this.turn++
  }
}
