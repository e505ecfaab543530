/** The shapes that travel. Made from the server's schemas by `make types`; do not edit. */

export type Everything =
  | Account
  | Act
  | ActionRefused
  | Advice
  | AdviceAnswer
  | AdvisedPlan
  | Agreed
  | AnalysisView
  | Answer
  | Ask
  | AssaultAnswer
  | BoardManoeuvre
  | BoxesView
  | Bye
  | CardText
  | CardView
  | ChatLine
  | ClockSettings
  | ClockView
  | ClueView
  | CompareAnswer
  | Consults
  | CourseAnswer
  | CoverAnswer
  | CriticalText
  | CurvePoint
  | DamageView
  | Decision
  | DecisionView
  | DefenceAnswer
  | Done
  | DraftView
  | Effect
  | EffectRow
  | Estimate
  | ExamineAnswer
  | ExposureAnswer
  | Failed
  | FateAnswer
  | Fault
  | Fear
  | FireAnswer
  | Fork
  | FromClient
  | FromServer
  | GameDescription
  | GetHistory
  | Health
  | Hello
  | Hint
  | History
  | HouseRules
  | JoinTable
  | Judgement
  | KeyMoment
  | Lesson
  | LessonFrame
  | LessonTitle
  | LineAnswer
  | LinkView
  | LuckyDraw
  | MakeOffer
  | ManoeuvreView
  | MapFault
  | MapFile
  | MatchAnalysis
  | MatchChange
  | MatchView
  | MoveView
  | Moved
  | NewTable
  | ObjectiveView
  | Odds
  | OddsAnswer
  | OfferView
  | OrderText
  | OutcomeView
  | OutlookAnswer
  | PathAnswer
  | Pause
  | Person
  | PersonChange
  | PicturesView
  | PieceRow
  | PieceView
  | Ping
  | PlaceAnswer
  | Plan
  | PlanAnswer
  | PlayerView
  | PolicyRow
  | Pong
  | Practice
  | Presence
  | Previews
  | ProblemView
  | PuzzleAnswer
  | PuzzleTask
  | PuzzleTitle
  | ReactionAnswer
  | ReactionMoment
  | ReactionParts
  | ReactorAnswer
  | Ready
  | Reason
  | Reasons
  | RecordQuestion
  | RecordReplay
  | RedcodeView
  | Redeem
  | RefusalView
  | Replay
  | ReplayStep
  | Reply
  | ResultView
  | RetreatAnswer
  | Reveal
  | Said
  | Say
  | SeatBot
  | SeatChance
  | SeatDescription
  | SeatSummary
  | SeatView
  | SeatsQuestion
  | SeenAnswer
  | ShipBoard
  | ShipDraft
  | Signal
  | Signalled
  | SkirmishView
  | SoldierView
  | SoundShip
  | StageAccuracy
  | Summary
  | TableChanged
  | TableList
  | TableView
  | TallyOdds
  | TileView
  | TransferCode
  | UnitOrders
  | UnitView
  | Update
  | Upload
  | View
  | Views
  | VolleyAnswer
  | VolleyView
  | WeaponAnswer
  | WeaponText
  | WeaponsAnswer
  | Weighed
  | Welcome
  | WhyAnswer
  | WoundView
  | Zones
  | RedtableGamesDamageAnswersCheckAnswer
  | RedtableGamesDamageAnswersRulesAnswer
  | RedtableGamesDamageViewShipView
  | RedtableGamesPicturesAnswersCheckAnswer
  | RedtableGamesPicturesAnswersRulesAnswer
  | RedtableGamesRedcodeAnswersRulesAnswer
  | RedtableGamesRedcodeAnswersSightAnswer
  | RedtableGamesRedcodeAnswersTargetAnswer
  | RedtableGamesRedcodeViewShipView
  | RedtableGamesSkirmishAnswersRulesAnswer
  | RedtableGamesSkirmishAnswersSightAnswer
  | RedtableGamesSkirmishAnswersTargetAnswer
export type FromClient = Hello | Act | Ask | Say | Signal | MakeOffer | Reply | GetHistory | Ping
export type FromServer =
  | Welcome
  | Update
  | ActionRefused
  | Failed
  | Done
  | TableChanged
  | Presence
  | Said
  | Signalled
  | Answer
  | History
  | Summary
  | Pong
  | Bye

/**
 * What the result of a seat is made of: the fields after the first add up, with it, to the result.
 */
export interface Account {
  seat: number
  expected: number
  deal: number
  luck: number
  own: number
  team: number
  others: number
  result: number
}
/**
 * An action by its notation (`undo` too), and the version on which it was decided.
 */
export interface Act {
  type: 'act'
  id: number
  action: string
  version: number
}
/**
 * The action was not carried out.
 */
export interface ActionRefused {
  type: 'refused'
  id: number
  version: number
  refusal: RefusalView
}
/**
 * A refusal as data: clause, message key and arguments; each screen says it in its language.
 */
export interface RefusalView {
  clause: string
  key: string
  args: {
    [k: string]: unknown
  }
}
/**
 * What the coach would do in the place of a seat, from its view alone: the best plans first.
 */
export interface Advice {
  version: number
  plans: AdvisedPlan[]
}
/**
 * A plan that the coach would think of: its first action, what follows, and the chance to win with it.
 */
export interface AdvisedPlan {
  action: string
  then: string[]
  chance: number
  low: number
  high: number
  theme: string
  clause: string
  effects: Effect[]
}
/**
 * What changes in the mean, in units that a player counts.
 */
