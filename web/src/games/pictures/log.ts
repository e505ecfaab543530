/** The log of a game: which events are told, with which sign and under which clause, grouped by turns. */

import type { Moment } from '../../lib/session.svelte'
import type { GameEvent } from '../../lib/messages'
import { t } from '../../lib/texts.svelte'
import type { LogGroup, LogLine } from '../../parts/Log.svelte'
import type { People } from './people'

/** What needs no line: the next one says it, or the grid shows it. */
const UNTOLD = new Set([
  'touched',
  'marked',
  'unmarked',
  'voted',
  'key-drawn',
  'key-revealed',
  'clue-drafted',
  'rival-covered',
  'penalty-covered'
])
const ICONS: Record<string, string> = {
  'clue-given': 'chat',
  'arbitration-asked': 'help',
  'arbitration-answered': 'check',
  covered: 'hand',
  stopped: 'pause',
  'turn-ended': 'arrow',
  'sudden-death-started': 'skull',
  objected: 'warn',
  'objection-answered': 'reply',
  'spymaster-left': 'back',
  'spymaster-replaced': 'spy',
  'game-over': 'flag',
  'game-started': 'play',
  undone: 'undo'
}
const CLAUSES: Record<string, string> = {
  'clue-given': 'CP-3.3',
  'arbitration-asked': 'CP-5.2',
  'arbitration-answered': 'CP-5.2',
  stopped: 'CP-3.13',
  'sudden-death-started': 'CP-6.3',
  objected: 'CP-G33',
  'objection-answered': 'CP-G33',
  'spymaster-left': 'CP-G25',
  'game-started': 'CP-3.1'
}
const COLOURS: Record<string, string> = { red: 'CP-3.9', blue: 'CP-3.9', bystander: 'CP-3.10', assassin: 'CP-3.12' }
const REASONS: Record<string, string> = {
  wrong: 'CP-3.13',
  stop: 'CP-3.13',
  limit: 'CP-3.13',
  timeout: 'CP-G19',
  invalid: 'CP-G7'
}

/** The lines, newest group and newest line first. */
export function tellStory(opening: GameEvent[], moments: Moment[], people: People): LogGroup[] {
  const groups: LogGroup[] = [{ id: 'start', title: t('web-pictures-log-start'), lines: [] }]
  let hand = ''
  const add = (event: GameEvent, id: string) => {
    if (event.event === 'clue-given')
      groups.push({
        id,
        title: t('web-pictures-log-clue', {
          word: String(event.word),
          number: event.number === 'unlimited' ? '∞' : String(event.number)
        }),
        lines: []
      })
    if (['touched', 'rival-covered', 'penalty-covered'].includes(event.event)) hand = String(event.seat)
    if (UNTOLD.has(event.event)) return
    const line: LogLine = {
      id,
      icon: ICONS[event.event] ?? 'info',
      text: sentence(event, hand, people),
      clause: CLAUSES[event.event],
      mine: [hand, event.seat].includes(people.own?.name ?? '-')
    }
    if (event.event === 'covered') line.clause = COLOURS[String(event.colour)]
    if (event.event === 'turn-ended') line.clause = REASONS[String(event.reason)]
    groups.at(-1)!.lines.unshift(line)
  }
  opening.forEach((event, i) => add(event, `o${i}`))
  for (const moment of moments) moment.events.forEach((event, i) => add(event, `${moment.version}.${i}`))
  return groups.reverse()
}

function sentence(event: GameEvent, hand: string, people: People): string {
  if (event.event !== 'covered') return people.words.event(named(event, people))
  return t('web-pictures-log-covered', {
    who: people.words.word(hand),
    card: people.card(Number(event.place)),
    colour: String(event.colour)
  })
}

/** The event with cards by their names. */
export function named(event: GameEvent, people: People): GameEvent {
  return typeof event.place === 'number' ? { ...event, place: people.card(event.place) } : event
}
