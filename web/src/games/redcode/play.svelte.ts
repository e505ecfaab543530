/** A captain's place at the table: the view, what is being considered, and what the next touch would do. */

import { settings } from '../../lib/settings.svelte'
import type { RefusalView } from '../../lib/messages'
import type { Place } from '../../lib/place'
import type { RedcodeView } from '../../lib/wire'
import type { Marks } from './board/board'
import { block } from './board/geometry'
import { Choices, isSquare, type Choice, type Weapon } from './choices'
import type { Answers, LinkView, ShipView } from './view'
import type { RulesAnswer, TargetAnswer, WeaponAnswer, WeaponsAnswer } from './view'

export interface WhyNot {
  place: string
  refusal: RefusalView
}

/** The ship is the handle of its movement. */
const MOVE: Weapon = { verb: 'use', what: 'move' }

const same = (one: Weapon | undefined, other: Weapon | undefined): boolean =>
  one?.verb === other?.verb && one?.what === other?.what

export class Play {
  readonly session: Place<RedcodeView, Answers>
  weapon = $state.raw<Weapon>()
  /** What a mouse or the keyboard rests on: shows, never acts. */
  looking = $state.raw<Weapon>()
  square = $state<string>()
  /** An action that waits for a second touch: harmful, without effect, or because the setting wants it. */
  asked = $state<Choice>()
  picked = $state<string[]>([])
  why = $state.raw<WhyNot>()
  /** The ship whose control card is shown; the own one if undefined. */
  shown = $state<string>()
  rules = $state.raw<RulesAnswer>()
  weapons = $state.raw<WeaponsAnswer>()
  /** Whether the game has been asked: what depends on its answers need not be drawn before. */
  answered = $state(false)
  sight = $state.raw<{ square: string; seen: string[] }>()

  constructor(session: Place<RedcodeView, Answers>) {
    this.session = session
  }

  readonly view = $derived.by(() => this.session.view!)
  readonly choices = $derived.by(() => new Choices(this.view.legal))
  readonly acting = $derived.by(() => this.view.actors.includes(this.view.seat) && this.view.legal.length > 0)
  readonly fleet = $derived.by(() => this.view.ships.filter(ship => ship.seat === this.view.seat))
  /** The ship that this seat steers now: the one that decides, else its first. */
  readonly own = $derived.by(
    (): ShipView | undefined => this.fleet.find(ship => ship.letter === this.view.ship) ?? this.fleet[0]
  )
  readonly side = $derived.by(() => this.own?.side ?? '')
  readonly card = $derived.by((): ShipView | undefined => this.ship(this.shown ?? '') ?? this.own ?? this.view.ships[0])
  readonly decider = $derived.by(() => this.ship(this.view.ship))

  ship(letter: string): ShipView | undefined {
    return this.view.ships.find(ship => ship.letter === letter)
  }

  shipAt(square: string): ShipView | undefined {
    return this.view.ships.find(ship => ship.square === square)
  }

  terrain(square: string): string {
    const row = this.view.terrain[Number(square.slice(1)) - 1] ?? ''
    return row[square.charCodeAt(0) - 97] ?? 'W'
  }

  link(number: string): LinkView | undefined {
    return this.view.chain.find(link => String(link.number) === number)
  }

  /** Forget what was being considered: the view is a new one. */
  turnPage(): void {
    this.weapon = undefined
    this.looking = undefined
    this.asked = undefined
    this.picked = []
    this.why = undefined
    this.shown = undefined
    this.sight = undefined
    void this.question()
  }

  /**
   * Ask the game for the rules once, and for reasons and ranges when this seat is to act. Whoever waits is shown none:
   * a reason is asked for when it is touched. Without an answer the list of legal actions is enough.
   */
  private async question(): Promise<void> {
    this.weapons = undefined
    try {
      this.rules ??= await this.session.ask('rules')
      if (this.acting) await this.askWeapons()
    } catch {
      this.weapons = undefined
    }
    this.answered = true
  }

  private async askWeapons(): Promise<void> {
    const version = this.session.match?.version
    if (this.weapons || !this.own?.type) return
    const answer = await this.session.ask('weapons')
    if (version === this.session.match?.version) this.weapons = answer
  }

  answer(weapon: Weapon | undefined): WeaponAnswer | undefined {
    if (!weapon || this.weapons?.ship !== this.own?.letter) return undefined
    return weapon.verb === 'play' ? this.weapons?.orders[weapon.what] : this.weapons?.manoeuvres[weapon.what]
  }

