/**
 * The parts of a view by their names here: games may call their parts alike, so these are taken from the view itself.
 */

import type { Consults, Previews, SkirmishView } from '../../lib/wire'

export type UnitView = SkirmishView['units'][number]
export type PieceView = SkirmishView['pieces'][number]
export type ObjectiveView = SkirmishView['objectives'][number]
export type DecisionView = NonNullable<SkirmishView['decision']>

/** What the game answers to questions about a view. */
export type Answers = Previews['skirmish']
export type RulesAnswer = Answers['rules']
export type OrdersAnswer = Answers['orders']
export type UnitOrders = OrdersAnswer[string]
export type ReactionAnswer = Answers['reactions'][number]
export type ReactionMoment = ReactionAnswer['moments'][number]
export type SightAnswer = Answers['sight']
/** What a side or a point does not see. */
export type Shade = Pick<SightAnswer, 'row' | 'dark'>
export type LineAnswer = Answers['line']
export type PlaceAnswer = Answers['places'][number]
export type ExposureAnswer = NonNullable<PlaceAnswer['exposure']>
export type PlanAnswer = Answers['plan']
export type FireAnswer = NonNullable<PlanAnswer['fire']>
export type VolleyAnswer = FireAnswer['volley']
export type FateAnswer = FireAnswer['own']
export type ReactionParts = FireAnswer['reaction'][number]
export type AssaultAnswer = NonNullable<PlanAnswer['assault']>
export type ExamineAnswer = Consults['skirmish']['battlefield']
export type MapFault = ExamineAnswer['faults'][number]
