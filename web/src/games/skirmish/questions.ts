/** What the game answers about a seat's view. `preview.py` and `plans.py` beside the rules write these. */

import type { RefusalView } from '../../lib/messages'

export interface RulesAnswer {
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

export interface TargetAnswer {
  unit: string
  distance: number
  fire: RefusalView | null
  assault: RefusalView | null
}
export interface UnitOrders {
  cost: number
  idle: RefusalView | null
  move: RefusalView | null
  rapid: RefusalView | null
  fire: RefusalView | null
  assault: RefusalView | null
  retreat: boolean
  targets: TargetAnswer[]
}
export type OrdersAnswer = Record<string, UnitOrders>

export interface ReactionMoment {
  at: number | null
  point: number[]
  distance: number
  cost: number
  enough: boolean
}
export interface ReactionAnswer {
  unit: string
  why: RefusalView | null
  moments: ReactionMoment[]
}

export interface SeenAnswer {
  visible: boolean
  distance: number
  piece?: string
  depth?: number
  limit?: number
  clause?: string
}
/** `dark`: for each row from the bottom, the tenths of an inch where the dark begins and ends, again and again. */
export interface Shade {
  row: number
  dark: number[][]
}
/** What no unit of a side sees. */
export interface SideSightAnswer extends Shade {
  side: string
}
/** A ruler between two points: sight, range, and what covers each end against the other. */
export interface LineAnswer extends SeenAnswer {
  close: boolean
  cover: ({ piece: string; kind: string } | null)[]
}
/** Of the enemy's places after one move, the part that sees a point; and how far it goes for the first look. */
export interface ExposureAnswer {
  share: number
  way: number | null
}
export interface SightAnswer extends Shade {
  at: number[]
  units: Record<string, SeenAnswer>
  objectives: Record<string, SeenAnswer>
}

export interface PlaceAnswer {
  to: string
  at: number[]
  sees: string[]
  objectives: number[]
  piece?: string
  kind?: string
  length?: number
  rapid?: boolean
  exposure?: ExposureAnswer
}

export interface Parts {
  unit: string
  parts: Record<string, number>
  total: number
}
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
  parts: Record<string, number>
  total: number
  cover: string | null
  piece: string | null
}
export interface FateAnswer {
  casualties: number
  chits: number
  retreat: number
  hit: number
  by_casualties: number[]
}
export interface FireAnswer {
  unit: string
  target: string
  distance: number
  first: number
  reaction: Parts[]
  volley: VolleyAnswer
  answer: VolleyAnswer
  own: FateAnswer
  theirs: FateAnswer
}
export interface CourseAnswer {
  contact: number
  broken_off: number
  wins: number
  casualties: number
}
export interface AssaultAnswer {
  unit: string
  target: string
  distance: number
  reaction: Parts[]
  surprise: number
  hold: CourseAnswer
  withdraw: CourseAnswer
  defenders: number
}
export interface DefenceAnswer extends CourseAnswer {
  unit: string
  target: string
  dice: number
}
export interface PathAnswer {
  length: number
  rapid: boolean
  end: number[]
  piece?: string
  kind?: string
}
export interface ReactorAnswer {
  unit: string
  cost: number
  at: number | null
  point: number[]
  distance: number
}
export interface PlanAnswer {
  text: string
  verb: string
  why: RefusalView | null
  cost?: number
  path?: PathAnswer
  reactors?: ReactorAnswer[]
  fire?: FireAnswer
  assault?: AssaultAnswer | DefenceAnswer
  first?: number
  point?: number[]
  distance?: number
  retreat?: { seen: string[]; dice: number; casualties: number }
  saves?: number
  succeeds?: number
  exposure?: ExposureAnswer
}
