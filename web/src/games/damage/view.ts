/**
 * The parts of a view by their names here: games may call their parts alike, so these are taken from the view itself.
 */

import type { DamageView } from '../../lib/wire'

export type ShipView = DamageView['ships'][number]
export type VolleyView = DamageView['volleys'][number]
export type BoxesView = ShipView['boxes'][number]
export type WoundView = ShipView['criticals'][number]