export interface Effect {
  what: string
  change: number
}
/**
 * `advice`: the box that the order of sacrifice gives up now; empty if no choice is open.
 */
export interface AdviceAnswer {
  box: string
}
/**
 * The options that a screen follows and the view does not carry.
 */
export interface Agreed {
  confirm_touch: boolean
  touch_mode: 'captain' | 'first' | 'vote'
  picture_names: boolean
  assassin_awaits: boolean
}
/**
 * How far the analysis of a finished match is, and what was found so far: first quick, then thorough.
 */
export interface AnalysisView {
  done: number
  steps: number
  working: boolean
  found: MatchAnalysis | null
}
/**
 * Everything that is found out about a match.
 */
export interface MatchAnalysis {
  method: number
  game: string
  depth: 'quick' | 'thorough'
  seats: SeatDescription[]
  steps: number
  reason: string
  curve: CurvePoint[]
  decisions: Decision[]
  draws: LuckyDraw[]
  accounts: Account[]
  moments: KeyMoment[]
  summaries: SeatSummary[]
}
/**
 * A seat before anybody sits there.
 */
export interface SeatDescription {
  seat: number
  name: string
  team: string
  role: string
}
/**
 * The chances after a step, one for each seat; step 0 is the start.
 */
export interface CurvePoint {
  step: number
  chances: SeatChance[]
}
/**
 * How likely a seat was to win, from what it knew, and what everybody's cards together said.
 */
export interface SeatChance {
  value: number
  low: number
  high: number
  together: number
}
/**
 * A decision between several actions, and the judgement of it.
 */
export interface Decision {
  step: number
  seat: number
  action: string
  stage: 'end' | 'middle' | 'opening'
  theme: string
  judgement: Judgement
}
/**
 * What the analyst thinks of a decision, from the view of the seat alone.
 */
export interface Judgement {
  preferred: string
  lost: number
  low: number
  high: number
  grade: 'best' | 'blunder' | 'fine' | 'inaccuracy' | 'mistake'
  plans: Plan[]
}
/**
 * Something that could be done, and the chance to win with it.
 */
export interface Plan {
  action: string
  chance: number
}
/**
 * A step in which chance spoke: what it gave to each seat, or took from it.
 */
export interface LuckyDraw {
  step: number
  seat: number
  action: string
  purposes: string[]
  luck: number[]
  exact: boolean
}
/**
 * A step that did much to decide the match.
 */
export interface KeyMoment {
  step: number
  seat: number
  kind: 'decision' | 'luck'
  change: number
}
/**
 * How a seat played.
 */
export interface SeatSummary {
  seat: number
  decisions: number
  accuracy: number
  stages: StageAccuracy[]
  best_step: number | null
  luckiest_step: number | null
  unluckiest_step: number | null
  practice: Practice | null
}
/**
 * How well a seat played in a part of the match.
 */
export interface StageAccuracy {
  stage: 'end' | 'middle' | 'opening'
  decisions: number
  accuracy: number
}
/**
 * One thing to practise: what it was about, what it cost, and where it is explained.
 */
export interface Practice {
  theme: string
  lost: number
  lesson: string
  clause: string
}
/**
 * What the game says to a question.
 */
export interface Answer {
  type: 'answer'
  id: number
  answer: unknown
}
/**
 * A question to the game, answered from the seat's view.
 */
export interface Ask {
  type: 'ask'
  id: number
  question: string
}
/**
 * An assault: both modifiers, surprise, and what comes of it if the defender holds or gives way.
 */
export interface AssaultAnswer {
  unit: string
  target: string
  distance: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  reaction: [ReactionParts, ReactionParts]
  surprise: number
  hold: CourseAnswer
  withdraw: CourseAnswer
  defenders: number
}
/**
 * What is added to a unit's reaction die, and why.
 */
export interface ReactionParts {
  unit: string
  parts: {
    [k: string]: number
  }
  total: number
}
/**
 * One course of an assault.
 */
export interface CourseAnswer {
  contact: number
  broken_off: number
  wins: number
  casualties: number
}
/**
 * A manoeuvre as it stands on a ship's board, at the price of that ship.
 */
export interface BoardManoeuvre {
  name: string
  cost: number
  distance: number | null
  reply: boolean
  response: boolean
  effects: EffectRow[]
}
/**
 * One thing a manoeuvre or order does, to its target or to the ship that uses it.
 */
export interface EffectRow {
  do:
    | 'cancel'
    | 'damage'
    | 'draw'
    | 'gain_breakdown'
    | 'intercept'
    | 'lose_breakdown'
    | 'lose_crew'
    | 'move'
    | 'recover_crew'
    | 'repair'
  amount: number
  to: 'target' | 'user'
}
/**
 * Boxes of a system that are alike.
 */
export interface BoxesView {
  id: string
  system: string
  label: string
  left: number
  total: number
}
/**
 * The server closes the connection; `again` says whether to come back.
 */
export interface Bye {
  type: 'bye'
  reason: 'expired' | 'kicked' | 'left' | 'moved' | 'restart' | 'too-fast' | 'too-slow' | 'unplayable'
  again: boolean
}
/**
 * What a card of the deck says.
 */
export interface CardText {
  face: string
  limit: 'critical' | 'each' | 'free' | 'once'
  hits: string[]
  critical: number
}
/**
 * A map card on the table and its quarter turns clockwise.
 */
