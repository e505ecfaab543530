/** The dice of what happened last, line by line, with their modifiers and what they came to. */

import type { GameEvent } from '../../lib/messages'
import { t, texts } from '../../lib/texts.svelte'
import type { Forces } from './forces'
import type { RulesAnswer } from './view'

export interface Rolled {
  value: number
  tone: 'hit' | 'miss' | 'bad' | 'plain'
}
export interface DiceLine {
  title: string
  dice: Rolled[]
  result: string
  parts?: string
}

const signed = (value: number): string => texts.number(value, { signDisplay: 'exceptZero' })
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

/** One line for every event with dice; `rules` says what a success is. */
export function diceLines(events: GameEvent[], forces: Forces, rules: RulesAnswer | undefined): DiceLine[] {
  const success = rules?.success ?? 5
  const lines: DiceLine[] = []
  for (const event of events) {
    const unit = String(event.unit ?? '')
    const modifier = Number(event.modifier ?? 0)
    const title = (key: string) => t(key, { unit, modifier: signed(modifier) })
    const roll = (
      good: (die: number) => boolean,
      bad: Rolled['tone'] = 'miss',
      fine: Rolled['tone'] = 'hit'
    ): Rolled[] => numbers(event.dice).map(value => ({ value, tone: good(value) ? fine : bad }))
    switch (event.event) {
      case 'orders-rolled':
        lines.push({
          title: forces.plain(forces.words.word(String(event.side))),
          dice: roll(die => die >= success),
          result: t('web-skirmish-orders', { orders: Number(event.orders) })
        })
        break
      case 'reaction-die':
        lines.push({
          title: title('web-skirmish-dice-reaction'),
          dice: [{ value: Number(event.die), tone: 'plain' }],
          result: t('web-skirmish-dice-makes', { modifier: signed(modifier), result: Number(event.result) })
        })
        break
      case 'volley': {
        const halved = (event.halved as string[]).map(word => forces.words.word(word))
        lines.push({
          title: title('web-skirmish-dice-fire'),
          dice: roll(die => die + modifier >= success),
          result: t('web-skirmish-hits', { hits: Number(event.hits) }),
          parts: [
            modifier ? signed(modifier) : '',
            halved.length ? t('web-skirmish-dice-halved', { why: halved.join(', ') }) : ''
          ]
            .filter(Boolean)
            .join(' · ')
        })
        break
      }
      case 'effect': {
        const parts = Object.entries((event.parts ?? {}) as Record<string, number>).map(
          ([word, value]) => `${forces.words.word(word)} ${signed(value)}`
        )
        const dice = roll(die => die + modifier >= success, 'bad', 'plain')
        lines.push({
          title: title('web-skirmish-dice-effect'),
          dice,
          result: t('web-skirmish-failing', { count: dice.filter(die => die.tone === 'bad').length }),
          parts: parts.join(' · ')
        })
        break
      }
      case 'rerolled':
        lines.push({
          title: t('web-skirmish-dice-reroll', { die: Number(event.die) }),
          dice: [{ value: Number(event.again), tone: Number(event.result) >= success ? 'plain' : 'bad' }],
          result: t(Number(event.result) >= success ? 'web-skirmish-saved' : 'web-skirmish-not-saved')
        })
        break
      case 'combat-round':
        lines.push({
          title: title('web-skirmish-dice-combat'),
          dice: roll(die => die + modifier >= success),
          result: t('web-skirmish-hits', { hits: Number(event.hits) })
        })
        break
      case 'morale':
        lines.push({
          title: title('web-skirmish-dice-morale'),
          dice: roll(die => die >= (rules?.morale ?? 6), 'bad', 'plain'),
          result: t('web-skirmish-failed', { count: Number(event.failed) })
        })
        break
      case 'retreat-rolled':
        lines.push({
          title: title('web-skirmish-dice-retreat'),
          dice: roll(die => die >= success, 'bad', 'plain'),
          result: t('web-skirmish-failing', { count: Number(event.casualties) })
        })
        break
      case 'treated':
        if (Number(event.die))
          lines.push({
            title: title('web-skirmish-dice-aid'),
            dice: [{ value: Number(event.die), tone: event.result === 'dead' ? 'bad' : 'plain' }],
            result: forces.words.word(String(event.result))
          })
        break
      case 'recon-test':
        lines.push({
          title: title('web-skirmish-dice-recon'),
          dice: [{ value: Number(event.die), tone: event.success ? 'hit' : 'miss' }],
          result: t(event.success ? 'web-skirmish-recon-yes' : 'web-skirmish-recon-no')
        })
        break
      case 'roll-off':
        lines.push({
          title: t('web-skirmish-dice-rolloff'),
          dice: [Number(event.blufor), Number(event.redfor)].map(value => ({ value, tone: 'plain' })),
          result: ''
        })
        break
    }
  }
  return lines
}

/** The command dice that the sides rolled for this turn. */
export function commandDice(
  moments: { events: GameEvent[] }[],
  success = 5
): Record<string, { dice: Rolled[]; orders: number }> {
  const found: Record<string, { dice: Rolled[]; orders: number }> = {}
  for (const { events } of moments)
    for (const event of events) {
      if (event.event === 'turn-started') for (const side of Object.keys(found)) delete found[side]
      if (event.event === 'orders-rolled')
        found[String(event.side)] = {
          dice: numbers(event.dice).map(value => ({ value, tone: value >= success ? 'hit' : 'miss' })),
          orders: Number(event.orders)
        }
    }
  return found
}
