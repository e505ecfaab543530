/** The log of a game: which events are told, with which sign and under which clause, grouped by turns. */

import type { GameEvent } from '../../lib/messages'
import type { Moment } from '../../lib/session.svelte'
import { t } from '../../lib/texts.svelte'
import type { LogGroup, LogLine } from '../../parts/Log.svelte'
import type { Forces } from './forces'

/** What needs no line of its own: the line before or after says it. */
const UNTOLD = new Set(['turn-started', 'phase-started', 'game-started'])
const ICONS: Record<string, string> = {
  'objective-placed': 'flag',
  deployed: 'down',
  'chit-removed': 'minus',
  'orders-rolled': 'dice',
  'roll-off': 'dice',
  initiative: 'star',
  treated: 'medic',
  morale: 'dice',
  activated: 'orders',
  'orders-stopped': 'pause',
  moved: 'walk',
  'move-lost': 'x',
  interrupted: 'pause',
  reaction: 'reply',
  'reaction-die': 'dice',
  'reaction-test': 'reply',
  'reaction-impossible': 'x',
  firefight: 'target',
  'fires-first': 'target',
  volley: 'target',
  effect: 'shield',
  rerolled: 'dice',
  casualties: 'skull',
  'chit-gained': 'warn',
  'retreat-forced': 'back',
  'retreat-rolled': 'dice',
  retreated: 'back',
  'voluntary-retreat': 'back',
  assault: 'assault',
  'assault-test': 'assault',
  holds: 'lock',
  withdraws: 'back',
  'broken-off': 'x',
  contact: 'assault',
  'ground-taken': 'flag',
  'combat-round': 'assault',
  'combat-won': 'star',
  'combat-lost': 'x',
  'wiped-out': 'skull',
  'chit-recovered': 'medic',
  'chits-turned': 'counter',
  'recon-test': 'eye',
  'objective-reconnoitred': 'flag',
  passed: 'pause',
  'game-over': 'flag',
  undone: 'undo'
}
const CLAUSES: Record<string, string> = {
  'objective-placed': 'SK-15.3',
  deployed: 'SK-15.2',
  'chit-removed': 'SK-5.3',
  'orders-rolled': 'SK-5.4',
  initiative: 'SK-5.5',
  'roll-off': 'SK-5.6',
  treated: 'SK-13.1',
  morale: 'SK-13.5',
  activated: 'SK-6.1',
  'orders-stopped': 'SK-5.11',
  moved: 'SK-7.1',
  reaction: 'SK-11.2',
  'reaction-die': 'SK-8.4',
  'reaction-test': 'SK-11.4',
  interrupted: 'SK-G14',
  firefight: 'SK-8.1',
  'fires-first': 'SK-8.3',
  volley: 'SK-8.5',
  effect: 'SK-8.11',
  rerolled: 'SK-8.15',
  casualties: 'SK-8.13',
  'chit-gained': 'SK-9.1',
  'retreat-forced': 'SK-9.5',
  'retreat-rolled': 'SK-14.3',
  retreated: 'SK-14.4',
  'voluntary-retreat': 'SK-14.2',
  assault: 'SK-10.1',
  'assault-test': 'SK-10.4',
  holds: 'SK-10.11',
  withdraws: 'SK-10.10',
  'broken-off': 'SK-10.13',
  contact: 'SK-10.8',
  'ground-taken': 'SK-10.16',
  'combat-round': 'SK-12.2',
  'wiped-out': 'SK-12.6',
  'chit-recovered': 'SK-5.13',
  'chits-turned': 'SK-5.14',
  'recon-test': 'SK-15.4',
  'objective-reconnoitred': 'SK-15.4'
}

/** The lines, newest group and newest line first. */
export function tellStory(opening: GameEvent[], moments: Moment[], forces: Forces): LogGroup[] {
  const groups: LogGroup[] = [{ id: 'start', title: t('web-skirmish-log-setup'), lines: [] }]
  const add = (event: GameEvent, id: string) => {
    if (event.event === 'turn-started')
      groups.push({ id, title: t('web-skirmish-turn', { turn: Number(event.turn) }), lines: [] })
    if (UNTOLD.has(event.event)) return
    const line: LogLine = {
      id,
      icon: ICONS[event.event] ?? 'info',
      text: forces.words.event(event),
      clause: CLAUSES[event.event],
      mine: forces.mine(String(event.unit ?? '')) || forces.mine(String(event.target ?? ''))
    }
    groups.at(-1)!.lines.unshift(line)
  }
  opening.forEach((event, i) => add(event, `o${i}`))
  for (const moment of moments) moment.events.forEach((event, i) => add(event, `${moment.version}.${i}`))
  return groups.reverse()
}