export interface CardView {
  name: string
  turns: number
}
/**
 * A line of chat; an empty team means everybody.
 */
export interface ChatLine {
  at: number
  author: string
  seat: number
  team: string
  text: string
}
/**
 * `decision`: every decision has `seconds`. `game`: all of a seat's decisions together have.
 */
export interface ClockSettings {
  per: 'decision' | 'game'
  seconds: number
  increment: number
}
/**
 * The clocks at the moment of sending.
 */
export interface ClockView {
  paused: boolean
  running: number[]
  remaining: number[]
}
/**
 * A clue that was given. `number` is None for an unlimited one; only spymasters see `allowed`.
 */
export interface ClueView {
  team: string
  word: string
  number: number | null
  allowed: boolean
  touches: number[]
}
/**
 * `compare`: all batch policies against the classic chart.
 */
export interface CompareAnswer {
  rows: PolicyRow[]
  trials: number
}
/**
 * How far a batch policy is from the chart: total variation, mean of all systems.
 */
export interface PolicyRow {
  policy: string
  apart: number
  by_system: {
    [k: string]: number
  }
}
export interface Consults {
  damage: {
    ships: SoundShip[]
    ship: RedtableGamesDamageAnswersCheckAnswer
    odds: OddsAnswer
    compare: CompareAnswer
  }
  pictures: {}
  redcode: {}
  skirmish: {
    battlefields: {
      [k: string]: MapFile
    }
    battlefield: ExamineAnswer
  }
}
/**
 * A ship that holds together, in all its writings, and what the deck makes of it.
 */
export interface SoundShip {
  id: string
  sheet: ShipDraft
  code: string
  toml: string
  json: string
  boxes: number
  systems: number
  cards: number
  never: string[]
}
/**
 * A ship file that is still being written: the types are right, the ship may not be.
 */
export interface ShipDraft {
  name: string
  race?: string
  kind?: 'pf' | 'ship'
  carrier?: boolean
  bays?: number
  crew?: number
  boarding_parties?: number
  life_support?: number
  sacrifice?: string[]
  note?: string
  boxes: {
    [k: string]:
      | number
      | {
          [k: string]: number
        }
  }
}
/**
 * `ship`: what is wrong with a ship file; if nothing is, the ship itself.
 */
export interface RedtableGamesDamageAnswersCheckAnswer {
  faults: Fault[]
  sheet: ShipDraft | null
  toml: string
  ship: SoundShip | null
}
/**
 * Something to mend in a ship file: the key where it is, the key of its message, and what it is about.
 */
export interface Fault {
  where: string
  key: string
  args: {
    [k: string]: string
  }
}
/**
 * `odds`: the same question put to the deck and to the chart.
 */
export interface OddsAnswer {
  deck: Odds
  chart: Odds | null
  apart: number | null
  fast: boolean
}
/**
 * The answer.
 */
export interface Odds {
  ship: string
  source: 'chart' | 'deck'
  policy: string
  volleys: number[]
  order: string[]
  method: 'engine' | 'exact' | 'numba'
  trials: number | null
  tallies: TallyOdds[]
  fears: Fear[]
  destroyed: Estimate
  criticals: {
    [k: string]: Estimate
  }
  cards: number
  overkill: number
}
/**
 * What happens to a system, or to several counted together.
 */
export interface TallyOdds {
  name: string
  systems: string[]
  boxes: number
  expected: Estimate
  chances: Estimate[]
}
/**
 * A probability or a mean, and the interval that holds it 99 times of 100.
 */
export interface Estimate {
  value: number
  low: number
  high: number
}
/**
 * A question that players ask, by the key of its words.
 */
export interface Fear {
  id: string
  chance: Estimate
}
/**
 * A battlefield file.
 */
export interface MapFile {
  name: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number]
  zones: Zones
  /**
   * @maxItems 60
   */
  pieces: PieceRow[]
}
/**
 * Where the sides deploy.
 */
export interface Zones {
  /**
   * @minItems 3
   * @maxItems 64
   */
  blufor: [[number, number], [number, number], [number, number], ...[number, number][]]
  /**
   * @minItems 3
   * @maxItems 64
   */
  redfor: [[number, number], [number, number], [number, number], ...[number, number][]]
}
/**
 * A piece of terrain: its corners in inches, in order around it.
 */
export interface PieceRow {
  id: string
  kind: 'bushes' | 'field' | 'forest' | 'rocks' | 'undergrowth' | 'wall'
  /**
   * @minItems 3
   * @maxItems 64
   */
  points: [[number, number], [number, number], [number, number], ...[number, number][]]
}
/**
 * `battlefield`: what is wrong with a battlefield's file; if it can be read, the battlefield.
 */
export interface ExamineAnswer {
  faults: MapFault[]
  unreadable: string
  map: MapFile | null
}
/**
 * Something that is wrong with a battlefield: what, with which shape, where.
 */
export interface MapFault {
  kind: string
  shape: string
  points: [number, number][]
}
/**
 * The piece that covers a point.
 */
export interface CoverAnswer {
  piece: string
  kind: string
}
/**
 * A critical hit: on which card and die, and how long it lasts.
 */
export interface CriticalText {
  clause: string
  card: number
  die: number
  kind: string
}
/**
 * A battle as everybody sees it.
 */
export interface DamageView {
  game: string
  seat: number
  actors: number[]
  legal: string[]
  outcome: OutcomeView | null
  mode: string
  turn: number
  ships: RedtableGamesDamageViewShipView[]
  volleys: VolleyView[]
  takeback: boolean
  position: string
}
/**
 * An outcome as data; a seat that has no result of its own has the score None.
 */
