/** What is drawn on the table, whoever asks for it: a match, a lesson, a replay, a diagram, the editor. */

import type { Side } from '../words'
import type { Point } from './geometry'

export interface FieldUnit {
  name: string
  side: Side
  at: Point
  soldiers: { kind: string; status: string }[]
  red: number
  yellow: number
  acted?: boolean
  chosen?: boolean
  can?: boolean
}
export interface Ring {
  at: Point
  radius: number
  kind: 'tactical' | 'rapid' | 'close' | 'command'
  text: string
  quiet?: boolean
}
export interface Line {
  from: Point
  to: Point
  text?: string
  blocked?: boolean
}
/** A place that can be chosen: how much of it the enemy may soon see. */
export interface Dot {
  at: Point
  tone: 'plain' | 'hidden' | 'little' | 'much'
}
export interface Marks {
  rings?: Ring[]
  path?: { points: Point[]; text: string; wrong?: boolean }
  ghost?: { unit: FieldUnit; at: Point; wrong?: boolean }
  lines?: Line[]
  targets?: string[]
  chosen?: string
  /** Units that could react, with the price. */
  reactors?: { unit: string; text: string }[]
  dots?: Dot[]
  pings?: { id: number; at: Point; seat: number }[]
  cross?: Point
  zone?: Side
  /** The piece that is in the way. */
  blocker?: string
  /** Fault places in the editor. */
  faults?: Point[]
}
export interface Camera {
  zoom: number
  x: number
  y: number
}
export const WHOLE: Camera = { zoom: 1, x: 0, y: 0 }
