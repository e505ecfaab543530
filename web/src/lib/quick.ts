/** How "Play now" begins a game: the level of the bots and the own seat, as chosen last on this device. */

import type { GameDescription } from './wire'

export interface QuickChoice {
  level: string
  seat: number
}

const PLACE = 'redtable.quick'

function stored(): Record<string, QuickChoice> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, QuickChoice>
  } catch {
    return {}
  }
}

export const quick = {
  /**
   * What was chosen last, as far as the game still has it; otherwise what the game
   * proposes to a newcomer (`first`), or a bot of middling strength and the first seat.
   */
  of({ slug, bots, seats }: GameDescription, first?: QuickChoice): QuickChoice {
    const last = stored()[slug]
    return {
      level:
        last && bots.includes(last.level)
          ? last.level
          : (first?.level ?? bots[Math.min(2, bots.length - 1)] ?? 'random'),
      seat: last && seats.some(other => other.seat === last.seat) ? last.seat : (first?.seat ?? 0)
    }
  },

  keep({ slug }: GameDescription, choice: QuickChoice): void {
    localStorage.setItem(PLACE, JSON.stringify({ ...stored(), [slug]: choice }))
  }
}
