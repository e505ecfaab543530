/** Events as lines of the log, grouped by turn and volley. */

import type { Moment } from '../../lib/session.svelte'
import type { GameEvent } from '../../lib/messages'
import { t } from '../../lib/texts.svelte'
import type { LogGroup, LogLine } from '../../parts/Log.svelte'
import { shipName, type Names } from './names'

/** What needs no line of its own: the line before or after says it. */
const UNTOLD = new Set(['choice-made', 'deck-shuffled', 'batch-ended', 'volley-started'])
const ICONS: Record<string, string> = {
  'card-dealt': 'orders',
  'choice-requested': 'help',
  'hit-scored': 'check',
  'card-missed': 'x',
  'critical-rolled': 'dice',
  'critical-ignored': 'x',
  'bay-jammed': 'lock',
  'casualties-rolled': 'crew',
  'excess-damage': 'warn',
  'excess-empty': 'warn',
  'cards-laid-aside': 'hand',
  reshuffled: 'undo',
  'ship-destroyed': 'skull',
  'volley-ended': 'flag',
  'critical-expired': 'clock',
  'repair-rolled': 'repair',
  'pf-hit': 'dice',
  'turn-advanced': 'clock',
  'ship-added': 'plus',
  'ship-removed': 'trash',
  'order-declared': 'ruler',
  'order-withdrawn': 'ruler',
  'taken-back': 'undo',
  undone: 'undo',
  'volley-rolled': 'bolt',
  'weapons-fired': 'target',
  'volley-fired': 'bolt'
}
const CLAUSES: Record<string, string> = {
  'hit-scored': 'BD-3.3',
  'card-missed': 'BD-3.4',
  'choice-requested': 'BD-4.1',
  'critical-ignored': 'BD-5.3',
  'excess-damage': 'BD-6.2',
  'cards-laid-aside': 'BD-3.5',
  reshuffled: 'BD-3.6',
  'ship-destroyed': 'BD-6.6',
  'volley-ended': 'BD-3.8',
  'repair-rolled': 'BD-5.40',
  'pf-hit': 'BD-7.2',
  'weapons-fired': 'BD-G36',
  'volley-rolled': 'BD-G33'
}

/** The lines, newest group and newest line first. At a shared desk the first line of a step says who took it. */
export function tellStory(
  moments: Moment[],
  names: Names,
  mine = '',
  who: (marker: string) => string = () => ''
): LogGroup[] {
  const groups: LogGroup[] = [{ id: 'start', title: t('web-damage-turn', { turn: 1 }), lines: [] }]
  let turn = 1
  let by = ''
  const signed = (text: string) => (by ? t('web-damage-log-by', { text, who: by }) : text)
  const add = (event: GameEvent, id: string) => {
    if (event.event === 'turn-advanced') turn = Number(event.turn)
    if (event.event === 'turn-advanced') groups.push({ id, title: t('web-damage-turn', { turn }), lines: [] })
    if (event.event === 'volley-started')
      groups.push({
        id,
        title: signed(
          t('web-damage-log-volley', { ship: shipName(String(event.ship)), hits: Number(event.hits), turn })
        ),
        lines: []
      })
    if (event.event === 'volley-started') by = ''
    if (UNTOLD.has(event.event)) return
    const clause = event.event === 'critical-rolled' ? String(event.clause) : CLAUSES[event.event]
    const line: LogLine = {
      id,
      icon: ICONS[event.event] ?? 'info',
      text: signed(names.words.event(event)),
      clause,
      mine: mine !== '' && event.ship === mine
    }
    by = ''
    groups.at(-1)!.lines.unshift(line)
  }
  for (const moment of moments) {
    by = moment.events[0]?.by ? who(String(moment.events[0].by)) : ''
    moment.events.forEach((event, i) => add(event, `${moment.version}.${i}`))
  }
  return groups.reverse()
}
