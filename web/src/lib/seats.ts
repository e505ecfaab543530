/** What is true of a seat, whatever the game. */

import type { SeatView } from './wire'

/** Whether a seat belongs to somebody else who is not there, and whom no bot stands in for. */
export const isAway = (seat: SeatView): boolean =>
  seat.holder === 'person' && !seat.yours && !seat.connected && !seat.covered
