/** Where the labels of rings stand: on their ring, clear of each other, of the units and of the table's edge. */

import type { Point } from './geometry'

/** A rectangle by its middle. */
export interface Box extends Point {
  wide: number
  high: number
}
export interface RingLabel {
  middle: Point
  radius: number
  /** Where the label stands if nothing is in its way, in degrees, clockwise from the right. */
  angle: number
  wide: number
  high: number
}

const STEP = 12
/** One's own place first, then farther and farther round to both sides. */
const TURNS = [0, ...Array.from({ length: 180 / STEP }, (_, i) => (i + 1) * STEP).flatMap(turn => [turn, -turn])]

export function ringLabels(labels: readonly RingLabel[], taken: readonly Box[], table: readonly number[]): Point[] {
  const boxes = [...taken]
  return labels.map(label => {
    const clear = TURNS.map(turn => boxAt(label, label.angle + turn)).find(
      box => within(box, table) && !boxes.some(other => overlap(box, other))
    )
    const box = clear ?? held(boxAt(label, label.angle), table)
    boxes.push(box)
    return { x: box.x, y: box.y }
  })
}

function boxAt({ middle, radius, wide, high }: RingLabel, degrees: number): Box {
  const turn = (degrees * Math.PI) / 180
  return { x: middle.x + Math.cos(turn) * radius, y: middle.y + Math.sin(turn) * radius, wide, high }
}
const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.high + b.high) / 2
const within = (box: Box, [wide, high]: readonly number[]): boolean =>
  box.x >= box.wide / 2 && box.x <= wide! - box.wide / 2 && box.y >= box.high / 2 && box.y <= high! - box.high / 2
const hold = (value: number, room: number, most: number): number => Math.max(room, Math.min(most - room, value))
const held = (box: Box, [wide, high]: readonly number[]): Box => ({
  ...box,
  x: hold(box.x, box.wide / 2, wide!),
  y: hold(box.y, box.high / 2, high!)
})
