/** What the game answers about a seat's view. `preview.py` beside the rules writes these. */

import type { RefusalView } from '../../lib/messages'

export interface RulesAnswer {
  options: {
    confirm_touch: boolean
    touch_mode: 'first' | 'vote' | 'captain'
    picture_names: boolean
    assassin_awaits: boolean
  }
  /** Whether there is a rival spymaster who can be asked about a clue. */
  arbiter: boolean
  /** By the place of a card and by language: the two things that a picture shows. Empty where nobody may read them. */
  names: Record<string, Record<string, string[]>>
}

/** Why a clue would be refused; or nothing, and what its author should think about. */
export interface CheckAnswer {
  refusal: RefusalView | null
  hints: string[]
}
