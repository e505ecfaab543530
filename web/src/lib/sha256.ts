/**
 * SHA-256 and HMAC-SHA-256. The browser's own are there only for pages that came over https; a table on the own
 * network is plain http.
 */

const PRIMES = Array.from({ length: 311 }, (_, i) => i + 2).filter(
  n => !Array.from({ length: n - 2 }, (_, i) => i + 2).some(divisor => n % divisor === 0)
)
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const K = Int32Array.from(PRIMES.slice(0, 64), prime => fraction(Math.cbrt(prime)))
const START = Int32Array.from(PRIMES.slice(0, 8), prime => fraction(Math.sqrt(prime)))
const BLOCK = 64
const text = new TextEncoder()

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** A hash that grows; `digest` may be asked at any time. */
export class Sha256 {
  private state = START.slice()
  private pending: number[] = []
  private length = 0

  update(data: Uint8Array | string): this {
    for (const byte of typeof data === 'string' ? text.encode(data) : data) {
      this.length += 1
      if (this.pending.push(byte) === BLOCK) this.compress()
    }
    return this
  }

  copy(): Sha256 {
    const other = new Sha256()
    other.state = this.state.slice()
    other.pending = [...this.pending]
    other.length = this.length
    return other
  }

  digest(): Uint8Array {
    const last = this.copy()
    const bits = last.length * 8
    const zeros = (2 * BLOCK - 9 - last.pending.length) % BLOCK
    const end = new DataView(new ArrayBuffer(1 + zeros + 8))
    end.setUint8(0, 0x80)
    end.setUint32(1 + zeros, Math.floor(bits / 2 ** 32))
    end.setUint32(5 + zeros, bits >>> 0)
    last.update(new Uint8Array(end.buffer))
    const found = new DataView(new ArrayBuffer(32))
    last.state.forEach((word, i) => found.setInt32(4 * i, word))
    return new Uint8Array(found.buffer)
  }

  private compress(): void {
    const words = new Int32Array(64)
    for (let i = 0; i < 16; i++)
      words[i] =
        (this.pending[4 * i]! << 24) |
        (this.pending[4 * i + 1]! << 16) |
        (this.pending[4 * i + 2]! << 8) |
        this.pending[4 * i + 3]!
    for (let i = 16; i < 64; i++) {
      const near = words[i - 2]!
      const far = words[i - 15]!
      words[i] =
        (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)) +
        words[i - 7]! +
        (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)) +
        words[i - 16]!
    }
    let [a, b, c, d, e, f, g, h] = this.state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number
    ]
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (this.state[i] = this.state[i]! + word))
    this.pending = []
  }
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
export const bytes = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], pair => parseInt(pair, 16))
export const sha256 = (data: Uint8Array | string): string => hex(new Sha256().update(data).digest())

/** HMAC under one key, for many messages. */
export class Hmac {
  private inner = new Sha256()
  private outer = new Sha256()

  constructor(key: Uint8Array) {
    const padded = new Uint8Array(BLOCK)
    padded.set(key.length > BLOCK ? new Sha256().update(key).digest() : key)
    this.inner.update(padded.map(byte => byte ^ 0x36))
    this.outer.update(padded.map(byte => byte ^ 0x5c))
  }

  of(message: string): Uint8Array {
    return this.outer.copy().update(this.inner.copy().update(message).digest()).digest()
  }
}
