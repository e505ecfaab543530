/** The chain of a view as the panel shows it, with the open place if it is for this seat to answer. */

import { t } from '../../lib/texts.svelte'
import type { ChainLink } from '../../parts/Chain.svelte'
import type { Captains } from './captains'
import { effectText } from './parts/effects'
import type { Play } from './play.svelte'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function chainLinks(play: Play, captains: Captains): ChainLink[] {
  const view = play.view
  const rows = play.rules ? Object.values(play.rules.ships).flatMap(ship => ship.manoeuvres) : []
  const links: ChainLink[] = view.chain.map(link => {
    const cancelled = view.chain.find(other => String(other.number) === link.target)
    const effects = rows.find(row => row.name === link.manoeuvre)?.effects ?? []
    const target = cancelled ? t('web-redcode-link', { number: cancelled.number }) : captains.words.word(link.target)
    const effect = effects.length ? ` · ${effectText(effects)}` : ''
    return {
      number: link.number,
      title: captains.words.word(link.manoeuvre),
      author: link.ship,
      response: link.number > 1,
      text: `${captains.words.word(link.ship)} → ${target}${effect}`
    }
  })
  if (view.phase === 'respond' && play.acting && play.own) {
    const names = play.choices.names('use').filter(name => play.lit({ verb: 'use', what: name }))
    const text = names.map(name => captains.words.word(name)).join(', ')
    links.push({
      number: links.length + 1,
      title: capital(t('web-your-answer')),
      author: play.own.letter,
      response: true,
      open: true,
      text
    })
  }
  return links
}
