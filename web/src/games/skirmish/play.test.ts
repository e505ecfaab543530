/** What is lit, what is asked and what is sent, on recorded views (`python -m tools.web_views`). */
import { describe, expect, it, vi } from 'vitest'
import { RecordedPlace } from '../../lib/recorded'
import type { SkirmishView } from '../../lib/wire'
import { Play } from './play.svelte'
import recorded from './recorded.json'
import type { Answers, ReactionAnswer, UnitOrders } from './view'
import { modeWhyNot } from './whynot'

const views = recorded as unknown as SkirmishView[]
const at = (view: SkirmishView, answers: Partial<Answers> = {}) =>
  new RecordedPlace<SkirmishView, Answers>(view, answers)
const acting = views.filter(view => view.actors.includes(view.seat))
const waiting = views.filter(view => !view.actors.includes(view.seat))
const facing = (kind: string): SkirmishView => acting.find(view => view.decision?.kind === kind)!
const WHY = { clause: 'SK-1', key: 'skirmish-refusal-test', args: {} }
const rules = { tactical: 6, rapid: 12 } as Answers['rules']
const free: UnitOrders = {
  cost: 1,
  idle: null,
  move: null,
  rapid: null,
  fire: null,
  assault: null,
  retreat: true,
  targets: []
}
const plan = (why: typeof WHY | null) => ({ why }) as Answers['plan']

describe('what a commander puts together', () => {
  it('is the place of a marker', () => {
    const place = at(facing('place-objective'))
    const play = new Play(place)
    expect(play.placing).toBe(true)
    play.point({ x: 18, y: 6 })
    expect(play.draft).toBe('objective 18,6')
    play.commit()
    expect(place.sent).toEqual(['objective 18,6'])
  })
  it('is never outside the table', () => {
    const view = facing('place-objective')
    const play = new Play(at(view))
    play.point({ x: -5, y: 500 })
    expect(play.draft).toBe(`objective 0,${view.size[1]}`)
  })
  it('is the deployment of the first unit that waits, with its NCO unless he stays', () => {
    const play = new Play(at(facing('deploy')))
    play.turnPage()
    expect(play.unit).toBe('T1')
    play.point({ x: 20, y: 33 })
    expect(play.ncoChoice).toEqual({ may: true, must: false })
    expect(play.draft).toBe('deploy T1 20,33 nco')
    play.nco = false
    expect(play.draft).toBe('deploy T1 20,33')
  })
  it('is a move no longer than the rules allow', () => {
    const play = new Play(at(facing('give-order'), { rules }))
    play.rules = rules
    play.touchUnit('T1')
    play.point({ x: 46.5, y: 10 })
    expect(play.draft).toBe('T1 move 46.5,25.5')
  })
  it('is a move around a corner, which costs reach', () => {
    const play = new Play(at(facing('give-order')))
    play.rules = rules
    play.touchUnit('T1')
    play.point({ x: 46.5, y: 28.5 })
    play.corner()
    expect(play.reach).toBe(3)
    play.point({ x: 36.5, y: 28.5 })
    expect(play.draft).toBe('T1 move 46.5,28.5 43.5,28.5')
  })
  it('becomes a rapid move by a long drag, if the unit may', () => {
    const play = new Play(at(facing('give-order')))
    play.rules = rules
    play.orders = { T1: free, T2: { ...free, rapid: WHY } }
    play.hurries = true
    play.select('T1')
    play.point({ x: 46.5, y: 21.5 })
    expect([play.mode, play.draft]).toEqual(['rapid', 'T1 move 46.5,21.5'])
    play.select('T2')
    play.point({ x: 43.5, y: 24.5 })
    expect([play.mode, play.draft]).toEqual(['move', 'T2 move 43.5,28.5'])
  })
  it('is fire at the enemy that is touched, and a second touch lets him off', () => {
    const play = new Play(at(facing('give-order')))
    play.touchUnit('T1')
    play.touchUnit('RG1')
    expect(play.draft).toBe('T1 fire RG1')
    play.touchUnit('RG1')
    expect(play.draft).toBe('')
  })
  it('is fire and movement in the order that was chosen', () => {
    const play = new Play(at(facing('give-order')))
    play.touchUnit('T1')
    play.point({ x: 45, y: 30 })
    play.touchUnit('RG1')
    expect(play.draft).toBe('T1 move 45,30 then fire RG1')
    play.fireFirst = true
    expect(play.draft).toBe('T1 fire RG1 then move 45,30')
  })
  it('is a reaction at the point of the path where it comes', () => {
    const play = new Play(at(facing('react')))
    play.select('MG2')
    expect(play.draft).toBe('MG2 react fire T3 @0')
    play.at = 7.04
    expect(play.draft).toBe('MG2 react fire T3 @7')
  })
  it('are exactly the casualties that were picked', () => {
    const view = facing('choose-casualties')
    const place = at(view)
    const play = new Play(place)
    expect(play.draft).toBe('')
    play.picked = [1]
    play.commit()
    expect(place.sent).toEqual([view.legal[1]])
  })
})

