/**
 * The parts of a view by their names here: games may call their parts alike, so these are taken from the view itself.
 */

import type { Consults, DamageView, Previews } from '../../lib/wire'

export type ShipView = DamageView['ships'][number]
export type VolleyView = DamageView['volleys'][number]

/** What the game answers to questions about a view, and to those without a battle. */
export type Answers = Previews['damage']
export type RulesAnswer = Answers['rules']
export type CardText = RulesAnswer['cards'][string]
export type OutlookAnswer = Answers['outlook']
export type ShipAnswers = Consults['damage']
export type CheckAnswer = ShipAnswers['ship']
export type SoundShip = ShipAnswers['ships'][number]
export type ShipSheet = SoundShip['sheet']
export type OddsAnswer = ShipAnswers['odds']
export type Tally = OddsAnswer['deck']['tallies'][number]
export type BoxesView = ShipView['boxes'][number]
export type WoundView = ShipView['criticals'][number]
