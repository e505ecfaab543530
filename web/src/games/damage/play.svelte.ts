/** A place at the battle: the view, which ship is looked at, and what the buttons do. */

import type { RefusalView } from '../../lib/messages'
import type { Place } from '../../lib/place'
import type { DamageView } from '../../lib/wire'
import type { Answers, OutlookAnswer, RulesAnswer } from './view'
import type { ShipView, VolleyView } from './view'

export class Play {
  /** The ship on the sheet, by name; the one under fire if nobody chose. */
  chosen = $state<string>()
  /** Cards are dealt up to the next choice. */
  fast = $state(true)
  rules = $state.raw<RulesAnswer>()
  advice = $state('')
  outlook = $state.raw<OutlookAnswer>()
  why = $state.raw<RefusalView>()
  /** The ship whose volley goes on by itself after this seat's last step. */
  private going = ''
  private asked = ''

  constructor(
    readonly session: Place<DamageView, Answers>,
    /** Whether cards may follow by themselves; a lesson waits for the learner. */
    readonly live = true
  ) {}

  readonly view = $derived.by(() => this.session.view!)
  readonly desk = $derived.by(() => this.view.mode === 'desk')
  readonly acting = $derived.by(() => this.view.actors.includes(this.view.seat) && this.view.legal.length > 0)
  /** In a duel: the own ship. */
  readonly own = $derived.by((): ShipView | undefined => (this.desk ? undefined : this.view.ships[this.view.seat]))
  readonly ship = $derived.by((): ShipView | undefined => {
    const fired = this.view.volleys[0]?.ship
    return this.find(this.chosen ?? fired) ?? this.find(fired) ?? this.own ?? this.view.ships[0]
  })
  /** The open volley on the ship that is shown. */
  readonly volley = $derived.by((): VolleyView | undefined =>
    this.view.volleys.find(volley => volley.ship === this.ship?.name)
  )
  /** Boxes among which this seat may choose now. */
  readonly choices = $derived.by((): string[] =>
    this.volley && this.acting && this.mayScore ? this.volley.options : []
  )
  private readonly mayScore = $derived.by(() => this.view.legal.some(text => text.startsWith('score ')))

  find(name: string | undefined): ShipView | undefined {
    return this.view.ships.find(ship => ship.name === name)
  }

  open(name: string): VolleyView | undefined {
    return this.view.volleys.find(volley => volley.ship === name)
  }

  /** The end of `deal`, `run` and `score`: which volley, where several are open. */
  private at(ship: string): string {
    return this.view.volleys.length > 1 ? ` @${ship}` : ''
  }

  act(action: string): void {
    this.why = undefined
    this.session.act(action)
  }

  fire(): void {
    this.act('fire')
  }

  announce(ship: string, hits: number): void {
    this.going = this.fast ? ship : ''
    this.chosen = ship
    this.act(`volley ${ship} ${hits}`)
  }

  deal(): void {
    if (this.volley) this.act(`deal${this.at(this.volley.ship)}`)
  }

  run(): void {
    if (!this.volley) return
    this.going = this.volley.ship
    this.act(`run${this.at(this.volley.ship)}`)
  }

  score(box: string): void {
    if (!this.volley) return
    this.going = this.desk && this.fast ? this.volley.ship : ''
    this.act(`score ${box}${this.at(this.volley.ship)}`)
  }

  takeBack(): void {
    this.going = ''
    this.act('takeback')
  }

  /** A new view: cards that follow by themselves, and the questions that the screen has about it. */
  turnPage(): void {
    this.why = undefined
    const open = this.going ? this.open(this.going) : undefined
    if (this.going && !open) this.going = ''
    if (this.live && open && !open.card && this.acting) {
      this.act(`run${this.at(this.going)}`)
      return
    }
    if (!this.rules)
      void this.session.ask('rules').then(
        answer => (this.rules = answer),
        () => undefined
      )
    this.askAhead()
  }

  /** What the order of sacrifice would give up, and what the rest of the volley will cost. */
  askAhead(): void {
    const volley = this.volley
    const mark = volley ? `${volley.ship} ${volley.cards} ${volley.scored} ${volley.card}` : ''
    if (mark === this.asked) return
    this.asked = mark
    this.advice = ''
    if (!volley) this.outlook = undefined
    if (!volley || !this.live) return
    const current = () => this.asked === mark
    if (volley.card)
      void this.session.ask('advice', volley.ship).then(
        answer => current() && (this.advice = answer.box),
        () => undefined
      )
    void this.session.ask('outlook', volley.ship).then(
      answer => current() && (this.outlook = answer),
      () => undefined
    )
  }
}
