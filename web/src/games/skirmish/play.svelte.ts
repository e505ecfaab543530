/**
 * A commander's place at the table: the view, the action that is being put together, and what the game says about it.
 */

import { Inquiry } from '../../lib/inquiry.svelte'
import type { RefusalView } from '../../lib/messages'
import type { Place } from '../../lib/place'
import type { SkirmishView } from '../../lib/wire'
import { distance, inside, pathLength, point, snap, within, write, type Point } from './board/geometry'
import { Choices, readChoice, type Choice } from './choices'
import type {
  OrdersAnswer,
  PlaceAnswer,
  PlanAnswer,
  ReactionAnswer,
  ReactionMoment,
  RulesAnswer,
  SightAnswer,
  UnitOrders
} from './view'
import type { Answers, UnitView } from './view'
import type { Mode, Side } from './words'

/** Decisions of one touch: what each answer would bring is asked for all of them at once. */
const SHORT = new Set(['hold-or-retreat', 'stand-fast', 'recon', 'reroll'])
const NEAR = 1

export class Play {
  readonly session: Place<SkirmishView, Answers>
  unit = $state<string>()
  /** The unit whose card is looked at, if it is not the chosen one. */
  shown = $state<string>()
  mode = $state<Mode>('move')
  corners = $state.raw<Point[]>([])
  ghost = $state.raw<Point>()
  target = $state<string>()
  /** Fire first, then move. */
  fireFirst = $state(false)
  retreating = $state(false)
  nco = $state(true)
  /** Where along the path of the acting unit a reaction comes. */
  at = $state(0)
  picked = $state.raw<number[]>([])
  /** The draft that is to be carried out without another word, if the game has nothing against it. */
  hasty = $state('')
  rules = $state.raw<RulesAnswer>()
  orders = $state.raw<OrdersAnswer>({})
  reactions = $state.raw<ReactionAnswer[]>([])
  places = $state.raw<PlaceAnswer[]>([])
  /** A question about this view went unanswered: the line was down. */
  missed = $state(false)
  /** What every answer to a short decision would bring. */
  outlooks = $state.raw<Record<string, PlanAnswer>>({})
  /** What a lesson wants: near its points the hand is led. */
  wanted = $state.raw<Choice>()
  readonly plan: Inquiry<PlanAnswer>
  readonly sight: Inquiry<SightAnswer>

  constructor(session: Place<SkirmishView, Answers>) {
    this.session = session
    this.plan = new Inquiry(draft => session.ask('plan', draft))
    this.sight = new Inquiry(from => session.ask('sight', from))
  }

  readonly view = $derived.by(() => this.session.view!)
  readonly choices = $derived.by(() => new Choices(this.view.legal))
  readonly acting = $derived.by(() => this.view.actors.includes(this.view.seat) && this.view.legal.length > 0)
  readonly decision = $derived.by(() => this.view.decision)
  readonly kind = $derived.by(() => (this.view.outcome ? 'over' : (this.view.decision?.kind ?? '')))
  readonly side = $derived.by((): Side | undefined => (['blufor', 'redfor'] as const)[this.view.seat])
  readonly own = $derived.by(() => this.view.units.filter(unit => unit.side === this.side))
  readonly chosen = $derived.by((): UnitView | undefined => this.named(this.unit))
  readonly card = $derived.by((): UnitView | undefined => this.named(this.shown) ?? this.chosen)
  readonly may = $derived.by((): UnitOrders | undefined => (this.unit ? this.orders[this.unit] : undefined))
  readonly path = $derived.by((): Point[] =>
    this.decision?.path.length && this.decision.unit
      ? [this.place(this.decision.unit), ...this.decision.path.map(point)]
      : []
  )
  readonly pathLength = $derived.by(() => pathLength(this.path))

  named(name: string | undefined | null): UnitView | undefined {
    return this.view.units.find(unit => unit.name === name)
  }

  place(name: string): Point {
    const at = this.named(name)?.at
    return at ? point(at) : { x: 0, y: 0 }
  }

