/** Who is who: the sides and their players, and what a unit is called. */

import type { TableView } from '../../lib/messages'
import { GameTexts, plain, t } from '../../lib/texts.svelte'
import type { SkirmishView } from '../../lib/wire'
import type { UnitView } from './view'
import { SIDES, type Side } from './words'

export class Forces {
  constructor(
    readonly view: SkirmishView,
    readonly table: Pick<TableView, 'seats'>,
    readonly seat: number
  ) {}

  readonly words = new GameTexts('skirmish', word => (this.unit(word) ? word : undefined))

  unit(name: string): UnitView | undefined {
    return this.view.units.find(unit => unit.name === name)
  }

  side(name: string): Side {
    return this.unit(name)?.side ?? 'blufor'
  }

  mine(name: string): boolean {
    return SIDES[this.seat] === this.unit(name)?.side
  }

  /** The player of a side; nothing where the side says enough. */
  player(side: Side | undefined): string {
    const seat = side && this.table.seats[SIDES.indexOf(side)]
    if (!seat) return ''
    return seat.player || (seat.bot ? t('web-bot-name', { level: t(`web-bot-${seat.bot}`) }) : '')
  }

  /** "gun group", "rifle team": what kind of unit it is. */
  kind(unit: UnitView): string {
    if (unit.soldiers.length === 1 && unit.soldiers[0]?.kind === 'NCO') return t('web-skirmish-kind-nco')
    if (unit.soldiers.some(soldier => soldier.kind === 'MG')) return t('web-skirmish-kind-gun')
    return t(unit.side === 'blufor' ? 'web-skirmish-kind-group' : 'web-skirmish-kind-team')
  }

  /** The terrain in or at which a place is, in words. */
  terrain(kind: string | null | undefined, piece: string | null | undefined): string {
    if (!kind || !piece) return t('web-skirmish-open')
    return t(kind === 'wall' ? 'web-skirmish-at-wall' : 'web-skirmish-in-piece', {
      kind: t(`web-skirmish-terrain-${kind}`),
      piece
    })
  }

  /** Everything about a unit in one breath, for readers. */
  describe(unit: UnitView): string {
    const parts = [
      t('web-skirmish-unit', { unit: unit.name, kind: this.kind(unit), side: this.words.word(unit.side) }),
      t('web-skirmish-active', { active: unit.active, all: unit.soldiers.length })
    ]
    if (unit.red + unit.yellow) parts.push(t('web-skirmish-chits', { red: unit.red, yellow: unit.yellow }))
    if (unit.soldiers.some(soldier => soldier.kind === 'NCO' && soldier.status !== 'dead'))
      parts.push(t('web-skirmish-with-nco'))
    if (unit.activations + unit.reactions) parts.push(t('web-skirmish-acted'))
    if (unit.contact) parts.push(t('web-skirmish-in-contact', { unit: unit.contact }))
    if (unit.at) parts.push(t('web-skirmish-at', { x: unit.at[0] ?? 0, y: unit.at[1] ?? 0 }))
    return parts.join(', ')
  }

  /** A sentence about units as plain text. */
  plain(sentence: string): string {
    return plain(sentence, name => name)
  }
}