export interface OutcomeView {
  scores: (number | null)[]
  reason: string
}
/**
 * A ship and what is left of it.
 */
export interface RedtableGamesDamageViewShipView {
  name: string
  title: string
  race: string
  fighter: boolean
  carrier: boolean
  left: {
    [k: string]: number
  }
  boxes: BoxesView[]
  crew: number
  boarding_parties: number
  excess: number
  criticals: WoundView[]
  condition: {
    [k: string]: number
  }
  forbidden: string[]
  jammed_bays: number[]
  order: string[]
  sacrifice: string[]
  destroyed: boolean
  overkill: number
  ready: {
    [k: string]: number
  }
}
/**
 * A critical hit: the turns in which it works (`last` is null if it never ends), and its size.
 */
export interface WoundView {
  id: string
  clause: string
  first: number
  last: number | null
  size: number
  active: boolean
}
/**
 * A volley that is being resolved.
 */
export interface VolleyView {
  ship: string
  hits: number
  scored: number
  misses: number
  batch: number
  batch_size: number
  cards: number
  dealt: number
  deck: number
  right: string[]
  left: string[]
  aside: string[]
  critical_done: boolean
  card: string
  options: string[]
  lost: {
    [k: string]: number
  }
}
/**
 * What is to be decided: about which unit, against whom, with which dice on the table.
 */
export interface DecisionView {
  kind: string
  side: 'blufor' | 'redfor'
  unit: string | null
  other: string | null
  dice: number[]
  modifier: number
  count: number
  path: number[][]
}
/**
 * What a defender's choice brings: the dice of his fire, and how the assault goes on.
 */
export interface DefenceAnswer {
  unit: string
  target: string
  dice: number
  course: CourseAnswer
}
/**
 * A message other than an action was carried out.
 */
export interface Done {
  type: 'done'
  id: number
}
/**
 * A question to the rival spymaster, who is told the word only.
 */
export interface DraftView {
  word: string
  number: number | null
  unlimited: boolean
}
/**
 * How well a place is hidden from the enemy after one move.
 */
export interface ExposureAnswer {
  share: number
  way: number | null
}
/**
 * A message that could not be handled.
 */
export interface Failed {
  type: 'failed'
  id: number | null
  problem: ProblemView
}
/**
 * An error as `application/problem+json` (RFC 9457) and inside socket messages.
 */
export interface ProblemView {
  type: string
  title: string
  status: number
  detail: string
  code: string
  key: string
  args: {
    [k: string]: unknown
  }
}
/**
 * What a fight brings to a unit: means, and how likely each number of casualties is.
 */
export interface FateAnswer {
  casualties: number
  chits: number
  retreat: number
  hit: number
  by_casualties: number[]
}
/**
 * A firefight: who shoots first, the dice of both, and the exact odds of what comes of it.
 */
export interface FireAnswer {
  unit: string
  target: string
  distance: number
  first: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  reaction: [ReactionParts, ReactionParts]
  volley: VolleyAnswer
  answer: VolleyAnswer
  own: FateAnswer
  theirs: FateAnswer
}
/**
 * One volley: the dice, halved or not, and what the target adds to its effect dice.
 */
export interface VolleyAnswer {
  riflemen: number
  gunners: number
  ncos: number
  firepower: number
  rapid: boolean
  dice: number
  unspotted: number | null
  modifier: number
  silent: boolean
  parts: {
    [k: string]: number
  }
  total: number
  cover: string | null
  piece: string | null
}
/**
 * Start a new table from a step of a finished match, as one seat knew it then; bots take the rest.
 *
 *     Bots that played there play on; `level` is for the seats of people.
 */
export interface Fork {
  step: number
  seat: number
  level?: string
}
/**
 * The first message. `since` is the version the client holds: what came after is sent.
 */
export interface Hello {
  type: 'hello'
  seat?: number | null
  since?: number | null
}
/**
 * A line of chat, to everybody or to the own team.
 */
export interface Say {
  type: 'say'
  id?: number
  text: string
  team?: boolean
}
/**
 * A quick signal (a word the client knows); not kept.
 */
export interface Signal {
  type: 'signal'
  id?: number
  signal: string
  team?: boolean
}
/**
 * Offer a draw, resign (with one's team), or ask for a rematch.
 */
export interface MakeOffer {
  type: 'offer'
  id?: number
  kind: 'draw' | 'rematch' | 'resign'
}
/**
 * Agree to the open offer, or not.
 */
export interface Reply {
  type: 'reply'
  id?: number
  agree: boolean
}
/**
 * What happened between two versions.
 */
export interface GetHistory {
  type: 'history'
  id: number
  since: number
  until: number
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping'
  id?: number
}
/**
 * The answer to hello: everything needed to show the table.
 */
export interface Welcome {
  type: 'welcome'
  protocol: number
  seat: number
  table: TableView
  match: MatchView | null
  since: number
  opening: {
    [k: string]: unknown
  }[]
  updates: {
    [k: string]: unknown
  }[][]
  clock: ClockView | null
  chat: ChatLine[]
}
/**
 * A table as everybody may see it.
 */