  mine(name: string): boolean {
    return this.named(name)?.side === this.side
  }

  // What is being put together

  /** The way as far as it is drawn: where the unit stands, the corners, the end. */
  readonly way = $derived.by((): Point[] => {
    if (!this.chosen?.at) return this.ghost ? [this.ghost] : []
    const end = this.mode === 'assault' && this.target ? [this.place(this.target)] : this.ghost ? [this.ghost] : []
    return [point(this.chosen.at), ...this.corners, ...end]
  })
  readonly wayLength = $derived.by(() => pathLength(this.way))

  /** How far the next stretch may still go. */
  readonly reach = $derived.by((): number => {
    if (!this.chosen?.at || !this.rules) return Infinity
    if (this.kind === 'choose-destination') return this.rules.tactical
    const limit = this.mode === 'rapid' ? this.rules.rapid : this.rules.tactical
    return Math.max(0, limit - pathLength([point(this.chosen.at), ...this.corners]))
  })

  /** With or without the NCO, where both is possible. */
  readonly ncoChoice = $derived.by((): { may: boolean; must: boolean } => {
    const all = this.choices.of('deploy', this.unit)
    const led = all.some(choice => choice.words.includes('nco'))
    return { may: led, must: led && all.every(choice => choice.words.includes('nco')) }
  })

  /** The action in the game's own words; empty while something is missing. */
  readonly draft = $derived.by((): string => {
    const ghost = this.ghost ? write(this.ghost) : ''
    const corners = this.corners.map(write)
    const way = [...corners, ...(ghost ? [ghost] : [])].join(' ')
    switch (this.kind) {
      case 'place-objective':
        return ghost && `objective ${ghost}`
      case 'deploy':
        return this.unit && ghost
          ? `deploy ${this.unit} ${ghost}${this.ncoChoice.must || (this.ncoChoice.may && this.nco) ? ' nco' : ''}`
          : ''
      case 'choose-destination':
        return ghost && `to ${ghost}`
      case 'choose-casualties':
        return this.choices.losing(this.picked.map(i => this.choices.figures()[i]!))?.text ?? ''
      case 'give-order':
        if (!this.unit) return ''
        if (this.retreating) return `${this.unit} retreat`
        if (this.mode === 'assault') return this.target ? [this.unit, 'assault', this.target, ...corners].join(' ') : ''
        if (this.mode === 'fire' || !way)
          return this.target
            ? `${this.unit} fire ${this.target}${this.fireFirst && way ? ` then move ${way}` : ''}`
            : ''
        if (!this.target) return `${this.unit} move ${way}`
        return this.fireFirst
          ? `${this.unit} fire ${this.target} then move ${way}`
          : `${this.unit} move ${way} then fire ${this.target}`
      case 'react': {
        const actor = this.decision?.unit ?? ''
        if (!this.unit) return ''
        const mark = this.path.length ? [`@${Math.round(this.at * 10) / 10}`] : []
        if (this.mode === 'fire') return [this.unit, 'react fire', actor, ...mark].join(' ')
        if (this.mode === 'assault') return [this.unit, 'react assault', actor, ...corners, ...mark].join(' ')
        return way ? [this.unit, 'react move', way, ...mark].join(' ') : ''
      }
      default:
        return ''
    }
  })

  /** What the game is asked about the draft. */
  readonly doubt = $derived.by(() => (this.draft && this.kind !== 'choose-casualties' ? this.draft : ''))
  /** What the draft as it is now would bring, once the game has said so. */
  readonly prospect = $derived.by(() => this.plan.to(this.doubt))
  /** What the game says against it. */
  readonly refusal = $derived.by((): RefusalView | undefined => this.prospect?.why ?? undefined)
  readonly ready = $derived.by(
    () => this.acting && this.draft !== '' && !this.refusal && this.plan.asked === this.doubt
  )

  /** Where one looks from: the end of the way, or where the chosen unit stands. */
  readonly eye = $derived.by(
    (): Point | undefined => this.ghost ?? (this.chosen?.at ? point(this.chosen.at) : undefined)
  )

