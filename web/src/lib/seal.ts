/**
 * What this device puts into the chance of a table, and what it saw of the others' part. It commits when one is
 * ready, reveals when the table is starting, and before that writes down what everybody committed to.
 */

import { api, Problem } from './api'
import { newEntropy, seatCommitment } from './sealed'
import type { TableView } from './wire'

export interface Announced {
  game: string
  ruleset: string
  options: [string, unknown][]
  commitments: string[]
}

export interface Seal {
  at: number
  /** The server's commitment, which this device's own are bound to. */
  committed: string
  secrets: Record<string, string>
  calledOff: number
  /** The match as it was when this device revealed. */
  announced?: Announced
  /** The server did not keep to it. */
  broken?: boolean
}

const PREFIX = 'redtable.seal.'
const KEPT = 100
const TRIES = [200, 400, 800, 1600]

export function load(code: string): Seal | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + code) ?? 'null') as Seal | null
  } catch {
    return null
  }
}

function save(code: string, seal: Seal): void {
  try {
    const others = Object.keys(localStorage).filter(key => key.startsWith(PREFIX) && key !== PREFIX + code)
    const age = (key: string) => load(key.slice(PREFIX.length))?.at ?? 0
    if (others.length >= KEPT)
      for (const key of others.sort((one, other) => age(one) - age(other)).slice(0, others.length - KEPT + 1))
        localStorage.removeItem(key)
    localStorage.setItem(PREFIX + code, JSON.stringify(seal))
  } catch {
    // Nothing can be kept here, so this device will have seen nothing.
  }
}

/** Options in one order, so that they can be compared as text. */
export const announcedAt = (
  game: string,
  ruleset: string,
  options: Record<string, unknown>,
  commitments: string[]
): Announced => ({
  game,
  ruleset,
  options: Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)),
  commitments
})
const announcedBy = (table: TableView) =>
  announcedAt(
    table.slug,
    table.ruleset,
    table.options,
    table.seats.map(seat => seat.commitment)
  )

const own = (table: TableView) => table.seats.filter(seat => seat.yours)
const commitmentOf = (code: string, seal: Seal, seat: number) =>
  seatCommitment(code, seat, seal.committed, seal.secrets[seat]!)

/** The seats that committed to what this device can reveal. */
const held = (table: TableView, seal: Seal) =>
  table.commitment === seal.committed
    ? own(table).filter(
        seat => seal.secrets[seat.seat] && seat.commitment === commitmentOf(table.code, seal, seat.seat)
      )
    : []

/** Be ready, committed to entropy that nobody else knows; or not ready. */
export async function ready(table: TableView, yes = true): Promise<TableView> {
  if (!yes) {
    const answer = await api.ready(table.code, false)
    localStorage.removeItem(PREFIX + table.code)
    return answer
  }
  const before = load(table.code)
  const seal: Seal =
    before?.committed === table.commitment && !before.announced
      ? before
      : { at: 0, committed: table.commitment, secrets: {}, calledOff: 0 }
  seal.at = Date.now()
  seal.calledOff = table.called_off
  for (const { seat } of own(table)) seal.secrets[seat] ??= newEntropy()
  save(table.code, seal)
  return api.ready(
    table.code,
    true,
    Object.fromEntries(own(table).map(({ seat }) => [seat, commitmentOf(table.code, seal, seat)]))
  )
}

/** The host begins: all own seats are ready, the start is asked for, and their part is revealed. */
export async function begin(table: TableView): Promise<void> {
  if (own(table).length) await ready(table)
  await follow(await api.start(table.code))
}

/** Do this device's part for a table as it is now; false: the server did not keep to what was announced. */
export async function follow(table: TableView): Promise<boolean> {
  const seal = load(table.code)
  if (!seal) return true
  if (table.status !== 'open') return check(table, seal)
  if (table.starting) return reveal(table, seal)
  if (calledOff(table, seal)) await patiently(() => ready(table))
  return true
}

/** Whether the start for which this device was ready was called off because of others. */
function calledOff(table: TableView, seal: Seal): boolean {
  const mine = own(table).filter(seat => seal.secrets[seat.seat])
  const once = table.called_off === seal.calledOff + 1 && table.commitment !== seal.committed
  return once && mine.length > 0 && !mine.some(seat => seat.ready || table.missing.includes(seat.seat))
}

async function reveal(table: TableView, seal: Seal): Promise<boolean> {
  const seats = held(table, seal)
  if (!seats.length) return true
  if (!seal.announced) {
    seal.announced = announcedBy(table)
    save(table.code, seal)
  } else if (JSON.stringify(seal.announced) !== JSON.stringify(announcedBy(table))) return broken(table, seal)
  if (seats.some(seat => !seat.revealed))
    await patiently(() =>
      api.reveal(table.code, Object.fromEntries(seats.map(({ seat }) => [seat, seal.secrets[seat]!])))
    )
  return true
}

/** When the match runs: it is the announced one, and everybody revealed what was committed to. */
function check(table: TableView, seal: Seal): boolean {
  if (!seal.announced || seal.broken) return !seal.broken
  const kept = table.seats.every(
    seat =>
      (seat.entropy ? seatCommitment(table.code, seat.seat, seal.committed, seat.entropy) : '') === seat.commitment
  )
  const same =
    table.commitment === seal.committed && JSON.stringify(seal.announced) === JSON.stringify(announcedBy(table))
  return (kept && same) || broken(table, seal)
}

function broken(table: TableView, seal: Seal): false {
  save(table.code, { ...seal, broken: true })
  return false
}

/** Try again for a moment where the server is busy; what it refuses will be told with the table. */
async function patiently(action: () => Promise<unknown>): Promise<void> {
  for (const wait of TRIES) {
    try {
      await action()
      return
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault
      if (![0, 429, 503].includes(fault.status)) return
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
}
