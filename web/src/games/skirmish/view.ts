/**
 * The parts of a view by their names here: games may call their parts alike, so these are taken from the view itself.
 */

import type { SkirmishView } from '../../lib/wire'

export type UnitView = SkirmishView['units'][number]
export type PieceView = SkirmishView['pieces'][number]
export type ObjectiveView = SkirmishView['objectives'][number]
export type DecisionView = NonNullable<SkirmishView['decision']>
