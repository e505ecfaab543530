/** What is lit, what is asked and what is sent, on recorded views (`python -m tools.web_views`). */
import { describe, expect, it } from 'vitest'
import { RecordedPlace } from '../../lib/recorded'
import type { PicturesView } from '../../lib/wire'
import { Play } from './play.svelte'
import recorded from './recorded.json'
import type { Answers } from './view'

const views = recorded as unknown as PicturesView[]
const at = (view: PicturesView) => new RecordedPlace<PicturesView, Answers>(view)
const acting = views.filter(view => view.actors.includes(view.seat))

describe('a place', () => {
  it('has the cards lit that a clue can be about', () => {
    const view = acting.find(each => each.phase === 'clue')!
    const play = new Play(at(view))
    const lit = view.cards.map((_, place) => play.lit(place))
    expect(lit.filter(Boolean).length).toBe(
      view.cards.filter(card => !card.cover && card.colour === view.team.split('-')[0]).length
    )
  })
  it('asks for the rules and for nothing else', () => {
    for (const view of views) {
      const place = at(view)
      new Play(place).turnPage()
      expect(place.asked).toEqual(['rules'])
    }
  })
  it('has cards in mind without sending anything', () => {
    const view = acting.find(each => each.phase === 'clue')!
    const place = at(view)
    const play = new Play(place)
    const card = view.cards.findIndex((_, number) => play.lit(number))
    play.press(card)
    expect(play.picked).toEqual([card])
    expect(place.sent).toEqual([])
  })
})