export interface TableView {
  code: string
  url: string
  game: string
  slug: string
  ruleset: string
  options: {
    [k: string]: unknown
  }
  language: 'en' | 'es' | 'it'
  listed: boolean
  status: 'closed' | 'open' | 'over' | 'running'
  you_host: boolean
  seats: SeatView[]
  clock: ClockSettings | null
  paused: boolean
  spectators: 'delayed' | 'no' | 'yes'
  delay: number
  watchers: number
  standing_bot: string
  drop_in: boolean
  commitment: string
  revealed_seed: string
  scheme: number
  starting: boolean
  called_off: number
  missing: number[]
  offer: OfferView | null
  outcome: OutcomeView | null
  previous: string
  next: string
  forked_from: string
  device_code: string
  created: number
  name: string
  pace: 'fast' | 'slow' | 'usual'
  spectators_talk: boolean
  preparing: number | null
  preparing_seconds: number | null
  your_turn: boolean | null
}
/**
 * A seat at a table.
 */
export interface SeatView {
  seat: number
  name: string
  team: string
  role: string
  holder: 'bot' | 'nobody' | 'person'
  player: string
  bot: string
  covered: boolean
  ready: boolean
  connected: boolean
  yours: boolean
  commitment: string
  revealed: boolean
  entropy: string
  program: boolean
}
/**
 * Something that needs the consent of others.
 */
export interface OfferView {
  kind: 'draw' | 'rematch' | 'resign'
  seat: number
  agreed: number[]
  asked: number[]
}
/**
 * A seat's view inside a running match: its version, and whether its last action can be undone.
 */
export interface MatchView {
  version: number
  undo: boolean
  why_no_undo: RefusalView | null
  outcome: OutcomeView | null
  view: View
}
/**
 * What every view has. Games add their own fields in a subclass.
 */
export interface View {
  game: string
  seat: number
  actors: number[]
  legal: string[]
  outcome: OutcomeView | null
}
/**
 * Something happened. With an `id` it is also the answer to that action: it is stored for good.
 */
export interface Update {
  type: 'update'
  id?: number | null
  events: {
    [k: string]: unknown
  }[][]
  match: MatchChange
  clock?: ClockView | null
}
/**
 * A `MatchView` without what is as it was in the last message: of the view, fields may be missing.
 */
export interface MatchChange {
  version: number
  undo?: boolean
  why_no_undo?: RefusalView | null
  outcome?: OutcomeView | null
  view: {
    [k: string]: unknown
  }
}
/**
 * The table as it is now.
 */
export interface TableChanged {
  type: 'table'
  table: TableView
}
/**
 * Who is connected.
 */
export interface Presence {
  type: 'presence'
  seats: number[]
  watchers: number
}
/**
 * A new line of chat.
 */
export interface Said {
  type: 'said'
  line: ChatLine
}
/**
 * A quick signal of another seat.
 */
export interface Signalled {
  type: 'signalled'
  seat: number
  signal: string
  team: string
}
/**
 * What was asked for: one list of events for each version after `since`.
 */
export interface History {
  type: 'history'
  id: number
  since: number
  updates: {
    [k: string]: unknown
  }[][]
}
/**
 * A seat is handed back: what the bot that covered it saw and did since.
 */
export interface Summary {
  type: 'summary'
  level: string
  since: number
  updates: {
    [k: string]: unknown
  }[][]
}
/**
 * Here.
 */
export interface Pong {
  type: 'pong'
  id: number
}
/**
 * A game that can be played here.
 */
export interface GameDescription {
  game: string
  slug: string
  rulesets: string[]
  options: {
    [k: string]: unknown
  }
  seats: SeatDescription[]
  bots: string[]
}
/**
 * How a node is.
 */
export interface Health {
  status: 'draining' | 'ok' | 'store-damaged' | 'store-unavailable'
  node: string
  version: string
}
/**
 * What a bot would do in the place of a seat: its level, its choice, and the named terms behind it.
 */
export interface Hint {
  level: string
  action: string
  version: number
  why: Reason[]
}
/**
 * One term of a bot's thought.
 */
export interface Reason {
  term: string
  weight: number
}
/**
 * What the host may change before the start; what is left out stays as it is.
 */
export interface HouseRules {
  options?: {
    [k: string]: unknown
  }
  clock?: ClockSettings | null
  listed?: boolean
  name?: string
  spectators_talk?: boolean
  pace?: 'fast' | 'slow' | 'usual'
}
/**
 * Take a seat, or change to another one; without a number the first that is free.
 */
export interface JoinTable {
  seat?: number | null
  program?: boolean
}
/**
 * A lesson, played through.
 */
export interface Lesson {
  id: string
  title: {
    [k: string]: string
  }
  clauses: string[]
  learner: number
  seats: SeatDescription[]
  frames: LessonFrame[]
}
/**
 * One moment of a lesson: the learner's view, and what is to be done next by whom.
 */
export interface LessonFrame {
  seat: number
  action: string
  say: {
    [k: string]: string
  }
  events: {
    [k: string]: unknown
  }[]
  match: MatchView
  answers: {
    [k: string]: unknown
  }
}
/**
 * A lesson in a list; titles by language.
 */
export interface LessonTitle {
  id: string
  title: {
    [k: string]: string
  }
  clauses: string[]
  steps: number
}
/**
 * `line`: a ruler between two points: the sight, and the cover of each end against the other.
 */
export interface LineAnswer {
  visible: boolean
  distance: number
  piece: string | null
  depth: number | null
  limit: number | null
  clause: string | null
  close: boolean
  /**
   * @minItems 2
   * @maxItems 2
   */
  cover: [CoverAnswer | null, CoverAnswer | null]
}
/**
 * A link of the chain, counted from 1; `target` is a ship, or the number of the link it cancels.
 */
