import { describe, expect, it, vi } from 'vitest'
import { Inquiry, PATIENCE } from './inquiry.svelte'

/** Questions that are answered by hand. */
function desk() {
  const open: { question: string; answer: (value: string) => void; drop: () => void }[] = []
  const inquiry = new Inquiry<string>(
    question =>
      new Promise((resolve, reject) =>
        open.push({ question, answer: value => resolve(value), drop: () => reject(new Error('offline')) })
      )
  )
  const settle = () => new Promise(resolve => setTimeout(resolve, 0))
  return { inquiry, open, settle }
}

describe('an inquiry', () => {
  it('has one question on its way, and asks only the newest after it', async () => {
    const { inquiry, open, settle } = desk()
    inquiry.put('a')
    inquiry.put('b')
    inquiry.put('c')
    expect(open.map(({ question }) => question)).toEqual(['a'])
    open[0]!.answer('A')
    await settle()
    expect(open.map(({ question }) => question)).toEqual(['a', 'c'])
    expect([inquiry.answer, inquiry.to('a'), inquiry.to('c')]).toEqual(['A', 'A', undefined])
    open[1]!.answer('C')
    await settle()
    expect([inquiry.to('a'), inquiry.to('c')]).toEqual([undefined, 'C'])
  })
  it('ignores an answer to an older view', async () => {
    const { inquiry, open, settle } = desk()
    inquiry.put('a')
    inquiry.forget()
    inquiry.put('a')
    open[0]!.answer('old')
    await settle()
    expect(inquiry.answer).toBeUndefined()
    open[1]!.answer('new')
    await settle()
    expect(inquiry.answer).toBe('new')
  })
  it('asks once more what a dropped line left without an answer', async () => {
    const { inquiry, open, settle } = desk()
    inquiry.put('a')
    open[0]!.drop()
    await settle()
    expect([inquiry.to('a'), open.length]).toEqual([undefined, 1])
    inquiry.again()
    expect(open.map(({ question }) => question)).toEqual(['a', 'a'])
    open[1]!.answer('A')
    await settle()
    expect(inquiry.to('a')).toBe('A')
    inquiry.again()
    expect(open.length).toBe(2)
  })
  it('asks again after a while, but not for ever, when the server is too busy', async () => {
    vi.useFakeTimers()
    try {
      const { inquiry, open } = desk()
      inquiry.put('a')
      for (let asked = 1; asked <= 5; asked += 1) {
        expect(open.length).toBe(asked)
        open[asked - 1]!.drop()
        await vi.advanceTimersByTimeAsync(PATIENCE)
      }
      expect(open.length).toBe(5)
      inquiry.put('b')
      open[5]!.drop()
      await vi.advanceTimersByTimeAsync(PATIENCE)
      open[6]!.answer('B')
      await vi.advanceTimersByTimeAsync(PATIENCE)
      expect([inquiry.to('b'), open.length]).toEqual(['B', 7])
    } finally {
      vi.useRealTimers()
    }
  })
  it('does not ask again what no longer matters', async () => {
    const { inquiry, open, settle } = desk()
    inquiry.put('a')
    open[0]!.drop()
    await settle()
    inquiry.put('')
    inquiry.again()
    inquiry.put('b')
    open[1]!.answer('B')
    await settle()
    inquiry.again()
    expect(open.map(({ question }) => question)).toEqual(['a', 'b'])
  })
})
