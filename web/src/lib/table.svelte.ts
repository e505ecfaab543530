/** The table of any game on this screen: the line, the clock, whose turn it is, and what is said of what happens. */

import { untrack } from 'svelte'
import { announcer } from './announce.svelte'
import { isDeviceTable } from './device'
import { Ending } from './ending.svelte'
import { endSound } from './match'
import type { GameEvent } from './messages'
import { now } from './now.svelte'
import type { Session } from './session.svelte'
import { play as sound } from './sound'
import { t } from './texts.svelte'
import type { View } from './wire'

/** What a game says of itself to its table. */
export interface TableGame<V extends View> {
  /** What this place may do now; a new view turns its page. */
  readonly play: { readonly acting: boolean; turnPage(): void }
  /** What is asked, in plain words: said aloud when it begins to be asked. */
  question: () => string
  /** Which question it is, so that another one is said aloud too; without it, only the first of a row of them. */
  kind?: () => string
  /** Whether the question comes out of turn, and a bell calls. */
  calls?: () => boolean
  /** What happened, as sentences for those who listen. */
  tell: (events: GameEvent[]) => string[]
  /** A question has just been asked. */
  onasked?: () => void
  /** Every new view, after its page was turned. */
  onpage?: () => void
  /** What happened since the view before. */
  onevents?: (events: GameEvent[], before: V | undefined) => void
  /** Whose clock is shown; without it, that of the first seat to act. */
  clockOf?: () => number | undefined
}

export class TableScreen<V extends View = View, A extends object = object> {
  readonly ending: Ending<V, A>
  /** Whether the line is down, and what is shown may be old. */
  readonly stale = $derived.by(() => this.session.status === 'lost')
  readonly note = $derived.by(() =>
    this.stale ? t('web-lost-ago', { seconds: Math.max(0, Math.round((now.time - this.session.lostAt) / 1000)) }) : ''
  )
  readonly over = $derived.by(() => (this.session.view?.outcome ?? null) !== null)
  readonly acting = $derived.by(() => this.game.play.acting)
  /** Whether there is anybody to talk to, who is not at the same device. */
  readonly talks = $derived.by(() => {
    const table = this.session.table
    if (isDeviceTable(this.session.code)) return false
    return (table?.seats.filter(seat => seat.holder === 'person').length ?? 0) > 1 || table?.spectators_talk === true
  })
  /** Milliseconds left on the clock that is shown, if there is one. */
  readonly left = $derived.by(() => {
    if (!this.session.clock || this.over) return undefined
    const seat = this.game.clockOf ? this.game.clockOf() : (this.session.view?.actors[0] ?? -1)
    return seat === undefined ? undefined : this.session.left(seat, now.time)
  })
  private seen: V | undefined
  private asked = ''

  /** Made while its component is. */
  constructor(
    readonly session: Session<V, A>,
    private readonly game: TableGame<V>
  ) {
    this.ending = new Ending(session)
    session.onevents = events => {
      game.onevents?.(events, this.seen)
      const told = game.tell(events)
      if (told.length) announcer.tell(told.join(' '))
    }
    $effect(() => {
      void session.match?.version
      void session.view
      untrack(() => this.turnPage())
    })
  }

  /** The open question, or nothing when this place has none. */
  get question(): string {
    return this.acting && !this.over ? this.game.question() : ''
  }

  /** What stands under the question: that the answer is on its way, if the line is down. */
  hint(text: string): string {
    return this.session.sent && this.stale ? t('web-lost-will-send') : text
  }

  /** A new view: forget what was being considered, say whose turn it is, sound the end. */
  private turnPage(): void {
    const { game, session } = this
    const view = session.view
    if (!view) return
    game.play.turnPage()
    const asked = game.play.acting ? (game.kind?.() ?? 'turn') : ''
    const begins = asked && asked !== this.asked
    this.asked = asked
    if (begins) {
      announcer.alert(game.question())
      if (game.calls?.()) sound('bell')
      game.onasked?.()
    }
    if (view.outcome && this.seen && !this.seen.outcome) sound(endSound(view.outcome, session.seat))
    this.seen = view
    game.onpage?.()
  }
}
