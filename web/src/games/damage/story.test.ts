import { describe, expect, it } from 'vitest'
import { chronicle, numbers } from './story'

const moments = [
  {
    version: 1,
    events: [
      { event: 'volley-started', ship: 'A', hits: 2 },
      { event: 'card-missed', ship: 'A' },
      { event: 'volley-ended', ship: 'A', scored: 2, cards: 3 }
    ]
  },
  {
    version: 2,
    events: [
      { event: 'turn-advanced', turn: 2 },
      { event: 'volley-started', ship: 'B', hits: 9 },
      { event: 'excess-damage', ship: 'B', left: 1 },
      { event: 'volley-ended', ship: 'B', scored: 9, cards: 20 }
    ]
  }
]

describe('the story of a duel', () => {
  it('knows the turn of every event', () => {
    expect(chronicle(moments).map(({ turn }) => turn)).toEqual([1, 1, 1, 2, 2, 2, 2])
  })
  it('counts what happened to each ship', () => {
    expect(numbers(chronicle(moments), ['A', 'B'])).toEqual([
      { ship: 'A', volleys: 1, hits: 2, cards: 3, misses: 1, excess: 0 },
      { ship: 'B', volleys: 1, hits: 9, cards: 20, misses: 0, excess: 1 }
    ])
  })
})
