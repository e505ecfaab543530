/**
 * The parts of a view by their names here: games may call their parts alike, so these are taken from the view itself.
 */

import type { RedcodeView } from '../../lib/wire'

export type ShipView = RedcodeView['ships'][number]
export type LinkView = RedcodeView['chain'][number]
