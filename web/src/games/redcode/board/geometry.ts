/** Where things are on the drawing of the sea. Squares are named as in the notation: a1 top left, h6 bottom right. */

export const COLUMNS = 8
export const ROWS = 6
export const SIZE = 88
export const FRAME = 22

export interface Point {
  x: number
  y: number
}
export interface Grid {
  columns: number
  rows: number
}
export const SEA: Grid = { columns: COLUMNS, rows: ROWS }

export const squareName = (row: number, column: number): string => String.fromCharCode(97 + column) + String(row + 1)
export const columnOf = (square: string): number => square.charCodeAt(0) - 97
export const rowOf = (square: string): number => Number(square.slice(1)) - 1
export const corner = (square: string): Point => ({
  x: FRAME + columnOf(square) * SIZE,
  y: FRAME + rowOf(square) * SIZE
})
export const centre = (square: string): Point => ({ x: corner(square).x + SIZE / 2, y: corner(square).y + SIZE / 2 })

export function squares({ columns, rows }: Grid = SEA): string[] {
  return Array.from({ length: rows * columns }, (_, i) => squareName(Math.floor(i / columns), i % columns))
}

/** The square next to another in a direction, or the square itself at the edge of the sea. */
export function neighbour(square: string, down: number, right: number, { columns, rows }: Grid = SEA): string {
  const row = Math.min(rows - 1, Math.max(0, rowOf(square) + down))
  const column = Math.min(columns - 1, Math.max(0, columnOf(square) + right))
  return squareName(row, column)
}

/** The squares from one to another along a straight line, both ends left out. */
export function between(from: string, to: string): string[] {
  const down = rowOf(to) - rowOf(from)
  const right = columnOf(to) - columnOf(from)
  const steps = Math.max(Math.abs(down), Math.abs(right))
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) =>
    squareName(rowOf(from) + Math.sign(down) * (i + 1), columnOf(from) + Math.sign(right) * (i + 1))
  )
}

/** The four squares of a 2x2 block by its top left one. */
export const block = (square: string): string[] =>
  [0, 1].flatMap(down => [0, 1].map(right => squareName(rowOf(square) + down, columnOf(square) + right)))

/** A number that is always the same for a square: swells and islets keep their shapes. */
export function grain(square: string, salt: number): number {
  let hash = 2166136261 ^ salt
  for (const letter of square) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}

/** Between neighbours there is no room: the arrow goes round their sides. */
function besides(a: Point, b: Point, along: Point, aside: Point): { path: string; head: string; middle: Point } {
  const at = (from: Point, forth: number, out: number) => ({
    x: from.x + along.x * forth + aside.x * out,
    y: from.y + along.y * forth + aside.y * out
  })
  const write = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const end = at(b, -10, 38)
  return {
    path: `M${write(at(a, 10, 38))}Q${write(at(a, SIZE / 2, 84))} ${write(end)}`,
    head: `M${write(at(end, -13, 1))}L${write(end)}L${write(at(end, -1, 14))}`,
    middle: at(a, SIZE / 2, 61)
  }
}

/** A curved arrow from one square to another, bent to the left, with a place for its number. */
export function arrow(from: string, to: string): { path: string; head: string; middle: Point } {
  const a = centre(from)
  const b = centre(to)
  if (from === to)
    return {
      path: `M${a.x - 26} ${a.y - 30}a20 16 0 1 1 52 0`,
      head: `M${a.x + 18} ${a.y - 36}l8 8 6-10`,
      middle: { x: a.x, y: a.y - 46 }
    }
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  const aside = { x: along.y, y: -along.x }
  if (length < 1.2 * SIZE) return besides(a, b, along, aside)
  const bend = 15 + length * 0.09
  const start = { x: a.x + along.x * 38 + aside.x * 8, y: a.y + along.y * 38 + aside.y * 8 }
  const end = { x: b.x - along.x * 40 + aside.x * 8, y: b.y - along.y * 40 + aside.y * 8 }
  const pull = { x: (a.x + b.x) / 2 + aside.x * bend * 2, y: (a.y + b.y) / 2 + aside.y * bend * 2 }
  const into = Math.atan2(end.y - pull.y, end.x - pull.x)
  const wing = (turn: number) =>
    `${(end.x - 14 * Math.cos(into + turn)).toFixed(1)} ${(end.y - 14 * Math.sin(into + turn)).toFixed(1)}`
  const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return {
    path: `M${at(start)}Q${at(pull)} ${at(end)}`,
    head: `M${wing(0.5)}L${at(end)}L${wing(-0.5)}`,
    middle: { x: (a.x + b.x) / 2 + aside.x * (bend + 4), y: (a.y + b.y) / 2 + aside.y * (bend + 4) }
  }
}
