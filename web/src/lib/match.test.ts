import { describe, expect, it } from 'vitest'
import { endSound } from './match'
import type { OutcomeView } from './wire'

describe('the sound of the end', () => {
  it('is of a victory or a loss only for who won or lost (CP-G35)', () => {
    const outcome: OutcomeView = { scores: [1, 0, null, 0.5], reason: 'all-found' }
    expect([0, 1, 2, 3, -1].map(seat => endSound(outcome, seat))).toEqual([
      'win',
      'lose',
      undefined,
      undefined,
      undefined
    ])
  })
})
