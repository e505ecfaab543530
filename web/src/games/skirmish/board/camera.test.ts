import { describe, expect, it } from 'vitest'
import { freeCorner, showing } from './camera'
import { INCH } from './geometry'

const TOOLS = { wide: 10, high: 30 }

describe('the corner for the tools', () => {
  it('is the lower right one if nothing is there', () => expect(freeCorner([{ x: 50, y: 90 }], TOOLS)).toEqual({}))
  it('is another one if a unit stands there', () =>
    expect(freeCorner([{ x: 95, y: 90 }], TOOLS)).toEqual({ left: true }))
  it('does not mind units that are out of sight', () => expect(freeCorner([{ x: 130, y: 90 }], TOOLS)).toEqual({}))
  it('is an upper one while the lower edge is needed', () =>
    expect([freeCorner([], TOOLS, true), freeCorner([{ x: 97, y: 3 }], TOOLS, true)]).toEqual([
      { top: true },
      { left: true, top: true }
    ]))
  it('is the usual one if all are taken', () =>
    expect(
      freeCorner(
        [3, 97].flatMap(x => [3, 97].map(y => ({ x, y }))),
        TOOLS
      )
    ).toEqual({}))
})

describe('the eye on a phone', () => {
  const SIZE = [48, 36]
  const seen = (at: { x: number; y: number }, camera: ReturnType<typeof showing>) => [
    (at.x * INCH * camera.zoom + camera.x) / (48 * INCH),
    ((36 - at.y) * INCH * camera.zoom + camera.y) / (36 * INCH)
  ]
  it('goes near a single unit', () => {
    const camera = showing([{ x: 24, y: 18 }], SIZE)
    expect(camera.zoom).toBe(1.8)
    expect(seen({ x: 24, y: 18 }, camera)).toEqual([0.5, 0.5])
  })
  it('keeps a unit and its target in sight', () => {
    const places = [
      { x: 47, y: 33 },
      { x: 30, y: 20 }
    ]
    const camera = showing(places, SIZE)
    expect(camera.zoom).toBeGreaterThan(1)
    for (const place of places) for (const part of seen(place, camera)) expect(part > 0.02 && part < 0.98).toBe(true)
  })
})
