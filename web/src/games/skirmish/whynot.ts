/** Why something cannot be done now, in the game's words: a unit that cannot act or be aimed at, a kind of order. */

import type { RefusalView } from '../../lib/messages'
import { t } from '../../lib/texts.svelte'
import type { Forces } from './forces'
import type { Play } from './play.svelte'
import type { Mode } from './words'

export interface Reason {
  text: string
  clause: string
}

/** What stands against choosing a unit or aiming at it; nothing if it can be done, or the game has not said yet. */
export function whyNot(play: Play, forces: Forces, name: string): Reason | undefined {
  if (!play.acting) return undefined
  if (play.kind === 'react') return said(forces, play.reactions.find(offer => offer.unit === name)?.why)
  if (play.kind !== 'give-order') return undefined
  if (play.mine(name)) return said(forces, play.orders[name]?.idle)
  const seen = play.ghost && play.mode !== 'assault' && !play.fireFirst ? play.seen?.units[name] : undefined
  if (seen)
    return seen.visible
      ? undefined
      : { text: t('web-skirmish-hidden-by', { piece: seen.piece ?? '' }), clause: seen.clause ?? '' }
  const target = play.may?.targets.find(other => other.unit === name)
  return said(forces, play.mode === 'assault' ? target?.assault : target?.fire)
}

/** What stands against a kind of order to the chosen unit: null if nothing does. */
export function modeWhyNot(play: Play, mode: Mode): RefusalView | null | undefined {
  if (play.kind !== 'react') return play.may?.[mode]
  if (mode === 'fire') return null
  const offer = play.reactions.find(other => other.unit === play.unit)
  return mode === 'assault' ? offer?.assault : offer?.move
}

function said(forces: Forces, why: RefusalView | null | undefined): Reason | undefined {
  return why ? { text: forces.plain(forces.words.say(why.key, why.args)), clause: why.clause } : undefined
}
