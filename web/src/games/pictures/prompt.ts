/** The open question in words: what is asked, and what happens if one does nothing. */

import { t, texts } from '../../lib/texts.svelte'
import type { People } from './people'
import type { Play } from './play.svelte'
import { colourOf, rivalOf } from './view'

export interface Question {
  title: string
  text: string
  tone: 'plain' | 'resp' | 'lit'
}

export function question(play: Play, people: People): Question {
  const view = play.view
  const team = people.team(colourOf(view.team))
  if (view.outcome) return { title: t('web-pictures-over'), text: '', tone: 'plain' }
  if (!play.acting) return waiting(play, people, team)
  if (play.chosen !== undefined) return chosen(play, people, play.chosen)
  const word = view.draft?.word ?? view.clue?.word ?? ''
  switch (view.phase) {
    case 'arbitration':
      return { title: t('web-pictures-ask-allow', { word }), text: t('web-pictures-ask-allow-text'), tone: 'resp' }
    case 'objection':
      return { title: t('web-pictures-ask-concede', { word }), text: t('web-pictures-ask-concede-text'), tone: 'resp' }
    case 'rival_cover':
      return {
        title: t('web-pictures-ask-cover'),
        text: t('web-pictures-ask-cover-text', { left: view.left[`${rivalOf(colourOf(view.team))}-team`] ?? 0 }),
        tone: 'lit'
      }
    case 'penalty':
      return { title: t('web-pictures-ask-penalty'), text: t('web-pictures-ask-penalty-text'), tone: 'lit' }
    case 'replace':
      return { title: t('web-pictures-ask-lead'), text: t('web-pictures-ask-lead-text'), tone: 'resp' }
    case 'clue':
      return { title: t('web-pictures-ask-clue'), text: t('web-pictures-ask-clue-text'), tone: 'lit' }
    default:
      return play.guessing
        ? { title: t('web-pictures-ask-guess', { team }), text: guessText(play), tone: 'lit' }
        : { title: t('web-pictures-ask-object', { word }), text: t('web-pictures-ask-object-text'), tone: 'plain' }
  }
}

/** How many guesses there are, and that the first one is due. */
export function guessText(play: Play): string {
  const { limit, made } = play.view
  if (limit === null) return made ? t('web-pictures-guesses-free') : t('web-pictures-guesses-free-first')
  const left = Math.max(0, limit - 1 - made)
  return made ? t('web-pictures-guesses', { left }) : t('web-pictures-guesses-first', { left })
}

function chosen(play: Play, people: People, place: number): Question {
  const card = people.card(place)
  if (play.verb(place) === 'cover')
    return { title: t('web-pictures-ask-cover-this', { card }), text: t('web-pictures-ask-final'), tone: 'lit' }
  const pointing = people
    .pointing(place)
    .filter(seat => seat !== play.view.seat)
    .map(seat => people.name(seat))
  const text = pointing.length
    ? t('web-pictures-pointing', { names: texts.list(pointing), count: pointing.length })
    : t(play.voting ? 'web-pictures-ask-vote' : 'web-pictures-ask-final')
  return { title: t('web-pictures-ask-touch', { card }), text, tone: 'lit' }
}

function waiting(play: Play, people: People, team: string): Question {
  const view = play.view
  const who = people.name(view.actors[0] ?? -1)
  const text =
    view.seat < 0 ? t('web-watching') : play.spymaster ? t('web-pictures-wait-poker') : t('web-pictures-wait-text')
  const key = view.replacing
    ? 'web-pictures-wait-replace'
    : ((
        {
          clue: 'web-pictures-wait-clue',
          arbitration: 'web-pictures-wait-arbitration',
          objection: 'web-pictures-wait-objection',
          rival_cover: 'web-pictures-wait-cover',
          penalty: 'web-pictures-wait-cover'
        } as Record<string, string>
      )[view.phase] ?? 'web-pictures-wait-guess')
  return { title: t(key, { who, team, word: view.draft?.word ?? view.clue?.word ?? '' }), text, tone: 'plain' }
}
