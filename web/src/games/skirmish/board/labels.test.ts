import { describe, expect, it } from 'vitest'
import { ringLabels, type RingLabel } from './labels'

const TABLE = [960, 720]
const ring = (radius: number, x = 480, y = 360): RingLabel => ({
  middle: { x, y },
  radius,
  angle: 60,
  wide: 90,
  high: 18
})

describe('labels of rings', () => {
  it('stand where they are wont to while nothing is in the way', () => {
    expect(ringLabels([ring(120)], [], TABLE)[0]).toEqual({
      x: 480 + 120 * Math.cos(Math.PI / 3),
      y: 360 + 120 * Math.sin(Math.PI / 3)
    })
  })
  it('give way to each other, to units and to the edge', () => {
    const unit = { x: 540, y: 464, wide: 50, high: 50 }
    for (const place of [ring(120), ring(120, 20, 20), ring(120, 950, 710)]) {
      const spots = ringLabels([place, place, ring(130, place.middle.x, place.middle.y)], [unit], TABLE)
      const all = [...spots.map(spot => ({ ...spot, wide: 90, high: 18 })), unit]
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1))
          expect(Math.abs(a.x - b.x) >= (a.wide + b.wide) / 2 || Math.abs(a.y - b.y) >= (a.high + b.high) / 2).toBe(
            true
          )
      for (const spot of spots) expect(spot.x >= 45 && spot.x <= 915 && spot.y >= 9 && spot.y <= 711).toBe(true)
    }
  })
  it('stay on the table where no place is free', () => {
    const [spot] = ringLabels([ring(120)], [{ x: 480, y: 360, wide: 960, high: 720 }], TABLE)
    expect(spot!.x > 45 && spot!.y > 9).toBe(true)
  })
})
