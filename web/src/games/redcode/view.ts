/**
 * The parts of a view by their names here: games may call their parts alike, so these are taken from the view itself.
 */

import type { Previews, RedcodeView } from '../../lib/wire'

export type ShipView = RedcodeView['ships'][number]
export type LinkView = RedcodeView['chain'][number]

/** What the game answers to questions about a view. */
export type Answers = Previews['redcode']
export type RulesAnswer = Answers['rules']
export type WeaponsAnswer = Answers['weapons']
/** A manoeuvre as a control card shows it. */
export type ManoeuvreRow = RulesAnswer['ships'][string]['manoeuvres'][number]
export type WeaponAnswer = WeaponsAnswer['manoeuvres'][string]
export type TargetAnswer = WeaponAnswer['targets'][number]
export type OrderText = RulesAnswer['orders'][string]
export type EffectRow = OrderText['effects'][number]
