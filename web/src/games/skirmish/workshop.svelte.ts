/** A battlefield on the workbench: its pieces and zones, what is chosen, every change, and what the game says to it. */

import { untrack } from 'svelte'
import { api, explain } from '../../lib/api'
import { t } from '../../lib/texts.svelte'
import { freshPiece, toToml, type Draft } from './draft'
import type { ExamineAnswer } from './view'
import { SIDES, type Kind, type Side } from './words'

const PLACE = 'redtable.skirmish.battlefield'
const STEPS = 50
/** What the game takes: characters of a file, pieces of a battlefield. */
const LONGEST = 19_900
const MOST_PIECES = 60

export class Workshop {
  draft = $state.raw<Draft>()
  past = $state.raw<Draft[]>([])
  /** The piece or zone that is worked on, and which of its corners. */
  chosen = $state<string>()
  corner = $state<number>()
  found = $state.raw<ExamineAnswer>()
  problem = $state('')
  private busy = false

  readonly shapes = $derived.by((): Record<string, number[][]> => {
    const draft = this.draft
    return draft ? { ...Object.fromEntries(draft.pieces.map(piece => [piece.id, piece.points])), ...draft.zones } : {}
  })
  readonly piece = $derived.by(() => this.draft?.pieces.find(other => other.id === this.chosen))
  readonly points = $derived.by(() => (this.chosen ? this.shapes[this.chosen] : undefined))
  readonly text = $derived.by(() => (this.draft ? toToml(this.draft) : ''))
  readonly faults = $derived.by(() => this.found?.faults ?? [])
  readonly good = $derived.by(() => this.found !== undefined && !this.found.unreadable && this.faults.length === 0)

  /** Made while its component is: every change is checked as `redtable skirmish map check` does it. */
  constructor() {
    $effect(() => {
      if (this.text) untrack(() => void this.examine(this.text))
    })
  }

  /** What was on the bench the last time, or a copy of a known battlefield. */
  begin(known: Draft): void {
    const kept = localStorage.getItem(PLACE)
    this.draft = kept ? (JSON.parse(kept) as Draft) : { ...known, name: 'mine' }
  }

  /** One check at a time; the newest text counts. */
  private async examine(current: string): Promise<void> {
    if (this.busy) return
    if (this.tooLong(current)) {
      this.found = undefined
      return
    }
    this.busy = true
    try {
      this.found = await api.consult('skirmish', 'battlefield', current)
      this.problem = ''
    } catch (fault) {
      this.found = undefined
      this.problem = explain(fault)
    }
    this.busy = false
    if (this.text !== current) void this.examine(this.text)
  }

  /** Whether a file is more than the game takes; then it is said. */
  tooLong({ length }: string): boolean {
    if (length > LONGEST) this.problem = t('web-skirmish-edit-too-long', { length, most: LONGEST })
    return length > LONGEST
  }

  /** Keep what is there now, to come back to it. */
  remember(): void {
    if (this.draft) this.past = [...this.past.slice(1 - STEPS), this.draft]
  }

  change(next: Draft, remember = true): void {
    if (remember) this.remember()
    this.draft = next
    localStorage.setItem(PLACE, JSON.stringify(next))
  }

  undo(): void {
    const last = this.past.at(-1)
    if (!last) return
    this.past = this.past.slice(0, -1)
    this.change(last, false)
  }

  /** Give what is chosen another shape. */
  reshape(next: number[][], remember = true): void {
    const { draft, chosen } = this
    if (!draft || !chosen) return
    if (SIDES.includes(chosen as Side)) this.change({ ...draft, zones: { ...draft.zones, [chosen]: next } }, remember)
    else {
      const pieces = draft.pieces.map(other => (other.id === chosen ? { ...other, points: next } : other))
      this.change({ ...draft, pieces }, remember)
    }
  }

  /** Turn the chosen piece into one of another kind. */
  become(kind: Kind): void {
    const draft = this.draft
    if (!draft) return
    this.change({
      ...draft,
      pieces: draft.pieces.map(other => (other.id === this.chosen ? { ...other, kind } : other))
    })
  }

  add(kind: Kind): void {
    const draft = this.draft
    if (!draft) return
    if (draft.pieces.length >= MOST_PIECES) {
      this.problem = t('web-skirmish-edit-too-many', { most: MOST_PIECES })
      return
    }
    const made = freshPiece(draft, kind, draft.size[0]! / 2, draft.size[1]! / 2)
    this.change({ ...draft, pieces: [...draft.pieces, made] })
    this.choose(made.id)
  }

  remove(): void {
    if (!this.draft || !this.piece) return
    this.change({ ...this.draft, pieces: this.draft.pieces.filter(other => other.id !== this.chosen) })
    this.choose(undefined)
  }

  choose(id: string | undefined): void {
    this.chosen = id
    this.corner = undefined
  }
}
