/** The end of a match. */

import type { OutcomeView } from './wire'

/** The sound of the end for a seat: none for a draw, a spectator, or a seat that has no result of its own (CP-G35). */
export function endSound(outcome: OutcomeView, seat: number): 'win' | 'lose' | undefined {
  const score = outcome.scores[seat]
  return score === 1 ? 'win' : score === 0 ? 'lose' : undefined
}
