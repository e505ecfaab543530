import { describe, expect, it } from 'vitest'
import { asName, freshPiece, isOwn, mirrored, ownName, toToml, withCorner, type Draft } from './draft'

const empty: Draft = {
  name: 'mine',
  size: [48, 36],
  zones: {
    blufor: [
      [0, 0],
      [48, 0],
      [48, 12]
    ],
    redfor: [
      [0, 30],
      [48, 30],
      [48, 36]
    ]
  },
  pieces: []
}

describe('a battlefield being made', () => {
  it('gives every piece a name of its own, inside the table', () => {
    const one = freshPiece(empty, 'wall', 47, 35.9)
    const two = freshPiece({ ...empty, pieces: [one] }, 'wall', 10, 10)
    expect([one.id, two.id]).toEqual(['W1', 'W2'])
    expect(Math.max(...one.points.map(p => p[0]!))).toBeLessThanOrEqual(48)
  })
  it('mirrors what has no mirror image yet', () => {
    const draft = { ...empty, pieces: [freshPiece(empty, 'forest', 8, 10)] }
    const twice = mirrored(mirrored(draft))
    expect(twice.pieces).toHaveLength(2)
    expect(twice.pieces[1]!.points).toContainEqual([44, 28.5])
  })
  it('puts a new corner on the longest edge', () => {
    expect(
      withCorner([
        [0, 0],
        [10, 0],
        [10, 2]
      ])
    ).toContainEqual([5, 1])
  })
  it('is written as TOML, empty lists first', () => {
    expect(toToml(empty)).toMatch(/^pieces = \[\]\nname = "mine"/)
    expect(toToml({ ...empty, pieces: [freshPiece(empty, 'rocks', 10, 10)] })).toContain(
      '[[pieces]]\nid = "K1"\nkind = "rocks"\npoints = [[8, 8], [12, 8], [12, 12], [8, 12]]'
    )
  })
})

describe('the name of a battlefield', () => {
  it('keeps letters of any kind and spaces', () => expect(asName(' Colina n\u0303 2 ')).toBe('Colina ñ 2'))
  it('begins with a letter and has no signs of a file', () => expect(asName('7 "a/b"')).toBe('a b'))
  it('is read from its file', () => {
    const file = toToml({ ...empty, name: 'Colina ñ' })
    expect([isOwn(file), ownName(file)]).toEqual([true, 'Colina ñ'])
    expect(isOwn('crossroads')).toBe(false)
  })
})
