import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from './api'
import { begin, follow, load, ready } from './seal'
import { seatCommitment } from './sealed'
import type { SeatView, TableView } from './wire'

/** A table of two as a server shows it, for the device that sits on seat 1. */
class Server {
  commitment = 'c0'.repeat(32)
  seats = ['', 'aa'.repeat(32)].map(
    (commitment, seat) =>
      ({ seat, name: `${seat}`, yours: seat === 1, ready: false, revealed: false, commitment, entropy: '' }) as SeatView
  )
  status: TableView['status'] = 'open'
  starting = false
  called_off = 0
  missing: number[] = []
  options: Record<string, unknown> = { b: 1, a: [2] }
  revealed: Record<number, string>[] = []

  constructor() {
    const other = 'ee'.repeat(32)
    this.seats[0]!.commitment = seatCommitment('CODE', 0, this.commitment, other)
    vi.spyOn(api, 'ready').mockImplementation(async (_, yes, commitments = {}) => {
      this.seats[1]!.ready = yes
      this.seats[1]!.commitment = commitments[1] ?? ''
      return this.table()
    })
    vi.spyOn(api, 'start').mockImplementation(async () => ((this.starting = true), this.table()))
    vi.spyOn(api, 'reveal').mockImplementation(async (_, entropies) => {
      this.revealed.push(entropies)
      this.seats[1]!.revealed = true
      return this.table()
    })
  }

  table = (): TableView =>
    structuredClone({
      code: 'CODE',
      slug: 'tiny',
      ruleset: 'standard',
      options: this.options,
      status: this.status,
      commitment: this.commitment,
      starting: this.starting,
      called_off: this.called_off,
      missing: this.missing,
      seats: this.seats
    }) as TableView

  run(): TableView {
    this.status = 'running'
    this.seats[0]!.entropy = 'ee'.repeat(32)
    this.seats[1]!.entropy = this.revealed.at(-1)?.[1] ?? ''
    return this.table()
  }

  callOff(missing: number[]): TableView {
    Object.assign(this, {
      starting: false,
      called_off: this.called_off + 1,
      missing,
      commitment: `c${this.called_off + 1}`.repeat(32)
    })
    Object.assign(this.seats[1]!, { ready: false, revealed: false, commitment: '' })
    return this.table()
  }
}

let server: Server
beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true })
    })
  )
  server = new Server()
})

describe('a device at a table', () => {
  it('commits, and reveals only when the match starts', async () => {
    await ready(server.table())
    expect(await follow(server.table())).toBe(true)
    expect(server.revealed).toEqual([])
    server.starting = true
    await follow(server.table())
    const secret = server.revealed[0]![1]!
    expect(seatCommitment('CODE', 1, server.commitment, secret)).toBe(server.seats[1]!.commitment)
    await follow(server.table())
    expect(server.revealed).toHaveLength(1)
    expect(await follow(server.run())).toBe(true)
  })

  it('begins with one click', async () => {
    await begin(server.table())
    expect(server.revealed).toHaveLength(1)
  })

  it('commits to the same in two windows, and to something new after it was revealed', async () => {
    await ready(server.table())
    const first = server.seats[1]!.commitment
    await ready(server.table())
    expect(server.seats[1]!.commitment).toBe(first)
    server.starting = true
    await follow(server.table())
    const secret = server.revealed[0]![1]
    await follow(server.callOff([0]))
    expect(server.seats[1]!.ready).toBe(true)
    server.starting = true
    await follow(server.table())
    expect(server.revealed[1]![1]).not.toBe(secret)
  })

  it('waits for its person after it was missing itself', async () => {
    await ready(server.table())
    await follow(server.callOff([1]))
    expect(server.seats[1]!.ready).toBe(false)
  })

  it('reveals nothing for a commitment that is not its own', async () => {
    await ready(server.table())
    server.starting = true
    server.seats[1]!.commitment = 'bb'.repeat(32)
    await follow(server.table())
    server.commitment = 'dd'.repeat(32)
    await follow(server.table())
    expect(server.revealed).toEqual([])
  })

  it.each<[string, (server: Server) => void]>([
    ['another seed', server => (server.commitment = 'dd'.repeat(32))],
    ['other options', server => (server.options = { b: 2, a: [2] })],
    [
      'another commitment',
      server =>
        (server.seats[0]!.commitment = seatCommitment(
          'CODE',
          0,
          server.commitment,
          (server.seats[0]!.entropy = 'ff'.repeat(32))
        ))
    ],
    ['entropy that was chosen later', server => (server.seats[0]!.entropy = 'ff'.repeat(32))],
    ['its own part left out', server => Object.assign(server.seats[1]!, { entropy: '', commitment: '' })]
  ])('notices %s after it revealed, and does not forget it', async (_, cheat) => {
    await begin(server.table())
    server.run()
    cheat(server)
    expect(await follow(server.table())).toBe(false)
    expect(load('CODE')!.broken).toBe(true)
  })
})
