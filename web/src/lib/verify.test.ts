import { beforeEach, describe, expect, it } from 'vitest'
import type { Seal } from './seal'
import { commitmentOf, SealedChance, seatCommitment } from './sealed'
import vectors from './sealed.vectors.json'
import { bytes, hex, Hmac, Sha256, sha256 } from './sha256'
import { readRecord } from './record'
import { verify } from './verify'
import type { OutcomeView } from './wire'

const { text, commitment, commitments, entropy, options, outcome } = vectors.record
const table = { code: 'TABLE7', commitment, outcome: outcome as OutcomeView }
const rows = text
  .trimEnd()
  .split('\n')
  .map(line => line.replace(/\t#[0-9a-f]{8}$/, ''))

/** The record with some lines changed by somebody who also mended the checks. */
function forged(change: (row: string) => string | string[]): string {
  const hash = new Sha256()
  return rows
    .flatMap(change)
    .map(row => `${row}\t#${hex(hash.update(`${row}\n`).digest()).slice(0, 8)}\n`)
    .join('')
}

const wrong = (record: string, seal: Seal | null = witness, at: typeof table = table) =>
  verify(record, at, seal)
    .findings.filter(finding => finding.holds === false)
    .map(finding => finding.about)
let witness: Seal
beforeEach(() => {
  witness = {
    at: 1,
    committed: commitment,
    secrets: { 1: entropy[1]! },
    calledOff: 0,
    announced: { game: 'tiny', ruleset: 'standard', options: Object.entries(options), commitments }
  }
})

describe('hashes', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('of %i bytes are those of the browser', async length => {
    const data = Uint8Array.from({ length }, (_, i) => (i * 37) % 256)
    expect(sha256(data)).toBe(hex(new Uint8Array(await crypto.subtle.digest('SHA-256', data))))
    const raw = Uint8Array.from({ length: length || 1 }, (_, i) => (i * 91) % 256)
    const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('ñ'.repeat(length))))
    expect(hex(new Hmac(raw).of('ñ'.repeat(length)))).toBe(hex(signed))
  })

  it('read and write hex digits', () => {
    expect(hex(bytes('00ff10'))).toBe('00ff10')
  })
})

describe('sealed chance', () => {
  it('has the commitments of the server', () => {
    for (const [seed, committed] of Object.entries(vectors.commitments)) expect(commitmentOf(seed)).toBe(committed)
    for (const [code, seat, committed, secret, digest] of vectors.seats as [string, number, string, string, string][])
      expect(seatCommitment(code, seat, committed, secret)).toBe(digest)
  })

  it('draws what the server draws', () => {
    for (const { seed, entropy, draws } of vectors.chances) {
      const chance = new SealedChance(seed, entropy)
      for (const [purpose, size, came] of draws as [string, number, number | number[]][])
        expect(Array.isArray(came) ? chance.shuffle(purpose, size) : chance.below(purpose, size)).toEqual(came)
    }
  })
})

describe('the verdict', () => {
  it('is proved for a device that put its part in', () => {
    const { verdict, findings } = verify(text, table, witness)
    expect(verdict).toBe('proved')
    expect(findings.filter(finding => finding.holds === true).map(finding => finding.about)).toEqual([
      'seed',
      'seats',
      'draws',
      'result',
      'witness'
    ])
    expect(findings.find(finding => finding.about === 'draws')!.count).toBe(readRecord(text).draws.length)
  })

  it('claims no more than it knows for a device that did not', () => {
    expect(verify(text, table, null).verdict).toBe('follows')
    expect(verify(text, table, { ...witness, announced: undefined }).verdict).toBe('follows')
  })

  it('finds a changed line, and one whose check was mended', () => {
    expect(wrong(text.replace('\trow', '\trest'))).toEqual(['lines'])
    expect(wrong(text.split('\n').slice(0, -2).join('\n'))).toEqual(['lines'])
    const die = rows.findIndex(row => /^\d+\t.*:\d+[=~]/.test(row))
    const other = (row: string) =>
      row
        .replace(/:(\d+)=(\d+)/, (_, size, face) => `:${size}=${(Number(face) % Number(size)) + 1}`)
        .replace(/~(\d+),(\d+)/, '~$2,$1')
    expect(other(rows[die]!)).not.toBe(rows[die])
    expect(wrong(forged(row => (row === rows[die] ? other(row) : row)))).toEqual(['draws'])
    const opening = rows.find(row => row.startsWith('start'))!
    expect(wrong(forged(row => (row === opening ? other(row) : row)))).toEqual(['draws'])
  })

  it('knows seats without a result, and passes over what is not about chance', () => {
    const record = forged(row =>
      row.startsWith('start') ? ['takeback\trepeats', row] : [row.replace(/^(result\t)\S+ \S+/, '$1- 1')]
    )
    expect(wrong(record, witness, { ...table, outcome: { scores: [null, 1], reason: outcome.reason } })).toEqual([])
    expect(wrong(record, witness, { ...table, outcome: { scores: [0.5, 1], reason: outcome.reason } })).toEqual([])
    expect(wrong(record, witness, { ...table, outcome: { scores: [0, 1], reason: outcome.reason } })).toEqual([
      'result'
    ])
  })

  it('finds another seed', () => {
    expect(wrong(forged(row => (row.startsWith('seed') ? `seed\t${'0'.repeat(64)}` : row)))).toEqual(['seed', 'draws'])
    expect(wrong(text, witness, { ...table, commitment: '0'.repeat(64) })).toEqual(['seed'])
  })

  it('finds entropy that nobody had committed to', () => {
    expect(wrong(forged(row => (row.startsWith('entropy\tred') ? `entropy\tred\t"${'1'.repeat(64)}"` : row)))).toEqual([
      'seats',
      'draws'
    ])
  })

  it('finds a commitment that was exchanged after this device saw it', () => {
    const chosen = '1'.repeat(64)
    const digest = seatCommitment('TABLE7', 0, commitment, chosen)
    const chance = new SealedChance(readRecord(text).seed, [chosen, entropy[1]!])
    const drawn = (part: string) =>
      part.replace(/^([^:]+):(\d+)(=|~).*$/, (_, purpose, size, sign) => {
        const count = Number(size)
        const drawn = sign === '=' ? chance.below(purpose, count) + 1 : chance.shuffle(purpose, count).join()
        return `${purpose}:${size}${sign}${drawn}`
      })
    const lie = forged(row => {
      if (row.startsWith('commitment\tred')) return `commitment\tred\t${digest}`
      if (row.startsWith('entropy\tred')) return `entropy\tred\t"${chosen}"`
      return /^(start|\d+)\t/.test(row) ? row.split('\t').map(drawn).join('\t') : row
    })
    expect(wrong(lie, null)).toEqual([])
    expect(wrong(lie)).toEqual(['witness'])
  })

  it('finds that the own part was left out, or another match played', () => {
    expect(wrong(text, { ...witness, secrets: { 1: '2'.repeat(64) } })).toEqual(['witness'])
    expect(wrong(text, { ...witness, committed: '3'.repeat(64) })).toEqual(['witness'])
    expect(wrong(text, { ...witness, announced: { ...witness.announced!, options: [['seats', 3]] } })).toEqual([
      'witness'
    ])
    expect(wrong(text, { ...witness, broken: true })).toEqual(['witness'])
    expect(wrong(forged(row => (row.startsWith('start') ? ['position\t"free"', row] : [row])))).toEqual(['witness'])
    expect(wrong(text, witness, { ...table, outcome: { scores: [0, 1], reason: 'otherwise' } })).toEqual(['result'])
  })
})
