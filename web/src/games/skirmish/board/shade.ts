/** What is seen or not, which the game says cell by cell, as areas with straight edges. */

import type { Point } from './geometry'

/** Cells to the inch. */
const CELLS = 10
/** How far, in cells, an edge may run from the middles of the cells' sides. */
const TOLERANCE = 0.8

/** The dark or the light part as a path, in inches from the top left corner; to be filled by the even-odd rule. */
export function shadePath(rows: readonly (readonly number[])[], columns: number, light = false): string {
  return loops(cellsOf(rows, columns, light), columns, rows.length)
    .map(simple)
    .filter(loop => loop.length > 2)
    .map(loop => `M${loop.map(p => `${(p.x / CELLS).toFixed(2)} ${(p.y / CELLS).toFixed(2)}`).join('L')}Z`)
    .join('')
}

/** A one for each cell of the wanted part, from the top row down; the game's rows begin at the bottom. */
function cellsOf(rows: readonly (readonly number[])[], columns: number, light: boolean): Uint8Array {
  const cells = new Uint8Array(rows.length * columns)
  rows.forEach((changes, row) => {
    const ends = light ? [0, ...changes] : changes
    const from = (rows.length - 1 - row) * columns
    for (let i = 0; i < ends.length; i += 2) cells.fill(1, from + ends[i]!, from + (ends[i + 1] ?? columns))
  })
  return cells
}

/** The ways round the part, as the middles of the sides of cells that they follow. */
function loops(cells: Uint8Array, columns: number, rows: number): Point[][] {
  const sides = sidesOf(cells, columns, rows)
  const wide = columns + 1
  const middle = (a: number, b: number): Point => ({
    x: ((a % wide) + (b % wide)) / 2,
    y: (Math.floor(a / wide) + Math.floor(b / wide)) / 2
  })
  const found: Point[][] = []
  for (const start of sides.keys())
    while (sides.get(start)!.length) {
      const loop: Point[] = []
      let at = start
      do {
        const next = sides.get(at)!.pop()!
        loop.push(middle(at, next))
        at = next
      } while (at !== start)
      found.push(loop)
    }
  return found
}

/** The sides of cells at which the part ends: where each begins and ends, the part to its right. */
function sidesOf(cells: Uint8Array, columns: number, rows: number): Map<number, number[]> {
  const sides = new Map<number, number[]>()
  const wide = columns + 1
  const add = (from: number, to: number) => {
    const others = sides.get(from)
    if (others) others.push(to)
    else sides.set(from, [to])
  }
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const at = y * columns + x
      if (!cells[at]) continue
      const corner = y * wide + x
      if (y === 0 || !cells[at - columns]) add(corner, corner + 1)
      if (x === columns - 1 || !cells[at + 1]) add(corner + 1, corner + 1 + wide)
      if (y === rows - 1 || !cells[at + columns]) add(corner + 1 + wide, corner + wide)
      if (x === 0 || !cells[at - 1]) add(corner + wide, corner)
    }
  return sides
}

/** A way round with only the points that it needs (Douglas and Peucker), cut in two at its farthest points. */
function simple(loop: Point[]): Point[] {
  const start = loop[0]!
  const far = loop.reduce((best, p, i) => (apart(p, start) > apart(loop[best]!, start) ? i : best), 0)
  return [...straight(loop.slice(0, far + 1)), ...straight([...loop.slice(far), start])]
}
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The points of a stretch that are needed, without its last one. */
function straight(points: Point[]): Point[] {
  const needed: Point[] = []
  const open: [number, number][] = [[0, points.length - 1]]
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const [from, to] = stretch
    const middle = farthest(points, from, to)
    if (middle === undefined) needed.push(points[from]!)
    else open.push([middle, to], [from, middle])
  }
  return needed
}

/** The point of a stretch that lies farthest from its chord, if that is too far. */
function farthest(points: Point[], from: number, to: number): number | undefined {
  const [a, b] = [points[from]!, points[to]!]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const long = Math.hypot(dx, dy)
  let most = TOLERANCE
  let found: number | undefined
  for (let i = from + 1; i < to; i++) {
    const p = points[i]!
    const away = long ? Math.abs(dy * (p.x - a.x) - dx * (p.y - a.y)) / long : apart(p, a)
    if (away > most) [most, found] = [away, i]
  }
  return found
}