  target(weapon: Weapon | undefined, square: string): TargetAnswer | undefined {
    return this.answer(weapon)?.targets.find(target => target.square === square)
  }

  /** Whether a weapon is lit: it can be used on something it is meant for. */
  lit(weapon: Weapon): boolean {
    return this.choices
      .of(weapon.verb, weapon.what)
      .some(choice => !this.view.harmful.includes(choice.text) && !this.view.pointless.includes(choice.text))
  }

  /** Whether all that a weapon could do now would hurt the own side. */
  harmfulOnly(weapon: Weapon): boolean {
    return this.choices.of(weapon.verb, weapon.what).some(choice => this.view.harmful.includes(choice.text))
  }

  /** Whether a weapon can be used at all, be it against all sense. */
  usable(weapon: Weapon): boolean {
    return this.choices.of(weapon.verb, weapon.what).length > 0
  }

  /** Take a manoeuvre or a card in hand, or use it at once if there is nothing to aim at. */
  take(weapon: Weapon): void {
    this.asked = undefined
    if (!this.usable(weapon)) {
      this.weapon = undefined
      this.why = undefined
      void this.askWeapons().then(
        () => this.explain(weapon),
        () => undefined
      )
      return
    }
    this.why = undefined
    const plain = this.choices.plain(weapon)
    if (plain && !settings.choices.confirm && !this.doubtful(plain)) return this.commit(plain)
    if (plain) this.asked = plain
    this.weapon = same(this.weapon, weapon) && !plain ? undefined : same(this.looking, weapon) ? this.looking : weapon
  }

  /** Say why a weapon cannot be used. */
  private explain(weapon: Weapon): void {
    const refusal = this.answer(weapon)?.why ?? this.answer(weapon)?.targets.find(target => target.why)?.why
    if (refusal) this.why = { place: `${weapon.verb} ${weapon.what}`, refusal }
  }

  /** Rest on a weapon with the mouse or the keyboard, or on none. */
  consider(weapon?: Weapon): void {
    if (!same(this.looking, weapon)) this.looking = weapon
  }

  /** What a touch of each square stands for. */
  private readonly bySquare = $derived.by(() => {
    const open = this.weapon
      ? this.choices.of(this.weapon.verb, this.weapon.what)
      : (['place', 'return', 'step'] as const).flatMap(verb => this.choices.of(verb))
    const found = new Map<string, Choice>()
    for (const choice of open) {
      const square = this.squareOf(choice)
      if (square && !found.has(square)) found.set(square, choice)
    }
    return found
  })

  choiceAt(square: string): Choice | undefined {
    return this.bySquare.get(square)
  }

  /** Touch a square: aim, act, or open the card of the ship that is there. */
  touch(square: string): void {
    const choice = this.choiceAt(square)
    if (choice) {
      if (this.asked?.text === choice.text || (!settings.choices.confirm && !this.doubtful(choice)))
        return this.commit(choice)
      this.asked = choice
      this.why = undefined
      void this.lookFrom(choice)
      return
    }
    this.asked = undefined
    const weapon = this.weapon
    const target = this.target(weapon, square)
    this.why = undefined
    if (weapon && target?.why) this.why = { place: square, refusal: target.why }
    else if (!weapon && this.acting && square === this.own?.square && this.view.legal.length) this.take(MOVE)
    else if (!weapon && this.shipAt(square))
      this.shown = this.shipAt(square)!.letter === this.own?.letter ? undefined : this.shipAt(square)!.letter
    else if (this.acting) this.refuse(square)
  }

  /**
   * A touch that leads nowhere: the game says why. Beside the own ship, with empty hands, it asks whether to move
   * there.
   */
  private refuse(square: string): void {
    const weapon = this.weapon ?? (this.choices.of('use', MOVE.what).length ? MOVE : undefined)
    const step = this.weapon ? undefined : this.choices.at(MOVE, square)
    if (step) {
      this.weapon = MOVE
      this.asked = step
      return
    }
    const open = this.weapon
      ? this.choices.of(this.weapon.verb, this.weapon.what)
      : [
          ...(['place', 'return', 'step'] as const).flatMap(verb => this.choices.of(verb)),
          ...(weapon ? this.choices.of(weapon.verb, weapon.what) : [])
        ]
    const like = open.find(choice => isSquare(choice.target))
    if (like) void this.askWhy(square, like.text.slice(0, -like.target.length) + square)
    else if (this.weapon)
      this.why = { place: square, refusal: { clause: '', key: 'web-redcode-nothing-there', args: {} } }
  }

