/** What can be shown on the sea. */

import type { ShipType, Side } from '../words'

export type Terrain = 'islet' | 'current'

export interface BoardShip {
  id: string
  side: Side
  type: ShipType
  square: string
  name: string
  you?: boolean
  ghost?: boolean
  sinking?: boolean
}

export interface Aim {
  from: string
  to: string
  distance?: number
  blocker?: string
}
export interface Arrow {
  number: number
  from: string
  to: string
  response: boolean
  struck?: boolean
}
export interface Corner {
  side: Side
  square: string
  text?: string
  open?: boolean
}

export interface Marks {
  /** Squares that can be chosen: lit, with a dot. */
  reach?: string[]
  /** Squares in range of a weapon that aims at ships: a thin outline, nothing to choose. */
  range?: string[]
  /** Squares that a ghost would see: hollow dots. */
  seen?: string[]
  /** Things that can be chosen: four brackets. */
  targets?: string[]
  /** The one that is being looked at or asked about. */
  chosen?: string
  /** Sight lines; with a blocker they end there, in pale red. */
  aims?: Aim[]
  /** A 2x2 block. */
  block?: string[]
}

export const NO_MARKS: Marks = {}
