/**
 * A record as text: the parts of it that can be checked without the rules of its game. `docs/records.md` has the
 * format.
 */

import { hex, Sha256 } from './sha256'

export interface Draw {
  purpose: string
  size: number
  /** The number that came, from 0, or the whole order. */
  came: number | number[]
  line: number
}

export interface SealedRecord {
  game: string
  ruleset: string
  options: Record<string, unknown>
  seats: string[]
  /** 2: seats committed to their entropy beforehand; 1: they gave it openly. */
  scheme: 1 | 2
  table: string
  calledOff: number
  committed: string
  commitments: string[]
  entropy: string[]
  position: boolean
  draws: Draw[]
  actions: number
  /** Seat by seat; null for a seat without a result. */
  scores: (number | null)[]
  reason: string
  seed: string
}

export class RecordFault extends Error {
  constructor(
    readonly line: number,
    reason: string
  ) {
    super(`${line}: ${reason}`)
  }
}

const CHECK = /^(.*)\t#([0-9a-f]{8})$/
const DRAW = /^([^\t:]+):(\d+)(?:=(\d+)|~([\d,]*))$/

/** The columns of every line, after their checks. */
function rowsOf(text: string): string[][] {
  const hash = new Sha256()
  const rows = text
    .replace(/\r\n/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line, i) => {
      const [, body, check] = CHECK.exec(line) ?? []
      if (body === undefined) throw new RecordFault(i + 1, 'the line is cut')
      if (hex(hash.update(`${body}\n`).digest()).slice(0, 8) !== check)
        throw new RecordFault(i + 1, 'the line was changed')
      return body.split('\t')
    })
  if (rows[0]![0] !== 'redtable-record 1' || rows.at(-1)![0] !== 'end')
    throw new RecordFault(rows.length, 'not a whole record')
  return rows
}

function drawOf(text: string, line: number): Draw {
  const [, purpose, size, face, order] = DRAW.exec(text) ?? []
  if (purpose === undefined) throw new RecordFault(line, `${text} is not a draw`)
  const came = face === undefined ? (order ? order.split(',').map(Number) : []) : Number(face) - 1
  return { purpose, size: Number(size), came, line }
}

/** The record of a sealed match; throws RecordFault. */
export function readRecord(text: string): SealedRecord {
  const record: SealedRecord = {
    game: '',
    ruleset: '',
    options: {},
    seats: [],
    scheme: 1,
    table: '',
    calledOff: 0,
    committed: '',
    commitments: [],
    entropy: [],
    position: false,
    draws: [],
    actions: 0,
    scores: [],
    reason: '',
    seed: ''
  }
  const seatOf = (name: string, line: number): number => {
    const seat = record.seats.indexOf(name)
    if (seat < 0) throw new RecordFault(line, `${name} has no seat`)
    return seat
  }
  let begun = false
  rowsOf(text).forEach(([key = '', one = '', two = '', ...more], i) => {
    const line = i + 1
    if (key === 'game') record.game = one
    else if (key === 'ruleset') record.ruleset = one
    else if (key === 'option') record.options[one] = JSON.parse(two)
    else if (key === 'seats') {
      record.seats = [one, two, ...more].filter(Boolean)
      record.commitments = record.seats.map(() => '')
      record.entropy = record.seats.map(() => '')
    } else if (key === 'chance') {
      if (one !== 'sealed' && one !== 'sealed2') throw new RecordFault(line, `its chance is ${one}`)
      record.scheme = one === 'sealed2' ? 2 : 1
      record.committed = two
    } else if (key === 'table') [record.table, record.calledOff] = [one, Number(two)]
    else if (key === 'commitment') record.commitments[seatOf(one, line)] = two
    else if (key === 'entropy') record.entropy[seatOf(one, line)] = String(JSON.parse(two))
    else if (key === 'position') record.position = true
    else if (key === 'start') {
      begun = true
      record.draws.push(...[one, two, ...more].filter(Boolean).map(draw => drawOf(draw, line)))
    } else if (key === String(record.actions + 1)) {
      record.actions += 1
      record.draws.push(...more.map(draw => drawOf(draw, line)))
    } else if (key === 'result')
      [record.scores, record.reason] = [
        one
          .split(' ')
          .filter(Boolean)
          .map(score => (score === '-' ? null : Number(score))),
        two
      ]
    else if (key === 'seed') record.seed = one
    else if (key !== 'end' && begun) throw new RecordFault(line, `nobody knows what ${key} is`)
  })
  return record
}
