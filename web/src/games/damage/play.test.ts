/** What is lit, what is asked and what is sent, on recorded views (`python -m tools.web_views`). */
import { describe, expect, it, vi } from 'vitest'
import { RecordedPlace } from '../../lib/recorded'
import type { DamageView } from '../../lib/wire'
import { Play } from './play.svelte'
import recorded from './recorded.json'
import type { Answers, OutlookAnswer } from './view'

const views = recorded as unknown as DamageView[]
const at = (view: DamageView, answers: Partial<Answers> = {}) => new RecordedPlace<DamageView, Answers>(view, answers)
const acting = views.filter(view => view.actors.includes(view.seat))
const offering = (text: string, mode = 'desk'): DamageView =>
  acting.find(view => view.mode === mode && view.legal.some(action => action.startsWith(text)))!
/** A desk with two volleys, of which one waits for a choice. */
const two = acting.find(view => view.volleys.length === 2 && view.legal.some(text => text.startsWith('score ')))!

describe('what is lit on a sheet', () => {
  it('are the boxes that may be scored, all of them', () => {
    const duel = offering('score ', 'duel')
    expect(new Play(at(duel)).choices.map(box => `score ${box}`)).toEqual(duel.legal)
  })
  it('is nothing where nothing may be scored', () => {
    const quiet = views.filter(view => !view.legal.some(text => text.startsWith('score ')))
    expect(quiet.filter(view => view.volleys.length)).not.toEqual([])
    for (const view of quiet) expect(new Play(at(view)).choices).toEqual([])
  })
  it('belongs to the ship that is looked at', () => {
    const play = new Play(at(two))
    const [first, second] = two.volleys
    expect(play.ship?.name).toBe(first!.ship)
    expect(play.choices).toEqual(first!.options)
    play.chosen = second!.ship
    expect(play.choices).toEqual(second!.options)
  })
})

describe('the ship on the sheet', () => {
  it('is the own one of a duel while nobody fires', () => {
    const view = offering('fire', 'duel')
    expect(new Play(at(view)).ship?.name).toBe(view.ships[view.seat]!.name)
  })
  it('is the one under fire', () => {
    const view = views.find(each => each.volleys.length === 1)!
    expect(new Play(at(view)).ship?.name).toBe(view.volleys[0]!.ship)
  })
  it('is another one if it left the battle', () => {
    const play = new Play(at(offering('volley ')))
    play.chosen = 'Gone'
    expect(play.ship).toBeDefined()
  })
})

describe('what is asked', () => {
  it('are the rules, and what the open volley will cost', () => {
    expect(views.filter(view => view.volleys.length)).not.toEqual([])
    for (const view of views) {
      const place = at(view)
      const play = new Play(place)
      play.turnPage()
      expect(place.asked[0]).toBe('rules')
      expect(place.asked.includes(`outlook ${play.volley?.ship}`)).toBe(play.volley !== undefined)
    }
  })
  it('is which box the order of sacrifice gives up, where one is to be chosen', async () => {
    const view = offering('score ', 'duel')
    const place = at(view, { advice: { box: 'l_warp' } })
    const play = new Play(place)
    play.turnPage()
    await vi.waitFor(() => expect(play.advice).toBe('l_warp'))
    expect(place.asked).toContain(`advice ${view.volleys[0]!.ship}`)
  })
  it('is asked once for the same card', () => {
    const place = at(offering('score ', 'duel'))
    const play = new Play(place)
    play.askAhead()
    const asked = [...place.asked]
    play.askAhead()
    expect(place.asked).toEqual(asked)
  })
  it('is an answer about another ship, which is not shown', async () => {
    const late: ((answer: OutlookAnswer) => void)[] = []
    const place = at(two)
    place.ask = () => new Promise<never>(resolve => late.push(resolve as never))
    const play = new Play(place)
    play.askAhead()
    const asked = late.length
    play.chosen = two.volleys[1]!.ship
    play.askAhead()
    late.slice(0, asked).forEach(answer => answer({} as OutlookAnswer))
    await Promise.resolve()
    expect(play.outlook).toBeUndefined()
  })
  it('is nothing ahead in a lesson', () => {
    const place = at(offering('score ', 'duel'))
    new Play(place, false).turnPage()
    expect(place.asked).toEqual(['rules'])
  })
})

describe('what is sent', () => {
  it('is fire', () => {
    const place = at(offering('fire', 'duel'))
    new Play(place).fire()
    expect(place.sent).toEqual(['fire'])
  })
  it('is a card, a run or a box, of the only volley there is', () => {
    const dealing = at(offering('deal'))
    new Play(dealing).deal()
    new Play(dealing).run()
    expect(dealing.sent).toEqual(['deal', 'run'])
    const view = offering('score ')
    const choosing = at(view)
    new Play(choosing).score(view.volleys[0]!.options[0]!)
    expect(view.legal).toContain(choosing.sent[0])
  })
  it('names the ship where several volleys are open', () => {
    const place = at(two)
    const play = new Play(place)
    play.score(play.choices[0]!)
    expect(place.sent[0]).toMatch(/ @/)
    expect(two.legal).toContain(place.sent[0])
  })
  it('is nothing where there is no volley', () => {
    const place = at(offering('fire', 'duel'))
    const play = new Play(place)
    play.deal()
    play.run()
    play.score('l_warp')
    expect(place.sent).toEqual([])
  })
  it('goes on by itself after a volley was announced, unless cards are dealt one by one', () => {
    const view = offering('deal')
    const ship = view.volleys[0]!.ship
    for (const fast of [true, false]) {
      const place = at(view)
      const play = new Play(place)
      play.fast = fast
      play.announce(ship, 5)
      play.turnPage()
      expect(place.sent).toEqual([`volley ${ship} 5`, ...(fast ? ['run'] : [])])
    }
  })
  it('is a step taken back, and nothing goes on after it', () => {
    const view = offering('deal')
    const place = at(view)
    const play = new Play(place)
    play.announce(view.volleys[0]!.ship, 5)
    play.takeBack()
    play.turnPage()
    expect(place.sent.slice(1)).toEqual(['takeback'])
  })
})

describe('a refusal', () => {
  it('is shown until something else is done', () => {
    const play = new Play(at(offering('fire', 'duel')))
    play.why = { clause: '', key: 'damage-refusal-test', args: {} }
    play.fire()
    expect(play.why).toBeUndefined()
  })
})