export interface LinkView {
  number: number
  ship: string
  manoeuvre: string
  target: string
}
/**
 * A manoeuvre on the board of a type of ship; without a distance it is for the own ship.
 */
export interface ManoeuvreView {
  name: string
  cost: number
  distance: number | null
  reply: boolean
  response: boolean
}
/**
 * A movement under way.
 */
export interface MoveView {
  ship: string
  steps: number
  must: boolean
  used_currents: string[]
  came_from: string | null
  taken: number
}
/**
 * The seat that a one-time code moved here.
 */
export interface Moved {
  table: TableView
  seat: number
}
/**
 * A table to open.
 */
export interface NewTable {
  game: string
  ruleset?: string
  options?: {
    [k: string]: unknown
  }
  language?: 'en' | 'es' | 'it'
  listed?: boolean
  bots?: {
    [k: string]: string
  }
  seat?: number | null
  clock?: ClockSettings | null
  spectators?: 'delayed' | 'no' | 'yes'
  delay?: number
  standing_bot?: string
  name?: string
  pace?: 'fast' | 'slow' | 'usual'
  spectators_talk?: boolean
}
/**
 * An objective marker.
 */
export interface ObjectiveView {
  number: number
  at: number[]
  reconnoitred: boolean
}
/**
 * What an order card says, and how many of it there are.
 */
export interface OrderText {
  name: string
  count: number
  area: 'block' | 'ship'
  effects: EffectRow[]
}
/**
 * `outlook`: what the rest of an open volley will take from a ship, from a sample.
 */
export interface OutlookAnswer {
  hits: number
  trials: number
  systems: [string, number][]
  destroyed: number
  margin: number
}
/**
 * A way: how long, whether rapid, and the cover where it ends.
 */
export interface PathAnswer {
  length: number
  rapid: boolean
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: [number, number]
  piece: string | null
  kind: string | null
}
/**
 * Stop or start the clocks.
 */
export interface Pause {
  paused: boolean
}
/**
 * The guest who asks. `token` serves clients without cookies as a bearer token.
 */
export interface Person {
  id: string
  name: string
  language: 'en' | 'es' | 'it'
  token: string
}
/**
 * What a guest may change of itself.
 */
export interface PersonChange {
  name?: string | null
  language?: ('en' | 'es' | 'it') | null
}
/**
 * A position as a seat sees it.
 */
export interface PicturesView {
  game: string
  seat: number
  actors: number[]
  legal: string[]
  outcome: OutcomeView | null
  mode: string
  language: string
  columns: number
  rows: number
  cards: TileView[]
  seats: PlayerView[]
  starting: string
  team: string
  turn: number
  phase: string
  left: {
    [k: string]: number
  }
  bystanders_left: number
  clue: ClueView | null
  history: ClueView[]
  made: number
  limit: number | null
  sudden_death: boolean
  draft: DraftView | null
  denied: string | null
  objection: string
  replacing: string | null
  resume: string | null
  timer: number | null
  max_number: number
  zero: boolean
  unlimited: boolean
  result: ResultView | null
}
/**
 * A card of the grid. `cover` is what lies on it; `colour` is the key's word, if it is yours to see.
 */
export interface TileView {
  id: string
  kind: string
  face: string
  cover: ('assassin' | 'blue' | 'bystander' | 'red') | null
  colour: ('assassin' | 'blue' | 'bystander' | 'red') | null
}
/**
 * Who sits where; `marks` and `vote` are empty if they are not yours to see.
 */
export interface PlayerView {
  name: string
  team: string
  role: string
  gone: boolean
  marks: number[]
  vote: number | null
}
/**
 * How the game ended; score and title only for a single team that won.
 */
export interface ResultView {
  winner: string
  reason: string
  score: number | null
  title: string | null
}
/**
 * A piece of terrain in inches.
 */
export interface PieceView {
  id: string
  kind: string
  points: number[][]
}
/**
 * A place: its cover, what it sees, and how far it is for the unit that would go there.
 */
export interface PlaceAnswer {
  to: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number]
  sees: string[]
  objectives: number[]
  piece: string | null
  kind: string | null
  length: number | null
  rapid: boolean | null
  exposure: ExposureAnswer | null
}
/**
 * `plan`: what an action would cost and bring. What does not belong to the action is None.
 */
export interface PlanAnswer {
  text: string
  verb: string
  why: RefusalView | null
  cost: number | null
  path: PathAnswer | null
  reactors: ReactorAnswer[] | null
  fire: FireAnswer | null
  assault: AssaultAnswer | null
  defence: DefenceAnswer | null
  first: number | null
  point: [number, number] | null
  distance: number | null
  retreat: RetreatAnswer | null
  saves: number | null
  succeeds: number | null
  exposure: ExposureAnswer | null
}
/**
 * Who could react to a plan, where first, and at what cost.
 */
export interface ReactorAnswer {
  unit: string
  cost: number
  at: number | null
  /**
   * @minItems 2
   * @maxItems 2
   */
  point: [number, number]
  distance: number
}
/**
 * A retreat: who sees it, and the dice that its chits cost it then.
 */
