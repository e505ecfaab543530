/** What the game answers. `preview.py` and `consult.py` beside the rules write these. */

export interface CardRow {
  face: string
  limit: 'free' | 'once' | 'each' | 'critical'
  hits: string[]
  critical: number
}
export interface CriticalRow {
  clause: string
  card: number
  die: number
  kind: 'timed' | 'casualties' | 'excess' | 'none'
}
export interface RulesAnswer {
  cards: Record<string, CardRow>
  criticals: Record<string, CriticalRow>
  misses: number
  most_hits: number
  sacrifice: string[]
  policy: string
  weapons: Record<string, { least: number; hits: number }>
}
export interface AdviceAnswer {
  box: string
}
export interface OutlookAnswer {
  hits: number
  trials: number
  systems: [string, number][]
  destroyed: number
  margin: number
}

/** A ship file. */
export interface ShipSheet {
  name: string
  race?: string
  kind?: 'ship' | 'pf'
  carrier?: boolean
  bays?: number
  crew?: number
  boarding_parties?: number
  life_support?: number
  sacrifice?: string[]
  note?: string
  boxes: Record<string, number | Record<string, number>>
}
/** A ship that holds together, in all its writings, and what the deck makes of it. */
export interface SoundShip {
  sheet: ShipSheet
  code: string
  toml: string
  json: string
  boxes: number
  systems: number
  cards: number
  never: string[]
}
export interface LibraryShip extends SoundShip {
  id: string
}
export interface ShipFault {
  where: string
  key: string
  args: Record<string, string>
}
export type CheckAnswer = { faults: ShipFault[] } & Partial<SoundShip>

export interface Estimate {
  value: number
  low: number
  high: number
}
export interface Tally {
  name: string
  systems: string[]
  boxes: number
  expected: Estimate
  chances: Estimate[]
}
export interface Odds {
  ship: string
  policy: string
  volleys: number[]
  /** What the owner is taken to give up, first to last. */
  order: string[]
  method: 'exact' | 'engine' | 'numba'
  trials: number | null
  tallies: Tally[]
  fears: { id: string; chance: Estimate }[]
  destroyed: Estimate
  cards: number
}
export interface OddsAnswer {
  deck: Odds
  chart: Odds | null
  apart: number | null
  fast: boolean
}
export interface CompareAnswer {
  rows: { policy: string; apart: number }[]
  trials: number
}
