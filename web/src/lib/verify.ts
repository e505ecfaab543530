/** What this device can check of a finished match: its seed, who put what into the chance, and every draw. */

import { readRecord, RecordFault, type SealedRecord } from './record'
import { SealedChance, commitmentOf, seatCommitment } from './sealed'
import { announcedAt, type Seal } from './seal'
import type { TableView } from './wire'

/** `true`: checked and right; `false`: checked and wrong; `open`: not shown by this. */
export interface Finding {
  holds: true | false | 'open'
  about:
    | 'lines'
    | 'seed'
    | 'seats'
    | 'nothing'
    | 'alone'
    | 'openly'
    | 'called-off'
    | 'draws'
    | 'witness'
    | 'no-witness'
    | 'result'
    | 'position'
    | 'rules'
  seats?: string[]
  count?: number
  line?: number
}

export interface Verdict {
  /** `proved`: this device put its part in and saw all commitments first; `follows`: the draws follow from the seed. */
  verdict: 'proved' | 'follows' | 'broken'
  findings: Finding[]
}

/** The first draw that is not the one of the seed. */
function wrongDraw(record: SealedRecord): number | undefined {
  const chance = new SealedChance(record.seed, record.entropy)
  for (const { purpose, size, came, line } of record.draws) {
    const due = Array.isArray(came) ? chance.shuffle(purpose, size) : chance.below(purpose, size)
    if (String(due) !== String(came)) return line
  }
  return undefined
}

/** What the seats put into the chance. */
function* ofSeats(record: SealedRecord): Generator<Finding> {
  if (record.scheme === 1) {
    yield { holds: 'open', about: 'openly' }
    return
  }
  const kept = record.seats.map((_, seat) =>
    record.entropy[seat] ? seatCommitment(record.table, seat, record.committed, record.entropy[seat]!) : ''
  )
  const wrong = record.seats.filter((_, seat) => kept[seat] !== record.commitments[seat])
  const part = record.seats.filter((_, seat) => record.commitments[seat])
  const nothing = record.seats.filter((_, seat) => !record.commitments[seat])
  if (wrong.length) yield { holds: false, about: 'seats', seats: wrong }
  else if (part.length) yield { holds: true, about: 'seats', seats: part }
  if (!part.length) yield { holds: 'open', about: 'alone' }
  else if (nothing.length) yield { holds: 'open', about: 'nothing', seats: nothing }
  if (record.calledOff) yield { holds: 'open', about: 'called-off', count: record.calledOff }
}

/** Whether a record has what this device saw before the match, and put in itself. */
function keepsTo(record: SealedRecord, seal: Seal): boolean {
  const announced = JSON.stringify(announcedAt(record.game, record.ruleset, record.options, record.commitments))
  const own = Object.entries(seal.secrets).filter(
    ([seat, secret]) =>
      seal.announced!.commitments[Number(seat)] === seatCommitment(record.table, Number(seat), seal.committed, secret)
  )
  return (
    record.committed === seal.committed &&
    !record.position &&
    announced === JSON.stringify(seal.announced) &&
    own.length > 0 &&
    own.every(([seat, secret]) => record.entropy[Number(seat)] === secret)
  )
}

/** Tables of earlier versions show half a point for a seat without a result. */
const sameScores = (shown: (number | null)[], kept: (number | null)[]) =>
  shown.length === kept.length &&
  shown.every((score, seat) => score === kept[seat] || (score === 0.5 && kept[seat] === null))

/** What can be said of a record, held against what the table shows and what this device saw before the match. */
export function verify(
  text: string,
  table: Pick<TableView, 'code' | 'commitment' | 'outcome'>,
  seal: Seal | null
): Verdict {
  const findings: Finding[] = []
  let record: SealedRecord
  try {
    record = readRecord(text)
  } catch (fault) {
    return {
      verdict: 'broken',
      findings: [{ holds: false, about: 'lines', line: fault instanceof RecordFault ? fault.line : 0 }]
    }
  }
  const seed =
    /^[0-9a-f]{64}$/.test(record.seed) &&
    commitmentOf(record.seed) === record.committed &&
    record.committed === table.commitment
  findings.push({ holds: seed, about: 'seed' }, ...ofSeats(record))
  const wrong = wrongDraw(record)
  findings.push({ holds: wrong === undefined, about: 'draws', count: record.draws.length, line: wrong })
  const outcome = table.outcome
  if (outcome)
    findings.push({
      holds: sameScores(outcome.scores, record.scores) && outcome.reason === record.reason,
      about: 'result'
    })
  const witness = !!seal?.announced
  const saw = witness && !seal.broken && record.table === table.code && keepsTo(record, seal)
  findings.push(witness ? { holds: saw, about: 'witness' } : { holds: 'open', about: 'no-witness' })
  if (record.position) findings.push({ holds: 'open', about: 'position' })
  findings.push({ holds: 'open', about: 'rules' })
  const broken = findings.some(finding => finding.holds === false)
  return { verdict: broken ? 'broken' : witness ? 'proved' : 'follows', findings }
}