export interface RetreatAnswer {
  seen: string[]
  dice: number
  casualties: number
}
export interface Previews {
  damage: {
    rules: RedtableGamesDamageAnswersRulesAnswer
    advice: AdviceAnswer
    outlook: OutlookAnswer
  }
  pictures: {
    rules: RedtableGamesPicturesAnswersRulesAnswer
    check: RedtableGamesPicturesAnswersCheckAnswer
  }
  redcode: {
    rules: RedtableGamesRedcodeAnswersRulesAnswer
    weapons: WeaponsAnswer
    sight: RedtableGamesRedcodeAnswersSightAnswer
    why: WhyAnswer
  }
  skirmish: {
    rules: RedtableGamesSkirmishAnswersRulesAnswer
    orders: {
      [k: string]: UnitOrders
    }
    reactions: ReactionAnswer[]
    sight: RedtableGamesSkirmishAnswersSightAnswer
    line: LineAnswer
    places: PlaceAnswer[]
    plan: PlanAnswer
  }
}
/**
 * `rules`: the cards, the critical hits and the numbers of a match.
 */
export interface RedtableGamesDamageAnswersRulesAnswer {
  cards: {
    [k: string]: CardText
  }
  criticals: {
    [k: string]: CriticalText
  }
  misses: number
  most_hits: number
  sacrifice: string[]
  policy: string
  weapons: {
    [k: string]: WeaponText
  }
}
/**
 * A weapon of a duel: from which face of the die it hits, and how often.
 */
export interface WeaponText {
  least: number
  hits: number
}
/**
 * `rules`: what the table agreed on.
 */
export interface RedtableGamesPicturesAnswersRulesAnswer {
  options: Agreed
  arbiter: boolean
  names: {
    [k: string]: {
      [k: string]: string[]
    }
  }
}
/**
 * `check`: why a clue would be refused; or nothing, and what its author should think about.
 */
export interface RedtableGamesPicturesAnswersCheckAnswer {
  refusal: RefusalView | null
  hints: string[]
}
/**
 * `rules`: the rows of the ruleset that a screen shows.
 */
export interface RedtableGamesRedcodeAnswersRulesAnswer {
  ships: {
    [k: string]: ShipBoard
  }
  orders: {
    [k: string]: OrderText
  }
  points_to_win: number
  hand_limit: number
}
/**
 * The board of a type of ship.
 */
export interface ShipBoard {
  repairs: number
  breakdowns: number
  crew: number
  manoeuvres: BoardManoeuvre[]
}
/**
 * `weapons`: all that a ship could do to whom.
 */
export interface WeaponsAnswer {
  ship: string
  manoeuvres: {
    [k: string]: WeaponAnswer
  }
  orders: {
    [k: string]: WeaponAnswer
  }
}
/**
 * A manoeuvre or an order: why it cannot be used at all, the squares it reaches, and each target.
 */
export interface WeaponAnswer {
  why: RefusalView | null
  reach: string[]
  targets: RedtableGamesRedcodeAnswersTargetAnswer[]
}
/**
 * A ship as a target: how far it is, and the reason against it.
 */
export interface RedtableGamesRedcodeAnswersTargetAnswer {
  ship: string
  square: string
  distance: number
  why: RefusalView | null
}
/**
 * `sight`: the squares that would be seen.
 */
export interface RedtableGamesRedcodeAnswersSightAnswer {
  seen: string[]
}
/**
 * `why`: the reason against an action; None if there is none.
 */
export interface WhyAnswer {
  why: RefusalView | null
}
/**
 * `rules`: the numbers that a screen draws.
 */
export interface RedtableGamesSkirmishAnswersRulesAnswer {
  tactical: number
  rapid: number
  close_range: number
  command_radius: number
  objective_margin: number
  success: number
  morale: number
  most_chits: number
  objectives: number
}
/**
 * What a unit may be told to do, and the reason against everything that it may not.
 */
export interface UnitOrders {
  cost: number
  idle: RefusalView | null
  move: RefusalView | null
  rapid: RefusalView | null
  fire: RefusalView | null
  assault: RefusalView | null
  retreat: boolean
  targets: RedtableGamesSkirmishAnswersTargetAnswer[]
}
/**
 * An enemy as a target of fire and of an assault, with the reason against each.
 */
export interface RedtableGamesSkirmishAnswersTargetAnswer {
  unit: string
  distance: number
  fire: RefusalView | null
  assault: RefusalView | null
}
/**
 * A unit that could answer the action under way; or why it cannot.
 */
export interface ReactionAnswer {
  unit: string
  why: RefusalView | null
  move: RefusalView | null
  assault: RefusalView | null
  moments: ReactionMoment[]
}
/**
 * When and where a unit could react, and whether its side can pay for it.
 */
export interface ReactionMoment {
  at: number | null
  /**
   * @minItems 2
   * @maxItems 2
   */
  point: [number, number]
  distance: number
  cost: number
  enough: boolean
}
/**
 * `sight`: what cannot be seen from a point, or by any unit of a side.
 */
export interface RedtableGamesSkirmishAnswersSightAnswer {
  at: [number, number] | null
  side: string | null
  row: number
  dark: number[][]
  units: {
    [k: string]: SeenAnswer
  }
  objectives: {
    [k: string]: SeenAnswer
  }
}
/**
 * Whether a point is seen; if not, the piece in the way, how deep the line runs in it, and the clause.
 */
export interface SeenAnswer {
  visible: boolean
  distance: number
  piece: string | null
  depth: number | null
  limit: number | null
  clause: string | null
}
/**
 * What is to be said to an answer. Chances are thousandths of a victory.
 */
