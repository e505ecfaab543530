/** Inches and the drawing: twenty units to the inch, the origin of the table in the bottom left corner. */

export interface Point {
  x: number
  y: number
}
export const INCH = 20
export const FRAME = 17
/** What the arrow keys mean on the table. */
export const STEPS: Record<string, Point> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 }
}

export const point = (pair: readonly number[]): Point => ({ x: pair[0] ?? 0, y: pair[1] ?? 0 })
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
/** A tenth of an inch is the grid of the game. */
export const snap = (p: Point): Point => ({ x: Math.round(p.x * 10) / 10, y: Math.round(p.y * 10) / 10 })
export const inside = (p: Point, size: readonly number[]): Point => ({
  x: Math.max(0, Math.min(size[0]!, p.x)),
  y: Math.max(0, Math.min(size[1]!, p.y))
})

/** A point as the notation writes it. */
export const write = (p: Point): string => `${short(p.x)},${short(p.y)}`
const short = (value: number): string => String(Math.round(value * 10) / 10)

export function pathLength(path: readonly Point[]): number {
  return path.slice(1).reduce((sum, p, i) => sum + distance(path[i]!, p), 0)
}

/** The point of a path at so many inches from its beginning. */
export function along(path: readonly Point[], inches: number): Point {
  let left = inches
  for (let i = 1; i < path.length; i++) {
    const leg = distance(path[i - 1]!, path[i]!)
    if (left <= leg && leg > 0)
      return {
        x: path[i - 1]!.x + ((path[i]!.x - path[i - 1]!.x) * left) / leg,
        y: path[i - 1]!.y + ((path[i]!.y - path[i - 1]!.y) * left) / leg
      }
    left -= leg
  }
  return path.at(-1)!
}

/** A wish cut short: the last point on the grid that is not farther than the reach. */
export function within(from: Point, to: Point, reach: number): Point {
  const far = distance(from, to)
  if (far <= reach) {
    const near = snap(to)
    if (distance(from, near) <= reach) return near
  }
  for (let part = Math.min(1, reach / far); part > 0; part -= 0.04 / far) {
    const cut = snap({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    if (distance(from, cut) <= reach + 1e-9) return cut
  }
  return snap(from)
}

/** Numbers that look random and are the same every time: drawings must not dance. */
export function dice(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}

export function contains(shape: readonly Point[], p: Point): boolean {
  let odd = false
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const a = shape[i]!
    const b = shape[j]!
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd
  }
  return odd
}

/** Points spread over a shape, not too near to each other. */
export function scatter(shape: readonly Point[], apart: number, seed: string): Point[] {
  const roll = dice(seed)
  const xs = shape.map(p => p.x)
  const ys = shape.map(p => p.y)
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const found: Point[] = []
  const tries = Math.min(600, ((right - left) * (top - bottom) * 6) / (apart * apart))
  for (let i = 0; i < tries; i++) {
    const p = { x: left + roll() * (right - left), y: bottom + roll() * (top - bottom) }
    if (contains(shape, p) && found.every(other => distance(other, p) > apart)) found.push(p)
  }
  return found
}
