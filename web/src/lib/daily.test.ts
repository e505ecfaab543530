import { describe, expect, it } from 'vitest'
import { daily, dayOf, NO_STREAK, solvedOn, squares, standing } from './daily'

const ids = Array.from({ length: 30 }, (_, number) => String(number + 1).padStart(3, '0'))

describe('the puzzle of the day', () => {
  it('follows from the date alone', () => {
    expect(daily(ids, '2026-11-17')).toBe(daily(ids.toReversed(), '2026-11-17'))
  })
  it('gives every puzzle once before any comes again', () => {
    const days = ids.map((_, number) => new Date(Date.UTC(2026, 10, 17 + number)).toISOString().slice(0, 10))
    const month = days.map(day => daily(ids, day))
    expect(new Set(month).size).toBe(ids.length)
    expect(month).not.toEqual(month.toSorted())
  })
  it('is none where there are none', () => {
    expect(daily([], '2026-11-17')).toBeUndefined()
  })
  it('changes at midnight where one is', () => {
    expect(dayOf(new Date(2026, 10, 7, 23, 59))).toBe('2026-11-07')
    expect(dayOf(new Date(2026, 10, 8, 0, 1))).toBe('2026-11-08')
  })
})

describe('a streak', () => {
  it('grows by a day, over the end of a month too', () => {
    const one = solvedOn(NO_STREAK, '2026-11-30', 2)
    expect(one).toEqual({ last: '2026-11-30', days: 1, tries: 2 })
    expect(solvedOn(one, '2026-12-01', 1).days).toBe(2)
  })
  it('counts a day once, with the first solution', () => {
    const one = solvedOn(NO_STREAK, '2026-11-17', 3)
    expect(solvedOn(one, '2026-11-17', 1)).toBe(one)
  })
  it('is broken by a day without a solution', () => {
    const one = solvedOn(NO_STREAK, '2026-11-17', 1)
    expect(standing(one, '2026-11-18')).toBe(1)
    expect(standing(one, '2026-11-19')).toBe(0)
    expect(solvedOn(one, '2026-11-19', 1).days).toBe(1)
  })
})

it('tells a result without the answer', () => {
  expect(squares(1)).toBe('🟩')
  expect(squares(3)).toBe('🟥🟥🟩')
})
