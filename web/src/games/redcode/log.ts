/** The log of a game: which events are told, with which sign and under which clause, grouped by turns. */

import type { Moment } from '../../lib/session.svelte'
import type { GameEvent } from '../../lib/messages'
import { t } from '../../lib/texts.svelte'
import type { LogGroup, LogLine } from '../../parts/Log.svelte'
import type { Captains } from './captains'
import { MANOEUVRE_ICONS } from './words'

/** What needs no line of its own: the line before or after says it. */
const UNTOLD = new Set(['window-opened', 'crew-paid', 'link-resolved', 'turn-started', 'turn-ended', 'map-laid'])
const ICONS: Record<string, string> = {
  'step-moved': 'move',
  'current-triggered': 'move',
  'current-lost': 'move',
  'crew-recovered': 'crew',
  'crew-removed': 'crew',
  'crew-returned': 'crew',
  'order-drawn': 'orders',
  'order-played': 'orders',
  'order-discarded': 'orders',
  'hand-dealt': 'orders',
  'hand-discarded': 'orders',
  'deck-reshuffled': 'orders',
  'damage-taken': 'bolt',
  'breakdown-lost': 'bolt',
  repaired: 'repair',
  'breakdown-gained': 'medic',
  'ship-sunk': 'skull',
  'ship-returned': 'anchor',
  'ship-placed': 'anchor',
  'ship-chosen': 'anchor',
  'victory-point': 'star',
  'game-over': 'flag',
  'response-declared': 'reply',
  passed: 'reply',
  'link-cancelled': 'shield',
  'link-fizzled': 'x',
  intercepted: 'radio',
  'intercept-ended': 'radio',
  'turn-lost': 'pause',
  undone: 'undo'
}
const CLAUSES: Record<string, string> = {
  'crew-recovered': 'RC-12.1',
  'current-triggered': 'RC-5.6',
  'current-lost': 'RC-5.11',
  'damage-taken': 'RC-6.2',
  'breakdown-lost': 'RC-6.3',
  repaired: 'RC-6.7',
  'breakdown-gained': 'RC-6.8',
  'crew-removed': 'RC-7.6',
  'ship-sunk': 'RC-6.1',
  'victory-point': 'RC-3.2',
  'turn-lost': 'RC-3.5',
  'ship-returned': 'RC-3.7',
  'ship-chosen': 'RC-11.3',
  'ship-placed': 'RC-11.6',
  'hand-dealt': 'RC-11.7',
  'first-player': 'RC-11.8',
  'link-cancelled': 'RC-13.13',
  'link-fizzled': 'RC-13.6',
  passed: 'RC-13.11',
  'order-drawn': 'RC-10.4',
  'order-discarded': 'RC-10.4',
  intercepted: 'RC-10.14',
  'deck-reshuffled': 'RC-G26',
  'compensation-cards': 'RC-2.4'
}
const MANOEUVRES = Object.keys(MANOEUVRE_ICONS)
const ORDERS = ['ambush', 'deserter', 'boatswain', 'atomic', 'evasion', 'captain', 'intercept', 'kamikaze']

function clauseOf(event: GameEvent): string | undefined {
  const manoeuvre = MANOEUVRES.indexOf(String(event.manoeuvre))
  if (manoeuvre >= 0 && event.event.endsWith('-declared')) return `RC-9.${manoeuvre + 1}`
  if (event.event === 'order-played') return `RC-10.${ORDERS.indexOf(String(event.card)) + 8}`
  return CLAUSES[event.event]
}

function iconOf(event: GameEvent): string {
  if (event.event === 'manoeuvre-declared') return MANOEUVRE_ICONS[String(event.manoeuvre)] ?? 'bolt'
  return ICONS[event.event] ?? 'info'
}

/** Lines that were told once, with those to whom they were told: a table grows by a few lines at a time. */
const told = new WeakMap<GameEvent, { to: string; line: LogLine }>()

function lineOf(event: GameEvent, id: string, captains: Captains): LogLine {
  const found = told.get(event)
  if (found?.to === captains.key && found.line.id === id) return found.line
  const line: LogLine = {
    id,
    icon: iconOf(event),
    text: captains.words.event(event),
    clause: clauseOf(event),
    mine: captains.mine(String(event.ship ?? '')) || captains.mine(String(event.target ?? '')),
    chain: event.event.startsWith('link-') || event.event.endsWith('-declared') || event.event === 'passed'
  }
  told.set(event, { to: captains.key, line })
  return line
}

/** The lines, newest group and newest line first. */
export function tellStory(opening: GameEvent[], moments: Moment[], captains: Captains): LogGroup[] {
  const groups: LogGroup[] = [{ id: 'start', title: t('web-redcode-log-setup'), lines: [] }]
  const add = (event: GameEvent, id: string) => {
    if (event.event === 'turn-started')
      groups.push({
        id,
        title: t('web-redcode-log-round', { round: Number(event.round), captain: captains.name(String(event.ship)) }),
        lines: []
      })
    if (UNTOLD.has(event.event)) return
    groups.at(-1)!.lines.unshift(lineOf(event, id, captains))
  }
  opening.forEach((event, i) => add(event, `o${i}`))
  for (const moment of moments) moment.events.forEach((event, i) => add(event, `${moment.version}.${i}`))
  return groups.reverse()
}
