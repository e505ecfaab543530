/** What a seat sees of a match. */

import type { MatchView, OutcomeView, View } from './wire'

/** The game's view; where the people ended the match and not the game, nobody is to act any more and it has that end. */
export function viewOf({ outcome, view }: MatchView): View {
  return outcome && !view.outcome ? { ...view, outcome, actors: [], legal: [] } : view
}

/** The sound of the end for a seat: none for a draw, a spectator, or a seat that has no result of its own (CP-G35). */
export function endSound(outcome: OutcomeView, seat: number): 'win' | 'lose' | undefined {
  const score = outcome.scores[seat]
  return score === 1 ? 'win' : score === 0 ? 'lose' : undefined
}
