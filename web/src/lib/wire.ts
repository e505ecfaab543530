/** The shapes that travel between server and client. Made from the server's schemas by `make types`; do not edit. */

export type Everything =
  | Act
  | ActionRefused
  | Answer
  | Ask
  | BoxesView
  | Bye
  | CardView
  | ChatLine
  | ClockSettings
  | ClockView
  | ClueView
  | DamageView
  | DecisionView
  | Done
  | DraftView
  | Failed
  | Fork
  | FromClient
  | FromServer
  | GameDescription
  | GetHistory
  | Health
  | Hello
  | History
  | HouseRules
  | JoinTable
  | Lesson
  | LessonFrame
  | LessonTitle
  | LinkView
  | MakeOffer
  | ManoeuvreView
  | MatchChange
  | MatchView
  | MoveView
  | Moved
  | NewTable
  | ObjectiveView
  | OfferView
  | OutcomeView
  | Pause
  | Person
  | PersonChange
  | PicturesView
  | PieceView
  | Ping
  | PlayerView
  | Pong
  | Presence
  | ProblemView
  | Ready
  | Reason
  | Reasons
  | RedcodeView
  | Redeem
  | RefusalView
  | Replay
  | ReplayStep
  | Reply
  | ResultView
  | Reveal
  | Said
  | Say
  | SeatBot
  | SeatDescription
  | SeatView
  | SeatsQuestion
  | Signal
  | Signalled
  | SkirmishView
  | SoldierView
  | Summary
  | TableChanged
  | TableList
  | TableView
  | TileView
  | TransferCode
  | UnitView
  | Update
  | View
  | Views
  | VolleyView
  | Welcome
  | WoundView
  | RedtableGamesDamageViewShipView
  | RedtableGamesRedcodeViewShipView
export type FromClient = Hello | Act | Ask | Say | Signal | MakeOffer | Reply | GetHistory | Ping
export type FromServer =
  Welcome | Update | ActionRefused | Failed | Done | TableChanged | Presence | Said | Signalled | Answer | History | Summary | Pong | Bye

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
  side: string
  unit: string | null
  other: string | null
  dice: number[]
  modifier: number
  count: number
  path: number[][]
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
 * A seat before anybody sits there.
 */
export interface SeatDescription {
  seat: number
  name: string
  team: string
  role: string
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
  cover: string | null
  colour: string | null
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
 * One term of a bot's thought.
 */
export interface Reason {
  term: string
  weight: number
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
  side: string
  type: string | null
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
  side: string
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
export interface Views {
  damage: DamageView
  pictures: PicturesView
  redcode: RedcodeView
  skirmish: SkirmishView
}
