/** What is lit, what is asked and what is sent, on recorded views (`python -m tools.web_views`). */
import { describe, expect, it, vi } from 'vitest'
import { RecordedPlace } from '../../lib/recorded'
import type { PicturesView } from '../../lib/wire'
import { Play } from './play.svelte'
import recorded from './recorded.json'
import { colourOf, type Answers } from './view'

const views = recorded as unknown as PicturesView[]
const at = (view: PicturesView, answers: Partial<Answers> = {}) =>
  new RecordedPlace<PicturesView, Answers>(view, answers)
const acting = views.filter(view => view.actors.includes(view.seat))
const facing = (phase: string): PicturesView => acting.find(view => view.phase === phase)!
const numbers = (view: PicturesView, beginning: string): number[] =>
  view.legal.filter(text => text.startsWith(beginning)).map(text => Number(text.slice(beginning.length)))
const lit = (play: Play): number[] => play.view.cards.map((_, place) => place).filter(place => play.lit(place))
const agreed = (confirm_touch: boolean) =>
  ({
    options: { confirm_touch, touch_mode: 'captain', picture_names: false, assassin_awaits: false }
  }) as Answers['rules']

describe('what is lit', () => {
  it('are the cards that a clue can be about', () => {
    const view = facing('clue')
    const own = view.cards.flatMap((card, place) => (!card.cover && card.colour === colourOf(view.team) ? [place] : []))
    expect(own.length).toBeGreaterThan(0)
    expect(lit(new Play(at(view)))).toEqual(own)
  })
  it('are the cards that may be touched', () => {
    const view = facing('guess')
    expect(numbers(view, 'touch ').length).toBeGreaterThan(0)
    expect(lit(new Play(at(view)))).toEqual(numbers(view, 'touch '))
  })
  it('is nothing for whoever waits or decides about a clue', () => {
    for (const view of [facing('arbitration'), ...views.filter(each => !each.actors.includes(each.seat))])
      expect(lit(new Play(at(view)))).toEqual([])
  })
})

describe('what is asked', () => {
  it('are the rules and nothing else', () => {
    for (const view of views) {
      const place = at(view)
      new Play(place).turnPage()
      expect(place.asked).toEqual(['rules'])
    }
  })
  it('is not asked again when it is known', async () => {
    const place = at(facing('guess'), { rules: agreed(true) })
    const play = new Play(place)
    play.turnPage()
    await vi.waitFor(() => expect(play.rules).toBeDefined())
    play.turnPage()
    expect(place.asked).toEqual(['rules'])
  })
})

describe('what is sent', () => {
  it('is nothing while a spymaster has cards in mind', () => {
    const place = at(facing('clue'))
    const play = new Play(place)
    const [card, other] = lit(play)
    play.press(card!)
    play.press(other!)
    play.press(card!)
    expect(play.picked).toEqual([other])
    expect(place.sent).toEqual([])
  })
  it('is a touch, the second time', () => {
    const place = at(facing('guess'))
    const play = new Play(place)
    const [card, other] = lit(play)
    play.press(card!)
    play.press(other!)
    expect([play.chosen, place.sent]).toEqual([other, []])
    play.press(other!)
    expect(place.sent).toEqual([`touch ${other}`])
    expect(play.chosen).toBeUndefined()
  })
  it('is a touch at once where the table agreed on it', () => {
    const place = at(facing('guess'))
    const play = new Play(place)
    play.rules = agreed(false)
    const [card] = lit(play)
    play.press(card!)
    expect(place.sent).toEqual([`touch ${card}`])
  })
  it('is a finger on a card', () => {
    const view = facing('guess')
    const place = at(view)
    const [card] = numbers(view, 'mark ')
    new Play(place).point(card!)
    expect(place.sent).toEqual([`mark ${card}`])
  })
  it('is nothing when nothing was chosen', () => {
    const place = at(facing('guess'))
    new Play(place).confirm()
    expect(place.sent).toEqual([])
  })
})

describe('a card that cannot be touched', () => {
  it('is looked at closely, and nothing is sent', () => {
    const place = at(facing('arbitration'))
    const play = new Play(place)
    play.press(3)
    expect(play.zoomed).toBe(3)
    expect(place.sent).toEqual([])
  })
})

describe('what was being considered', () => {
  it('stays as long as it is possible', () => {
    const play = new Play(at(facing('guess')))
    play.turnPage()
    const [card] = lit(play)
    play.press(card!)
    play.turnPage()
    expect(play.chosen).toBe(card)
  })
  it('is put away', () => {
    const play = new Play(at(facing('guess')))
    play.press(lit(play)[0]!)
    play.zoomed = 2
    play.cancel()
    expect([play.chosen, play.zoomed]).toEqual([undefined, undefined])
  })
})
