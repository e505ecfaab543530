import { describe, expect, it } from 'vitest'
import { shadePath } from './shade'

/** The corners of each area of a path. */
const areas = (path: string) =>
  path
    .split('Z')
    .filter(Boolean)
    .map(area =>
      area
        .slice(1)
        .split('L')
        .map(pair => pair.split(' ').map(Number))
    )

describe('areas of sight', () => {
  it('have straight edges where cells make stairs', () => {
    const rows = Array.from({ length: 100 }, (_, row) => [0, 20 + Math.floor(row * 0.37)])
    const [area, ...others] = areas(shadePath(rows, 200))
    expect(others).toEqual([])
    expect(area!.length).toBeLessThan(9)
    for (const [x, y] of area!.filter(([x]) => x! > 1)) expect(Math.abs(x! - (2 + (10 - y!) * 0.37))).toBeLessThan(0.15)
  })
  it('are the rest of the table where the light is wanted', () => {
    const rows = Array.from({ length: 10 }, () => [0, 30])
    const reach = areas(shadePath(rows, 100, true)).flatMap(area => area.map(([x]) => x!))
    expect(Math.min(...reach)).toBeCloseTo(3, 0)
    expect(Math.max(...reach)).toBeCloseTo(10, 0)
  })
  it('have holes', () => {
    const rows = Array.from({ length: 60 }, (_, row) => (row > 20 && row < 40 ? [0, 20, 40, 60] : [0, 60]))
    expect(areas(shadePath(rows, 60))).toHaveLength(2)
  })
  it('are nothing where all is seen', () => expect(shadePath([[], []], 10)).toBe(''))
})
