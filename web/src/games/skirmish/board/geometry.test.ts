import { describe, expect, it } from 'vitest'
import { clamp, zoomAt } from './camera'
import { along, distance, pathLength, within, write } from './geometry'

describe('ways', () => {
  it('cuts a wish short on the grid, never beyond the reach', () => {
    for (let turn = 0; turn < 360; turn += 7) {
      const to = { x: 20 + 30 * Math.cos(turn), y: 20 + 30 * Math.sin(turn) }
      const end = within({ x: 20, y: 20 }, to, 6)
      expect(distance({ x: 20, y: 20 }, end)).toBeLessThanOrEqual(6 + 1e-9)
      expect(distance({ x: 20, y: 20 }, end)).toBeGreaterThan(5.7)
      expect(write(end)).toMatch(/^\d+(\.\d)?,\d+(\.\d)?$/)
    }
  })
  it('walks along a path', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 4 }
    ]
    expect(pathLength(path)).toBe(7)
    expect(along(path, 5)).toEqual({ x: 3, y: 2 })
    expect(along(path, 99)).toEqual({ x: 3, y: 4 })
  })
})

describe('the camera', () => {
  it('keeps the point under the finger, and the table in the frame', () => {
    const near = zoomAt({ zoom: 1, x: 0, y: 0 }, 2, 400, 300, 960, 720, 17)
    expect(near).toEqual({ zoom: 2, x: -400, y: -300 })
    expect(clamp({ zoom: 2, x: 5000, y: -5000 }, 960, 720, 17)).toEqual({ zoom: 2, x: 17, y: -737 })
    expect(zoomAt(near, 0.01, 0, 0, 960, 720, 17).zoom).toBe(1)
  })
})
