/** What is lit, what is asked and what is sent, on recorded views (`python -m tools.web_views`). */
import { describe, expect, it, vi } from 'vitest'
import { RecordedPlace } from '../../lib/recorded'
import { settings } from '../../lib/settings.svelte'
import type { RedcodeView } from '../../lib/wire'
import { Play } from './play.svelte'
import recorded from './recorded.json'
import type { Answers } from './view'

/** What the settings ask of a browser while they are loaded. */
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty: () => undefined } } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const views = recorded as unknown as RedcodeView[]
const at = (view: RedcodeView) => new RecordedPlace<RedcodeView, Answers>(view)
const acting = views.filter(view => view.actors.includes(view.seat))
const waiting = views.filter(view => !view.actors.includes(view.seat))

describe('a captain', () => {
  it('has lit exactly what the game allows and is no harm', () => {
    for (const view of acting) {
      const play = new Play(at(view))
      const useful = view.legal.filter(text => !view.harmful.includes(text) && !view.pointless.includes(text))
      for (const choice of play.choices.all)
        if (choice.verb === 'use')
          expect(play.lit({ verb: 'use', what: choice.what })).toBe(
            useful.some(text => play.choices.of('use', choice.what).some(other => other.text === text))
          )
    }
  })
  it('asks nothing but the rules while others act', async () => {
    expect(waiting.length).toBeGreaterThan(0)
    for (const view of waiting) {
      const place = at(view)
      new Play(place).turnPage()
      await Promise.resolve()
      expect(place.asked).toEqual(['rules'])
    }
  })
  it.each([
    [false, 1],
    [true, 2]
  ])('sends what was touched: confirmed %s, touches %d', (confirm, touches) => {
    settings.choices.confirm = confirm
    const place = at(acting.find(view => view.phase === 'place')!)
    const play = new Play(place)
    const choice = play.choices.of('place')[0]!
    for (let touch = 1; touch <= touches; touch++) {
      expect(place.sent).toEqual([])
      play.touch(choice.target)
    }
    expect(place.sent).toEqual([choice.text])
  })
  it('asks about a harmful action of the list before it sends it', () => {
    const view = acting.find(each => each.phase === 'main')!
    const harmful = view.legal[0]!
    const place = at({ ...view, harmful: [harmful] })
    const play = new Play(place)
    const choice = play.choices.all.find(each => each.text === harmful)!
    play.choose(choice)
    expect(place.sent).toEqual([])
    expect(play.asked?.text).toBe(harmful)
    play.commit(play.asked!)
    expect(place.sent).toEqual([harmful])
  })
  it('asks for reasons and ranges when it is to act', async () => {
    const place = at(acting.find(view => view.phase === 'main')!)
    place.ask = (question: string) => (place.asked.push(question), Promise.resolve(undefined as never))
    new Play(place).turnPage()
    await vi.waitFor(() => expect(place.asked).toEqual(['rules', 'weapons']))
  })
})
