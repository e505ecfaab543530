import { describe, expect, it } from 'vitest'
import type { PicturesView } from '../../lib/wire'
import { balance, clues, numbers } from './story'

const COVERS = ['red', 'red', 'blue', 'bystander', 'assassin', null] as const
const cards = COVERS.map((cover, i) => ({
  id: String(i),
  kind: 'picture',
  face: 'on.whale.house',
  cover,
  colour: cover ?? 'red'
}))
const view = (history: [string, string, number | null, number[]][]) =>
  ({
    cards,
    left: { 'red-team': 5, 'blue-team': 3 },
    history: history.map(([team, word, number, touches]) => ({ team, word, number, touches, allowed: false }))
  }) as unknown as PicturesView
const given = [3, 9].map(version => ({ version, events: [{ event: 'clue-given' }] }))

describe('what clues found', () => {
  const told = clues(
    view([
      ['red-team', 'sea', 3, [0, 1, 3]],
      ['blue-team', 'sky', null, [2]]
    ]),
    given
  )

  it('counts the own colour and names the first wrong card', () => {
    expect(told[0]).toMatchObject({ team: 'red', found: 2, wrong: 'bystander', card: 3, step: 3 })
    expect(told[1]).toMatchObject({ team: 'blue', found: 1, wrong: undefined, step: 9, number: null })
  })

  it('adds up', () => {
    expect(numbers(told)).toMatchObject({ turns: 2, found: 3, wrong: 1, average: 1.5, best: { word: 'sea' } })
    expect(numbers([])).toMatchObject({ turns: 0, average: 0, best: undefined })
  })

  it('sees who has less left to find', () => {
    expect(balance(view([]))).toBeGreaterThan(0)
  })
})