describe('what a commander may take by the hand', () => {
  it('is nothing before the game has said what it may do', () => {
    const view = facing('give-order')
    const play = new Play(at(view))
    for (const unit of view.units) expect(play.draggable(unit.name)).toBe(false)
  })
  it('are the own units that may move', () => {
    const view = facing('give-order')
    const play = new Play(at(view))
    play.orders = { T1: free, T2: { ...free, move: WHY }, RG1: free }
    expect(view.units.map(unit => unit.name).filter(name => play.draggable(name))).toEqual(['T1'])
  })
  it('is the unit that has to go somewhere', () => {
    const view = facing('choose-destination')
    const play = new Play(at(view))
    play.turnPage()
    expect(play.unit).toBe(view.decision!.unit)
    expect(play.draggable(play.unit!)).toBe(true)
    expect(play.placing).toBe(true)
  })
})

describe('what a commander asks', () => {
  it('is nothing but the rules while others act', async () => {
    expect(waiting).not.toEqual([])
    for (const view of waiting) {
      const place = at(view, { rules })
      new Play(place).turnPage()
      await Promise.resolve()
      expect(place.asked).toEqual(['rules'])
    }
  })
  it('is what units may be told, when an order is to be given', async () => {
    const place = at(facing('give-order'), { rules, orders: { T1: free } })
    const play = new Play(place)
    play.turnPage()
    await vi.waitFor(() => expect(play.orders).toEqual({ T1: free }))
    expect(place.asked).toEqual(['rules', 'orders'])
  })
  it('is who could react, and the cheapest that can be paid is taken', async () => {
    const moment = { point: [0, 0] as [number, number], distance: 9, enough: true }
    const offers: ReactionAnswer[] = [
      { unit: 'MG1', why: WHY, move: null, assault: null, moments: [] },
      {
        unit: 'MG2',
        why: null,
        move: WHY,
        assault: null,
        moments: [
          { ...moment, at: 2, cost: 3 },
          { ...moment, at: 7, cost: 1 },
          { ...moment, at: 9, cost: 0, enough: false }
        ]
      }
    ]
    const play = new Play(at(facing('react'), { rules, reactions: offers }))
    play.turnPage()
    await vi.waitFor(() => expect(play.unit).toBe('MG2'))
    expect(play.draft).toBe('MG2 react fire T3 @7')
    expect((['fire', 'move', 'rapid', 'assault'] as const).map(mode => modeWhyNot(play, mode))).toEqual([
      null,
      WHY,
      WHY,
      null
    ])
  })
  it('is what each answer to a short question would bring', async () => {
    const view = facing('recon')
    const place = at(view, { rules, plan: plan(null) })
    const play = new Play(place)
    play.turnPage()
    await vi.waitFor(() => expect(Object.keys(play.outlooks)).toEqual(view.legal))
    expect(place.asked).toEqual(['rules', ...view.legal.map(text => `plan ${text}`)])
  })
  it('is asked once more when the line is up again', async () => {
    const answers: Partial<Answers> = { rules }
    const place = at(facing('give-order'), answers)
    const play = new Play(place)
    play.turnPage()
    await vi.waitFor(() => expect(play.missed).toBe(true))
    answers.orders = { T1: free }
    play.askAgain()
    await vi.waitFor(() => expect(play.orders).toEqual({ T1: free }))
  })
})

describe('a draft', () => {
  it('is not ready before the game has been asked about it', async () => {
    const place = at(facing('place-objective'), { plan: plan(null) })
    const play = new Play(place)
    play.point({ x: 18, y: 6 })
    expect(play.ready).toBe(false)
    play.inquire()
    await vi.waitFor(() => expect(play.ready).toBe(true))
    expect(place.asked).toContain('plan objective 18,6')
  })
  it('that the game is against says why, and is not ready', async () => {
    const play = new Play(at(facing('place-objective'), { plan: plan(WHY) }))
    play.point({ x: 18, y: 6 })
    play.inquire()
    await vi.waitFor(() => expect(play.refusal).toEqual(WHY))
    expect(play.ready).toBe(false)
  })
  it('that is to be done in haste waits for the answer', () => {
    const place = at(facing('place-objective'))
    const play = new Play(place)
    play.point({ x: 18, y: 6 })
    play.commitWhenReady()
    expect(place.sent).toEqual([])
    expect(play.hasty).toBe(play.draft)
  })
  it('is forgotten first, and the unit after it', () => {
    const play = new Play(at(facing('give-order')))
    play.touchUnit('T1')
    play.point({ x: 45, y: 30 })
    play.cancel()
    expect([play.unit, play.draft]).toEqual(['T1', ''])
    play.cancel()
    expect(play.unit).toBeUndefined()
  })
})