  private async askWhy(square: string, action: string): Promise<void> {
    try {
      const { why } = await this.session.ask('why', action)
      if (why) this.why = { place: square, refusal: why }
    } catch {
      this.why = undefined
    }
  }

  /** Rest on a square: shows what would be seen from there, if a ship can be put there. */
  look(square: string | undefined): void {
    this.square = square
    const choice = this.ghost
    if (choice && choice.target === square) void this.lookFrom(choice)
  }

  /** Where the own ship would be put: what is asked about, else what is looked at. */
  get ghost(): Choice | undefined {
    const choice = this.asked ?? (this.square && this.acting && !this.weapon ? this.choiceAt(this.square) : undefined)
    return choice?.verb === 'place' || choice?.verb === 'return' ? choice : undefined
  }

  /** What a ship would see from where it may be put. */
  async lookFrom(choice: Choice): Promise<void> {
    if (choice.verb !== 'place' && choice.verb !== 'return') return
    if (this.sight?.square === choice.target) return
    try {
      this.sight = {
        square: choice.target,
        seen: (await this.session.ask('sight', choice.target)).seen
      }
    } catch {
      this.sight = undefined
    }
  }

  doubtful(choice: Choice): boolean {
    return this.view.harmful.includes(choice.text) || this.view.pointless.includes(choice.text)
  }

  /** An action that was chosen from the list: what is doubtful is asked about first, as on the board. */
  choose(choice: Choice): void {
    if (this.doubtful(choice)) this.asked = choice
    else this.commit(choice)
  }

  commit(choice: Choice): void {
    this.asked = undefined
    this.why = undefined
    this.session.act(choice.text)
  }

  cancel(): void {
    this.weapon = undefined
    this.looking = undefined
    this.asked = undefined
    this.picked = []
    this.why = undefined
    this.shown = undefined
    this.sight = undefined
  }

  /** Take crew from a manoeuvre for recovery, or put it back. */
  pick(source: string): void {
    if (this.choices.nextCrew(this.picked).has(source)) this.picked = [...this.picked, source]
    else if (this.picked.includes(source)) this.putBack(source)
  }

  putBack(source: string): void {
    const at = this.picked.lastIndexOf(source)
    this.picked = this.picked.filter((_, i) => i !== at)
  }

  private readonly aimed = $derived.by(() => this.weapon ?? this.looking)

  readonly marks = $derived.by((): Marks => {
    const weapon = this.aimed
    if (!this.acting) return {}
    if (!weapon) return this.placing()
    const usable = this.choices.of(weapon.verb, weapon.what)
    const answer = this.answer(weapon)
    const from = this.own?.square
    const squares = usable.map(choice => choice.target).filter(isSquare)
    const ships = usable
      .filter(choice => !this.view.harmful.includes(choice.text))
      .map(choice => this.ship(choice.target)?.square)
      .filter(square => square !== null && square !== undefined)
    const looked = this.square && this.asked === undefined ? this.square : this.squareOf(this.asked)
    const lines = weapon.verb === 'play' ? [] : (answer?.targets ?? [])
    const aims = lines
      .filter(
        target =>
          from &&
          target.square !== from &&
          (target.why === null || (target.square === looked && typeof target.why.args.at === 'string'))
      )
      .map(target => ({
        from: from!,
        to: target.square,
        distance: target.distance,
        blocker: target.why ? String(target.why.args.at) : undefined
      }))
    const areas = weapon.verb === 'play' && squares.length > 0
    return {
      reach: areas ? [] : squares,
      range: areas || squares.length ? [] : (answer?.reach ?? []),
      targets: ships,
      chosen: looked,
      aims,
      block: areas && looked && squares.includes(looked) ? block(looked) : undefined
    }
  })

  private squareOf(choice: Choice | undefined): string | undefined {
    if (!choice) return undefined
    return isSquare(choice.target) ? choice.target : (this.ship(choice.target)?.square ?? undefined)
  }

  private placing(): Marks {
    const squares = this.choices.all
      .filter(choice => choice.verb === 'place' || choice.verb === 'return' || choice.verb === 'step')
      .map(choice => choice.target)
    const there = this.ghost?.target ?? this.asked?.target
    return {
      reach: squares,
      targets: there && squares.includes(there) ? [there] : [],
      chosen: there,
      seen: this.sight && this.sight.square === there ? this.sight.seen : []
    }
  }
}
