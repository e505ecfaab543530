/** What a seat sees of a match. */

import type { MatchView, View } from './wire'

/** The game's view; where the people ended the match and not the game, nobody is to act any more and it has that end. */
export function viewOf({ outcome, view }: MatchView): View {
  return outcome && !view.outcome ? { ...view, outcome, actors: [], legal: [] } : view
}
