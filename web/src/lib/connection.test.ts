import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BEAT, Connection, DELAYS, OPEN, PATIENCE, SLOW_DOWN, type Status, type Wire } from './connection'
import type { FromServer } from './messages'

class Line implements Wire {
  static all: Line[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: Record<string, unknown>[] = []
  readyState = OPEN

  constructor() {
    Line.all.push(this)
  }
  send(text: string) {
    expect(this.readyState).toBe(OPEN)
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.onclose?.({ code: 1000 })
  }
  get(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  welcome(version: number) {
    this.onopen?.()
    this.get({ type: 'welcome', match: { version }, since: 0, updates: [] })
  }
  acts() {
    return this.sent.filter(message => message.type === 'act')
  }
}

let held: number | undefined
let statuses: Status[]
let heard: FromServer[]
let connection: Connection
const line = () => Line.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  Line.all = []
  held = undefined
  statuses = []
  heard = []
  connection = new Connection(() => new Line(), {
    message: message => heard.push(message),
    status: status => statuses.push(status),
    held: () => held,
    seat: () => 1
  })
  connection.connect()
})
afterEach(() => vi.useRealTimers())

describe('being told to slow down', () => {
  it('waits longer before it comes back, every time', () => {
    for (const reason of ['too-fast', 'too-slow']) {
      line().welcome(3)
      line().get({ type: 'bye', reason, again: true })
      const before = Line.all.length
      line().close()
      vi.advanceTimersByTime(DELAYS[SLOW_DOWN]! - 1)
      expect(Line.all.length).toBe(before)
      vi.advanceTimersByTime(1)
      expect(Line.all.length).toBe(before + 1)
    }
  })
})

describe('saying hello', () => {
  it('asks for everything at first, and for what is missing after a drop', () => {
    line().welcome(3)
    expect(line().sent[0]).toEqual({ type: 'hello', seat: 1, since: 0 })
    held = 3
    line().close()
    vi.advanceTimersByTime(DELAYS[0]!)
    line().onopen?.()
    expect(line().sent[0]).toEqual({ type: 'hello', seat: 1, since: 3 })
  })

  it('tries again more and more slowly, and at once when told to', () => {
    line().welcome(0)
    for (const delay of DELAYS) {
      const before = Line.all.length
      line().close()
      vi.advanceTimersByTime(delay - 1)
      expect(Line.all.length).toBe(before)
      vi.advanceTimersByTime(1)
      expect(Line.all.length).toBe(before + 1)
    }
    line().close()
    const before = Line.all.length
    connection.hurry()
    expect(Line.all.length).toBe(before + 1)
  })

  it('takes a silent line for dead', () => {
    line().welcome(0)
    vi.advanceTimersByTime(BEAT)
    expect(line().sent.at(-1)?.type).toBe('ping')
    vi.advanceTimersByTime(PATIENCE + 1)
    expect(statuses.at(-1)).toBe('lost')
  })
})

describe('acting', () => {
  it('sends an action once, and the next only after the answer', () => {
    line().welcome(5)
    expect(connection.act('torpedo>X', 5)).toBe(true)
    expect(connection.act('end', 5)).toBe(false)
    const [act] = line().acts()
    expect(act).toMatchObject({ action: 'torpedo>X', version: 5 })
    line().get({ type: 'update', id: act!.id, events: [[]], match: { version: 6 } })
    expect(connection.waiting).toBeUndefined()
    expect(connection.act('end', 6)).toBe(true)
    expect(line().acts()).toHaveLength(2)
  })

  it('is free again after a refusal', () => {
    line().welcome(5)
    connection.act('torpedo>X', 5)
    line().get({
      type: 'refused',
      id: line().acts()[0]!.id,
      version: 5,
      refusal: { clause: 'RC-8.4', key: 'x', args: {} }
    })
    expect(connection.waiting).toBeUndefined()
    expect(heard.at(-1)?.type).toBe('refused')
  })

  it('says nothing on a line that is closing, and says it on the next', () => {
    line().welcome(5)
    line().readyState = OPEN + 1
    expect(connection.act('pass', 5)).toBe(true)
    expect(line().acts()).toHaveLength(0)
    line().close()
    vi.advanceTimersByTime(DELAYS[0]!)
    line().welcome(5)
    expect(line().acts()).toMatchObject([{ action: 'pass', version: 5 }])
  })

  it('sends again what did not arrive before the line dropped', () => {
    line().welcome(5)
    connection.act('pass', 5)
    line().close()
    vi.advanceTimersByTime(DELAYS[0]!)
    line().welcome(5)
    expect(line().acts()).toEqual([expect.objectContaining({ action: 'pass', version: 5 })])
  })

  it('does not send again what did arrive', () => {
    line().welcome(5)
    connection.act('pass', 5)
    line().close()
    vi.advanceTimersByTime(DELAYS[0]!)
    line().welcome(6)
    expect(line().acts()).toEqual([])
    expect(connection.waiting).toBeUndefined()
  })

  it('keeps what is decided while the line is down, and sends it once', () => {
    line().welcome(5)
    line().close()
    expect(connection.act('shield', 5)).toBe(true)
    expect(connection.act('pass', 5)).toBe(false)
    vi.advanceTimersByTime(DELAYS[0]!)
    line().welcome(5)
    expect(line().acts()).toHaveLength(1)
  })

  it('ignores what an old line still says', () => {
    line().welcome(5)
    const old = line()
    old.close()
    vi.advanceTimersByTime(DELAYS[0]!)
    const before = heard.length
    old.get({ type: 'pong', id: 0 })
    expect(heard.length).toBe(before)
  })
})

describe('asking', () => {
  it('gives each question its own answer', async () => {
    line().welcome(1)
    const one = connection.ask('rules')
    const two = connection.ask('weapons')
    const [first, second] = line().sent.filter(message => message.type === 'ask')
    line().get({ type: 'answer', id: second!.id, answer: 2 })
    line().get({ type: 'answer', id: first!.id, answer: 1 })
    expect(await one).toBe(1)
    expect(await two).toBe(2)
  })

  it('fails when the line drops, and while it is down', async () => {
    line().welcome(1)
    const question = connection.ask('rules')
    line().close()
    await expect(question).rejects.toThrow('offline')
    await expect(connection.ask('rules')).rejects.toThrow('offline')
  })
})

describe('leaving', () => {
  it('does not come back after a goodbye for good', () => {
    line().welcome(1)
    line().get({ type: 'bye', reason: 'kicked', again: false })
    vi.advanceTimersByTime(60000)
    expect(statuses.at(-1)).toBe('ended')
    expect(Line.all).toHaveLength(1)
  })
})