  readonly look = $derived.by(() => (this.eye ? write(this.eye) : ''))
  /** What is seen from there, once the game has said so. */
  readonly seen = $derived.by(() => this.sight.to(this.look))

  /** Ask what the draft would bring and what is seen from its end. Called whenever either changes. */
  inquire(): void {
    this.plan.put(this.doubt)
    this.sight.put(this.look)
  }

  // Hands

  select(name: string | undefined): void {
    this.forgetDraft()
    this.unit = name
    this.shown = undefined
    this.places = []
    const may = this.may
    if (this.kind === 'give-order') this.mode = may && may.move && !may.fire ? 'fire' : 'move'
    if (this.kind === 'react') {
      this.mode = 'fire'
      this.at = this.best(name)?.at ?? 0
    }
    if (name && ['give-order', 'deploy', 'react'].includes(this.kind)) void this.askPlaces(name)
  }

  setMode(mode: Mode): void {
    const keep = (mode === 'move' || mode === 'rapid') && (this.mode === 'move' || this.mode === 'rapid')
    const target =
      this.mode === 'fire' && (mode === 'move' || mode === 'rapid') && this.kind === 'give-order'
        ? this.target
        : undefined
    const ghost = keep ? this.ghost : undefined
    const corners = keep ? this.corners : []
    this.forgetDraft()
    this.mode = mode
    this.corners = corners
    if (ghost) this.point(ghost)
    if (target) {
      this.target = target
      this.fireFirst = true
    }
  }

  /** Put the end of the way somewhere, as near as the reach allows. */
  point(wish: Point): void {
    const on = inside(wish, this.view.size)
    const from = this.corners.at(-1) ?? (this.chosen?.at ? point(this.chosen.at) : undefined)
    const led = this.wanted?.points.find(p => distance(p, on) <= NEAR)
    this.retreating = false
    if (this.kind === 'give-order' && (this.mode === 'fire' || this.mode === 'assault')) this.mode = 'move'
    if (led) this.ghost = led
    else if (from && ['give-order', 'react', 'choose-destination'].includes(this.kind)) {
      if (
        this.kind === 'give-order' &&
        this.mode === 'move' &&
        distance(from, on) > this.reach &&
        !this.may?.rapid &&
        this.hurries
      )
        this.mode = 'rapid'
      this.ghost = within(from, on, this.reach)
    } else this.ghost = snap(on)
  }

  /** Whether a long drag turns a tactical move into a rapid one: only while the hand is on the table. */
  hurries = false

  corner(): void {
    if (!this.ghost || this.corners.length > 5) return
    this.corners = [...this.corners, this.ghost]
  }

  aim(name: string): void {
    if (this.mode === 'assault') this.target = name
    else {
      if (!this.ghost) this.mode = 'fire'
      this.target = this.target === name ? undefined : name
    }
    this.retreating = false
  }

  touchUnit(name: string): void {
    const unit = this.named(name)
    if (!unit) return
    if (this.acting && this.kind === 'give-order') {
      if (this.mine(name)) return this.unit === name && !this.draft ? this.select(undefined) : this.select(name)
      if (this.unit) return this.aim(name)
    }
    if (this.acting && this.kind === 'react' && this.reactions.some(offer => offer.unit === name && !offer.why))
      return this.select(name)
    this.shown = this.shown === name ? undefined : name
  }

  /** Whether a touch on the ground means a place. */
  readonly placing = $derived.by((): boolean => {
    if (!this.acting) return false
    if (this.kind === 'place-objective' || this.kind === 'choose-destination') return true
    if (this.kind === 'deploy') return this.unit !== undefined
    if (this.kind === 'react') return this.unit !== undefined && this.mode === 'move'
    return (
      this.kind === 'give-order' &&
      this.unit !== undefined &&
      (this.mode === 'move' || this.mode === 'rapid') &&
      !this.may?.move
    )
  })

