/** The open question in words: what is asked, and what happens if one does nothing. */

import { isAway } from '../../lib/seats'
import { t } from '../../lib/texts.svelte'
import type { Captains } from './captains'
import type { Play } from './play.svelte'
import { effectText } from './parts/effects'

export interface Question {
  title: string
  text: string
  tone: 'plain' | 'resp' | 'lit'
}

export function question(play: Play, captains: Captains): Question {
  const view = play.view
  const words = captains.words
  if (view.outcome) return { title: t('web-redcode-over'), text: '', tone: 'plain' }
  if (!play.acting) return waiting(play, captains)
  if (play.asked) return asked(play, captains)
  const weapon = play.weapon
  if (weapon) {
    const row =
      weapon.verb === 'play'
        ? play.rules?.orders[weapon.what]
        : play.rules?.ships[play.own?.type ?? '']?.manoeuvres.find(other => other.name === weapon.what)
    const targets = play.marks.targets?.length ?? 0
    const distance = row && 'distance' in row ? row.distance : null
    const key = targets ? 'web-redcode-prompt-aim' : 'web-redcode-prompt-where'
    return {
      title: t(key, { what: words.word(weapon.what) }),
      text: row ? effectText(row.effects, distance) : '',
      tone: 'lit'
    }
  }
  const count = view.recovering - play.picked.length
  switch (view.phase) {
    case 'choose':
      return { title: t('web-redcode-prompt-choose'), text: t('web-redcode-prompt-choose-text'), tone: 'lit' }
    case 'place':
      return {
        title: t('web-redcode-prompt-place', { ship: words.word(play.own?.type ?? '') }),
        text: t('web-redcode-prompt-place-text', { count: play.marks.reach?.length ?? 0 }),
        tone: 'lit'
      }
    case 'return':
      return {
        title: t('web-redcode-prompt-return'),
        text: t('web-redcode-prompt-place-text', { count: play.marks.reach?.length ?? 0 }),
        tone: 'lit'
      }
    case 'recover':
    case 'boatswain':
      return {
        title: t('web-redcode-prompt-recover', { count: view.recovering }),
        text: count > 0 ? t('web-redcode-prompt-recover-text', { count }) : t('web-redcode-prompt-recover-done'),
        tone: 'lit'
      }
    case 'move':
      return {
        title: t('web-redcode-prompt-step', { steps: view.move?.steps ?? 1 }),
        text: view.move?.must ? t('web-redcode-prompt-step-must') : t('web-redcode-prompt-step-text'),
        tone: 'lit'
      }
    case 'discard':
      return { title: t('web-redcode-prompt-discard'), text: t('web-redcode-prompt-discard-text'), tone: 'lit' }
    case 'respond': {
      const top = view.chain.at(-1)
      const what = top ? words.word(top.manoeuvre) : ''
      return {
        title: captains.plain(t('web-redcode-prompt-respond', { what, captain: top ? captains.name(top.ship) : '' })),
        text: t('web-redcode-prompt-respond-text'),
        tone: 'resp'
      }
    }
    default:
      return {
        title: t('web-redcode-prompt-main'),
        text: t('web-redcode-prompt-main-text', { crew: play.own?.reserve ?? 0 }),
        tone: 'plain'
      }
  }
}

function asked(play: Play, captains: Captains): Question {
  const choice = play.asked!
  const name = captains.words.word(choice.what)
  const ship = play.ship(choice.target)
  const target = ship ? (captains.mine(ship.letter) ? t('web-you') : captains.name(ship.letter)) : choice.target
  const harm = play.view.harmful.includes(choice.text)
  const text = harm
    ? t('web-redcode-ask-harm')
    : play.view.pointless.includes(choice.text)
      ? t('web-redcode-ask-pointless')
      : t('web-redcode-ask-again')
  if (choice.verb === 'discard')
    return {
      title: t('web-redcode-ask-discard', { what: name }),
      text: t('web-redcode-prompt-discard-text'),
      tone: 'lit'
    }
  if (choice.verb === 'place' || choice.verb === 'return')
    return {
      title: t('web-redcode-ask-place', { ship: captains.words.word(play.own?.type ?? ''), square: target }),
      text: t('web-redcode-ask-place-text'),
      tone: 'lit'
    }
  if (choice.verb === 'step' || (choice.verb === 'use' && !ship && choice.target))
    return { title: t('web-redcode-ask-step', { square: target }), text, tone: 'lit' }
  return {
    title: choice.target
      ? t('web-redcode-ask-target', { what: name, target })
      : t('web-redcode-ask-plain', { what: name }),
    text,
    tone: harm ? 'resp' : 'lit'
  }
}

function waiting(play: Play, captains: Captains): Question {
  const captain = captains.name(play.view.ship)
  const seat = captains.table.seats[captains.seatOf(play.view.ship)]
  if (seat && isAway(seat))
    return { title: t('web-redcode-wait-away', { captain }), text: t('web-away-text'), tone: 'plain' }
  const key =
    (
      {
        choose: 'web-redcode-wait-choose',
        place: 'web-redcode-wait-place',
        respond: 'web-redcode-wait-respond'
      } as Record<string, string>
    )[play.view.phase] ?? 'web-redcode-wait'
  return {
    title: t(key, { captain }),
    text: play.view.seat < 0 ? t('web-watching') : t('web-redcode-wait-text'),
    tone: 'plain'
  }
}
