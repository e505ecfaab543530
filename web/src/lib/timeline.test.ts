import { describe, expect, it } from 'vitest'
import { area, pace, stepByKey } from './timeline'

describe('the area of the balance', () => {
  it('stays on its side of the middle', () => {
    const blue = area([0, 1, -1], 1, 100)
    expect(blue).toBe('M0 50L0.0 50.0L500.0 2.0L1000.0 50.0L1000 50Z')
    expect(area([0, 1, -1], -1, 100)).toBe('M0 50L0.0 50.0L500.0 50.0L1000.0 98.0L1000 50Z')
  })
  it('keeps the last known value over steps that are not loaded', () => {
    expect(area([0.5, undefined, 0.5], 1, 100)).toBe('M0 50L0.0 26.0L500.0 26.0L1000.0 26.0L1000 50Z')
  })
  it('is nothing for a game without steps', () => {
    expect(area([0], 1, 100)).toBe('')
  })
})

describe('walking by keys', () => {
  it.each([
    ['ArrowRight', 5, 6],
    ['ArrowLeft', 0, 0],
    ['PageDown', 35, 39],
    ['Home', 12, 0],
    ['End', 12, 39],
    ['n', 10, 20],
    ['n', 30, 39],
    ['b', 10, 3],
    ['b', 2, 0]
  ])('%s from %i leads to %i', (key, from, to) => {
    expect(stepByKey(key, from, 39, [3, 20, 30])).toBe(to)
  })
  it('leaves other keys alone', () => {
    expect(stepByKey('x', 5, 39, [])).toBeUndefined()
  })
  it('is faster at a higher speed', () => {
    expect(pace(4)).toBeLessThan(pace(1))
  })
})
