import { describe, expect, it } from 'vitest'
import { freeCorner } from './camera'

const TOOLS = { wide: 10, high: 30 }

describe('the corner for the tools', () => {
  it('is the lower right one if nothing is there', () => expect(freeCorner([{ x: 50, y: 90 }], TOOLS)).toEqual({}))
  it('is another one if a unit stands there', () =>
    expect(freeCorner([{ x: 95, y: 90 }], TOOLS)).toEqual({ left: true }))
  it('does not mind units that are out of sight', () => expect(freeCorner([{ x: 130, y: 90 }], TOOLS)).toEqual({}))
  it('is the usual one if all are taken', () =>
    expect(
      freeCorner(
        [3, 97].flatMap(x => [3, 97].map(y => ({ x, y }))),
        TOOLS
      )
    ).toEqual({}))
})
