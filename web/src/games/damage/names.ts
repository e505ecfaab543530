/** What things are called: ships by their names in the battle, boxes by system and label. */

import type { DamageView } from '../../lib/wire'
import { GameTexts, plain } from '../../lib/texts.svelte'
import { labelOf, systemOf } from './words'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A ship's name as people read it: the notation has no spaces. */
export const shipName = (name: string): string => name.replaceAll('_', ' ')

export class Names {
  constructor(readonly view: Pick<DamageView, 'ships'>) {}

  readonly words = new GameTexts('damage', word =>
    this.view.ships.some(ship => ship.name === word) ? word : undefined
  )

  /** "Phaser FA": a box of the notation as people say it. */
  box(box: string): string {
    const label = labelOf(box)
    return capital(boxWords.word(systemOf(box))) + (label ? ` ${label}` : '')
  }

  /** A sentence about ships as plain text. */
  plain(sentence: string): string {
    return plain(sentence, shipName)
  }
}

/** Words of systems alone, for pages without a battle. */
export const boxWords = new GameTexts('damage')
export const systemName = (system: string): string => capital(boxWords.word(system))
