/** Sealed chance as `redtable/kernel/sealed.py` has it: the same hashes, the same draws. */

import { bytes, Hmac, hex, sha256 } from './sha256'

const WORDS = 2 ** 32

/** What the server publishes of its seed before the first draw. */
export const commitmentOf = (seed: string): string => sha256(bytes(seed))

/** What a client keeps to itself until the match starts. */
export const newEntropy = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))

/** What a seat publishes instead of its entropy. */
export const seatCommitment = (code: string, seat: number, committed: string, entropy: string): string =>
  sha256(['redtable seat', code, seat, committed, entropy].join('\n'))

/** Draws that anybody can recompute once the server's seed is known. */
export class SealedChance {
  private stream: Hmac
  private draws = 0
  private purpose = ''
  private block = 0
  private words: number[] = []

  constructor(seed: string, entropy: string[]) {
    const mixed = entropy.map((text, seat) => `${seat}:${[...text].length}:${text}`).join('|')
    this.stream = new Hmac(new Hmac(bytes(seed)).of(mixed))
  }

  below(purpose: string, size: number): number {
    this.open(purpose)
    return this.number(size)
  }

  shuffle(purpose: string, size: number): number[] {
    this.open(purpose)
    const order = Array.from({ length: size }, (_, i) => i)
    for (let last = size - 1; last > 0; last--) {
      const other = this.number(last + 1)
      ;[order[last], order[other]] = [order[other]!, order[last]!]
    }
    return order
  }

  private open(purpose: string): void {
    this.draws += 1
    this.purpose = purpose
    this.block = 0
    this.words = []
  }

  /** A number below `size`; words past the last whole multiple of it are thrown away. */
  private number(size: number): number {
    const limit = WORDS - (WORDS % size)
    let word = this.word()
    while (word >= limit) word = this.word()
    return word % size
  }

  private word(): number {
    if (!this.words.length) {
      const block = new DataView(this.stream.of(`${this.draws}|${this.purpose}|${this.block}`).buffer)
      this.block += 1
      this.words = Array.from({ length: 8 }, (_, i) => block.getUint32(4 * i))
    }
    return this.words.shift()!
  }
}