export interface PuzzleAnswer {
  right: boolean
  action: string
  chance: number
  best: number
  low: number
  high: number
  deals: number
  solved: {
    [k: string]: number
  }
  frames: LessonFrame[]
}
/**
 * A puzzle as it is asked: a position from the view of the seat that decides.
 */
export interface PuzzleTask {
  id: string
  theme: string
  difficulty: number
  learner: number
  seats: SeatDescription[]
  find: number
  offered: string[]
  frame: LessonFrame
}
/**
 * A puzzle in a list.
 */
export interface PuzzleTitle {
  id: string
  theme: string
  difficulty: number
  language: string
}
/**
 * Say that the match may start, and what the own seats commit to.
 */
export interface Ready {
  ready?: boolean
  commitments?: {
    [k: string]: string
  }
  entropy?: string
}
/**
 * What a bot thought at a step of a finished match: named terms, the largest first.
 */
export interface Reasons {
  step: number
  seat: number
  action: string
  why: Reason[]
}
/**
 * A stretch of the match of a record that a person has as a file.
 */
export interface RecordQuestion {
  record: string
  seat: number
  first: number
}
/**
 * The match of a record: what was played, on which seats, and a stretch of it, as long as fits.
 */
export interface RecordReplay {
  slug: string
  ruleset: string
  options: {
    [k: string]: unknown
  }
  seats: SeatDescription[]
  outcome: OutcomeView | null
  replay: Replay
}
/**
 * A stretch of a replay.
 */
export interface Replay {
  steps: number
  seat: number
  found: ReplayStep[]
}
/**
 * One step of a replay: who did what, what the eyes saw of it, and their view after it.
 */
export interface ReplayStep {
  step: number
  seat: number
  action: string
  events: {
    [k: string]: unknown
  }[]
  view: unknown
}
/**
 * A position as a seat sees it.
 */
export interface RedcodeView {
  game: string
  seat: number
  actors: number[]
  legal: string[]
  outcome: OutcomeView | null
  mode: string
  ships_per_side: number
  fleet: boolean
  round: number
  phase: string
  ship: string
  active: string
  start: string
  order_used: boolean
  manoeuvred: boolean
  recovering: number
  terrain: string[]
  cards: CardView[]
  boards: {
    [k: string]: ManoeuvreView[]
  }
  ships: RedtableGamesRedcodeViewShipView[]
  chain: LinkView[]
  window: string[]
  move: MoveView | null
  points: {
    [k: string]: number
  }
  compensated: string[]
  deck_size: number
  discard: string[]
  deck: string[] | null
  pointless: string[]
  harmful: string[]
}
/**
 * A ship with its control card. `hand` is None when the cards are not yours to see.
 */
export interface RedtableGamesRedcodeViewShipView {
  letter: string
  seat: number
  side: 'blue' | 'red'
  type: ('carrier' | 'destroyer' | 'submarine') | null
  square: string | null
  status: string
  breakdowns: number
  repairs: number
  hull: number
  reserve: number
  removed: number
  slots: {
    [k: string]: number
  }
  intercepted: string
  hand_size: number
  hand: string[] | null
}
/**
 * Use a one-time code.
 */
export interface Redeem {
  code: string
}
/**
 * The entropies of the own seats, once the table is `starting`.
 */
export interface Reveal {
  entropies: {
    [k: string]: string
  }
}
/**
 * Put a bot of that level on a seat; an empty level frees the seat.
 */
export interface SeatBot {
  level: string
}
/**
 * Which seats would there be?
 */
export interface SeatsQuestion {
  ruleset?: string
  options?: {
    [k: string]: unknown
  }
}
/**
 * A position as everybody sees it.
 */
export interface SkirmishView {
  game: string
  seat: number
  actors: number[]
  legal: string[]
  outcome: OutcomeView | null
  turn: number
  max_turns: number
  phase: string
  initiative: string | null
  orders: {
    [k: string]: number
  }
  command_dice: {
    [k: string]: number
  }
  losses: {
    [k: string]: number
  }
  losses_limit: number
  battlefield: string
  size: number[]
  pieces: PieceView[]
  zones: {
    [k: string]: number[][]
  }
  units: UnitView[]
  objectives: ObjectiveView[]
  decision: DecisionView | null
  position: string
}
/**
 * A unit. `at` is None when it is not on the table.
 */
export interface UnitView {
  name: string
  side: 'blufor' | 'redfor'
  section: number
  at: number[] | null
  state: string
  soldiers: SoldierView[]
  active: number
  red: number
  yellow: number
  activations: number
  reactions: number
  moved: boolean
  hurried: boolean
  rapid: boolean
  fell_back: boolean
  assaulted: boolean
  contact: string | null
  order_cost: number
}
/**
 * A figure.
 */
export interface SoldierView {
  kind: string
  status: string
}
/**
 * Tables, the newest first.
 */
export interface TableList {
  tables: TableView[]
}
/**
 * A one-time code that moves a seat to another device.
 */
export interface TransferCode {
  code: string
  url: string
  expires: number
}
/**
 * A match of a device, finished or not: its record with the seed. All seats without a bot are yours.
 */
export interface Upload {
  record: string
  bots: {
    [k: string]: string
  }
  language: 'en' | 'es' | 'it'
}
export interface Views {
  damage: DamageView
  pictures: PicturesView
  redcode: RedcodeView
  skirmish: SkirmishView
}
/**
 * What the coach thinks of an action before it is done.
 */
export interface Weighed {
  version: number
  action: string
  judgement: Judgement
}