  /** Whether a unit can be taken by the hand. */
  draggable(name: string): boolean {
    if (!this.acting) return false
    if (this.kind === 'give-order') return this.mine(name) && this.orders[name]?.move === null
    if (this.kind === 'choose-destination') return this.decision?.unit === name
    return this.kind === 'react' && this.unit === name && this.mode === 'move'
  }

  commit(text = this.draft): void {
    if (text) this.session.act(text)
  }

  /** Carry out what is being put together, now or as soon as the game has said that it can be done. */
  commitWhenReady(): void {
    if (this.ready) this.commit()
    else this.hasty = this.draft
  }

  cancel(): void {
    if (this.draft || this.ghost) this.forgetDraft()
    else if (this.kind !== 'choose-destination') this.select(undefined)
  }

  forgetDraft(): void {
    this.corners = []
    this.ghost = undefined
    this.target = undefined
    this.fireFirst = false
    this.retreating = false
    this.picked = []
    this.hasty = ''
  }

  /** The moment at which a unit reacts best: the cheapest that can be paid. */
  best(name: string | undefined): ReactionMoment | undefined {
    const moments = this.reactions.find(offer => offer.unit === name)?.moments ?? []
    return moments.filter(moment => moment.enough).sort((a, b) => a.cost - b.cost || a.distance - b.distance)[0]
  }

  // What the game is asked

  /** Forget what was being put together: the view is a new one. */
  turnPage(): void {
    this.forgetDraft()
    this.unit = undefined
    this.shown = undefined
    this.places = []
    this.outlooks = {}
    this.orders = {}
    this.reactions = []
    this.missed = false
    this.plan.forget()
    this.sight.forget()
    if (this.kind === 'choose-destination' && this.acting) this.unit = this.decision?.unit ?? undefined
    if (this.kind === 'deploy' && this.acting) this.unit = this.own.find(unit => unit.state === 'waiting')?.name
    void this.question()
  }

  /** Ask the game for reasons, once for each view. Without an answer the list of legal actions is enough. */
  private async question(): Promise<void> {
    const version = this.session.match?.version
    const fresh = () => version === this.session.match?.version
    try {
      this.rules ??= await this.session.ask('rules')
      if (!this.acting || !fresh()) return
      if (this.kind === 'give-order') {
        const orders = await this.session.ask('orders')
        if (fresh()) this.orders = orders
      } else if (this.kind === 'react') {
        const reactions = await this.session.ask('reactions')
        if (!fresh()) return
        this.reactions = reactions
        if (!this.unit) this.select(reactions.find(offer => offer.moments.some(moment => moment.enough))?.unit)
      } else if (['deploy', 'place-objective', 'choose-destination'].includes(this.kind))
        await this.askPlaces(this.unit ?? '')
      else if (SHORT.has(this.kind))
        for (const choice of this.choices.all) {
          const outlook = await this.session.ask('plan', choice.text)
          if (!fresh()) return
          this.outlooks = { ...this.outlooks, [choice.text]: outlook }
        }
    } catch {
      if (fresh()) this.missed = true
    }
  }

  /** The line is up again: what found no answer is asked once more. */
  askAgain(): void {
    if (this.missed) {
      this.missed = false
      void this.question()
    }
    this.plan.again()
    this.sight.again()
  }

  private async askPlaces(name: string): Promise<void> {
    try {
      const places = await this.session.ask('places', name)
      if (this.unit === (name || undefined)) this.places = places
    } catch {
      this.places = candidates(this.choices, name)
    }
  }
}

/** Without an answer of the game: the places that the list of legal actions names. */
function candidates(choices: Choices, name: string): PlaceAnswer[] {
  const found = choices.all.filter(
    choice =>
      choice.points.length === 1 &&
      (choice.unit === name || !choice.unit) &&
      ['move', 'deploy', 'objective', 'to'].includes(choice.verb)
  )
  return [...new Set(found.map(choice => write(choice.points[0]!)))].map(to => ({
    to,
    at: readChoice(`to ${to}`).points.map((p): [number, number] => [p.x, p.y])[0]!,
    sees: [],
    objectives: [],
    piece: null,
    kind: null,
    length: null,
    rapid: null,
    exposure: null
  }))
}
