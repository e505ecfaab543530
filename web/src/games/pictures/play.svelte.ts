/** A place at the table: the view, what is being considered, and what the next touch would do. */

import type { RefusalView } from '../../lib/messages'
import type { Place } from '../../lib/place'
import type { PicturesView } from '../../lib/wire'
import type { Answers, RulesAnswer } from './view'
import { colourOf } from './view'

export class Play {
  readonly session: Place<PicturesView, Answers>
  /** The card that waits for a second touch. */
  chosen = $state<number>()
  /** The cards that a spymaster has in mind. They never leave this page. */
  picked = $state<number[]>([])
  /** The card that is looked at closely. */
  zoomed = $state<number>()
  why = $state.raw<{ place: number; refusal: RefusalView }>()
  rules = $state.raw<RulesAnswer>()
  private turn = ''

  constructor(session: Place<PicturesView, Answers>) {
    this.session = session
  }

  readonly view = $derived.by(() => this.session.view!)
  readonly legal = $derived.by(() => new Set(this.view.legal))
  readonly own = $derived.by(() => this.view.seats[this.view.seat])
  readonly acting = $derived.by(() => this.view.actors.includes(this.view.seat) && this.view.legal.length > 0)
  readonly spymaster = $derived.by(() => this.own?.role === 'spymaster')
  /** Whether this spymaster is to think of a clue. */
  readonly cluing = $derived.by(() => this.acting && this.view.phase === 'clue')
  /** Whether this operative may touch cards. */
  readonly guessing = $derived.by(() => this.view.legal.some(text => text.startsWith('touch ')))
  readonly covering = $derived.by(() => this.view.legal.some(text => text.startsWith('cover ')))
  readonly voting = $derived.by(() => this.rules?.options.touch_mode === 'vote')

  can(verb: string, place?: number): boolean {
    return this.legal.has(place === undefined ? verb : `${verb} ${place}`)
  }

  /** The verb that a touch of this card means, if it can be touched. */
  verb(place: number): 'touch' | 'cover' | undefined {
    return this.can('touch', place) ? 'touch' : this.can('cover', place) ? 'cover' : undefined
  }

  /** Whether a card is lit: it can be touched, or a clue can be about it. */
  lit(place: number): boolean {
    return this.verb(place) !== undefined || this.mayPick(place)
  }

  mayPick(place: number): boolean {
    const card = this.view.cards[place]
    return this.cluing && card !== undefined && card.cover === null && card.colour === colourOf(this.view.team)
  }

  /** A new view: what is considered stays as long as it is possible. */
  turnPage(): void {
    const turn = `${this.view.turn} ${this.view.phase} ${this.view.outcome ? 'over' : ''}`
    if (turn !== this.turn) {
      this.picked = []
      this.chosen = undefined
    }
    this.turn = turn
    this.why = undefined
    if (this.chosen !== undefined && !this.verb(this.chosen)) this.chosen = undefined
    void this.learn()
  }

  private async learn(): Promise<void> {
    try {
      this.rules ??= await this.session.ask('rules')
    } catch {
      this.rules = undefined
    }
  }

  /** Touch a card: choose it, confirm it, have it in mind, or look at it. */
  press(place: number): void {
    const verb = this.verb(place)
    if (verb === 'touch' && this.rules?.options.confirm_touch === false) this.session.act(`touch ${place}`)
    else if (verb && this.chosen === place) this.confirm()
    else if (verb) this.chosen = place
    else if (this.mayPick(place))
      this.picked = this.picked.includes(place) ? this.picked.filter(other => other !== place) : [...this.picked, place]
    else this.zoomed = place
  }

  /** The second touch. */
  confirm(): void {
    const place = this.chosen
    const verb = place === undefined ? undefined : this.verb(place)
    if (!verb) return
    this.chosen = undefined
    this.session.act(`${verb} ${place}`)
  }

  /** Point at a card, or no longer. */
  point(place: number): void {
    if (this.can('mark', place)) this.session.act(`mark ${place}`)
    else if (this.can('unmark', place)) this.session.act(`unmark ${place}`)
  }

  cancel(): void {
    this.chosen = undefined
    this.zoomed = undefined
    this.why = undefined
  }
}
