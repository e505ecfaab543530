/** What is lit, what is asked and what is sent, on recorded views (`python -m tools.web_views`). */
import { describe, expect, it } from 'vitest'
import { RecordedPlace } from '../../lib/recorded'
import type { DamageView } from '../../lib/wire'
import { Play } from './play.svelte'
import recorded from './recorded.json'
import type { Answers } from './view'

const views = recorded as unknown as DamageView[]
const at = (view: DamageView) => new RecordedPlace<DamageView, Answers>(view)
const acting = views.filter(view => view.actors.includes(view.seat))

describe('a place at the battle', () => {
  it('has lit only boxes that may be scored', () => {
    expect(views.flatMap(view => [...new Play(at(view)).choices])).not.toEqual([])
    for (const view of views) {
      const play = new Play(at(view))
      for (const box of play.choices) expect(view.legal.some(text => text.startsWith(`score ${box}`))).toBe(true)
    }
  })
  it('asks for the rules, and about the volley that is open', () => {
    for (const view of views) {
      const place = at(view)
      const play = new Play(place)
      play.turnPage()
      expect(place.asked[0]).toBe('rules')
      expect(place.asked.includes(`outlook ${play.volley?.ship}`)).toBe(play.volley !== undefined)
    }
  })
  it('sends fire', () => {
    const view = acting.find(each => each.legal.includes('fire'))!
    const place = at(view)
    new Play(place).fire()
    expect(place.sent).toEqual(['fire'])
  })
})
