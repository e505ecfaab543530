/** A battlefield being made: plain data, written as the file that the game reads. */

import type { Kind, Side } from './words'

export interface DraftPiece {
  id: string
  kind: Kind
  points: number[][]
}
export interface Draft {
  name: string
  size: number[]
  zones: Record<Side, number[][]>
  pieces: DraftPiece[]
}

const LETTERS: Record<Kind, string> = { forest: 'F', rocks: 'K', wall: 'W', field: 'L', bushes: 'B', undergrowth: 'U' }
const round = (value: number): number => Math.round(value * 10) / 10
const shape = (points: number[][]): string =>
  `[${points.map(([x, y]) => `[${round(x ?? 0)}, ${round(y ?? 0)}]`).join(', ')}]`

/** A battlefield is agreed on by its name if it is the game's, and otherwise by its whole file. */
export const isOwn = (battlefield: string): boolean => battlefield.includes('\n')
/** The name that stands in a battlefield's file. */
export const ownName = (file: string): string => /^\s*name\s*=\s*["'](.*)["']\s*$/m.exec(file)?.[1] ?? ''
/** What was typed as a battlefield's name, as far as a file may have it. */
export const asName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} .'’-]+/gu, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .trim()

/** The battlefield as a TOML file. */
export function toToml(draft: Draft): string {
  const head = [
    `name = ${JSON.stringify(draft.name)}`,
    `size = [${draft.size.map(round).join(', ')}]`,
    '',
    '[zones]',
    `redfor = ${shape(draft.zones.redfor)}`,
    `blufor = ${shape(draft.zones.blufor)}`
  ]
  const pieces = draft.pieces.map(piece =>
    [
      '',
      '[[pieces]]',
      `id = ${JSON.stringify(piece.id)}`,
      `kind = ${JSON.stringify(piece.kind)}`,
      `points = ${shape(piece.points)}`
    ].join('\n')
  )
  const body = draft.pieces.length ? pieces.join('\n') : ''
  return `${draft.pieces.length ? '' : 'pieces = []\n'}${head.join('\n')}\n${body}\n`
}

/** A name that no other piece has. */
export function freshId(draft: Draft, kind: Kind): string {
  const taken = new Set(draft.pieces.map(piece => piece.id))
  let number = 1
  while (taken.has(`${LETTERS[kind]}${number}`)) number += 1
  return `${LETTERS[kind]}${number}`
}

/** A new piece about a point: a wall is thin, the others are patches. */
export function freshPiece(draft: Draft, kind: Kind, x: number, y: number): DraftPiece {
  const [w, h] = kind === 'wall' ? [8, 0.5] : kind === 'rocks' ? [4, 4] : [8, 5]
  const left = Math.max(0, Math.min(draft.size[0]! - w, round(x - w / 2)))
  const bottom = Math.max(0, Math.min(draft.size[1]! - h, round(y - h / 2)))
  return {
    id: freshId(draft, kind),
    kind,
    points: [
      [left, bottom],
      [left + w, bottom],
      [left + w, bottom + h],
      [left, bottom + h]
    ].map(pair => pair.map(round))
  }
}

export function shift(points: number[][], dx: number, dy: number): number[][] {
  return points.map(([x, y]) => [round((x ?? 0) + dx), round((y ?? 0) + dy)])
}

/** The other half: every piece again, turned by half a circle about the middle of the table. */
export function mirrored(draft: Draft): Draft {
  const [w, h] = draft.size as [number, number]
  const next: Draft = { ...draft, pieces: [...draft.pieces] }
  for (const piece of draft.pieces) {
    const points = piece.points.map(([x, y]) => [round(w - (x ?? 0)), round(h - (y ?? 0))])
    const same = draft.pieces.some(
      other =>
        other.kind === piece.kind && JSON.stringify([...other.points].sort()) === JSON.stringify([...points].sort())
    )
    if (!same) next.pieces.push({ id: freshId(next, piece.kind), kind: piece.kind, points })
  }
  return next
}

/** A corner more: in the middle of the longest edge. */
export function withCorner(points: number[][]): number[][] {
  let best = 0
  let longest = -1
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!
    const far = Math.hypot((nx ?? 0) - (x ?? 0), (ny ?? 0) - (y ?? 0))
    if (far > longest) {
      longest = far
      best = i
    }
  })
  const a = points[best]!
  const b = points[(best + 1) % points.length]!
  return [
    ...points.slice(0, best + 1),
    [round((a[0]! + b[0]!) / 2), round((a[1]! + b[1]!) / 2)],
    ...points.slice(best + 1)
  ]
}
