import { describe, expect, it } from 'vitest'
import { endSound, viewOf } from './match'
import type { MatchView, OutcomeView } from './wire'

const match = (own: OutcomeView | null, outcome: OutcomeView | null) =>
  ({ version: 3, outcome, view: { game: 'redcode@1', seat: 0, actors: [0], legal: ['end'], outcome: own } }) as unknown as MatchView

describe('the view of a match', () => {
  it('is the view of its game while both go on', () => {
    const going = match(null, null)
    expect(viewOf(going)).toBe(going.view)
  })

  it('keeps the end that the game came to', () => {
    const won = { scores: [1, 0], reason: 'sunk' }
    expect(viewOf(match(won, won)).outcome).toEqual(won)
  })

  it('ends with the match if somebody gave up, and leaves nothing to do', () => {
    const resigned = { scores: [0, 1], reason: 'resigned' }
    expect(viewOf(match(null, resigned))).toMatchObject({ outcome: resigned, actors: [], legal: [] })
  })
})

describe('the sound of the end', () => {
  it('is of a victory or a loss only for who won or lost (CP-G35)', () => {
    const outcome: OutcomeView = { scores: [1, 0, null, 0.5], reason: 'all-found' }
    expect([0, 1, 2, 3, -1].map(seat => endSound(outcome, seat))).toEqual(['win', 'lose', undefined, undefined, undefined])
  })
})
