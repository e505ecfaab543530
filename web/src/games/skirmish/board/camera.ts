/** Where the eye is over the table: zoomed about a point, and never beyond the frame. */

import type { Camera } from './field'
import { FRAME, INCH, type Point } from './geometry'

export const NEAREST = 5

/** A camera that stays inside the picture: `wide` and `high` are its size in units of the drawing. */
export function clamp(camera: Camera, wide: number, high: number, frame: number): Camera {
  const zoom = Math.max(1, Math.min(NEAREST, camera.zoom))
  const room = (value: number, whole: number): number =>
    Math.max((whole - frame) * (1 - zoom), Math.min(frame * (zoom - 1), value))
  return { zoom, x: room(camera.x, wide + 2 * frame), y: room(camera.y, high + 2 * frame) }
}

/** Nearer or farther, the point under the finger staying where it is. */
export function zoomAt(
  camera: Camera,
  factor: number,
  x: number,
  y: number,
  wide: number,
  high: number,
  frame: number
): Camera {
  const zoom = Math.max(1, Math.min(NEAREST, camera.zoom * factor))
  const change = zoom / camera.zoom
  return clamp({ zoom, x: x - (x - camera.x) * change, y: y - (y - camera.y) * change }, wide, high, frame)
}

/** How near one looks at a single place, and how many inches are seen round each. */
const NEAR = 1.8
const AROUND = 6

/** A camera that shows some places of a table of this size, in inches, as near as they allow. */
export function showing(places: readonly Point[], [wide, high]: readonly number[]): Camera {
  const [xs, ys] = [places.map(p => p.x), places.map(p => p.y)]
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = Math.min(wide! / (right - left + 2 * AROUND), high! / (top - bottom + 2 * AROUND))
  const zoom = Math.max(1, Math.min(NEAR, room))
  const middle = { x: ((left + right) / 2) * INCH, y: (high! - (bottom + top) / 2) * INCH }
  return clamp(
    { zoom, x: (wide! * INCH) / 2 - middle.x * zoom, y: (high! * INCH) / 2 - middle.y * zoom },
    wide! * INCH,
    high! * INCH,
    FRAME
  )
}

/** A corner of the board: the lower right one, unless it says otherwise. */
export interface Corner {
  left?: boolean
  top?: boolean
}
const CORNERS: Corner[] = [{}, { left: true }, { top: true }, { left: true, top: true }]

/**
 * The first corner in which nothing lies under a box; the usual one if there is something in each. In hundredths.
 * The upper ones come first if the lower edge is needed.
 */
export function freeCorner(
  things: readonly Point[],
  { wide, high }: { wide: number; high: number },
  upper = false
): Corner {
  const order = upper ? [CORNERS[2]!, CORNERS[3]!, ...CORNERS] : CORNERS
  const under = ({ x, y }: Point, { left, top }: Corner) =>
    (left ? x >= 0 && x < wide : x <= 100 && x > 100 - wide) && (top ? y >= 0 && y < high : y <= 100 && y > 100 - high)
  return order.find(corner => !things.some(thing => under(thing, corner))) ?? order[0]!
}
