/** What is lit, what is asked and what is sent, on recorded views (`python -m tools.web_views`). */
import { beforeEach, describe, expect, it, vi } from 'vitest'
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
const at = (view: RedcodeView, answers: Partial<Answers> = {}) => new RecordedPlace<RedcodeView, Answers>(view, answers)
const acting = views.filter(view => view.actors.includes(view.seat))
const waiting = views.filter(view => !view.actors.includes(view.seat))
const facing = (phase: string): RedcodeView => acting.find(view => view.phase === phase)!
const WHY = { clause: 'RC-1', key: 'redcode-refusal-test', args: {} }
const MOVE = { verb: 'use', what: 'move' } as const
const TORPEDO = { verb: 'use', what: 'torpedo' } as const
const rules = {} as Answers['rules']

/** The squares that the legal actions with this beginning name. */
const squares = (view: RedcodeView, beginning: string): string[] =>
  view.legal.filter(text => text.startsWith(beginning)).map(text => text.slice(beginning.length))
const ownSquare = (view: RedcodeView): string => view.ships.find(ship => ship.seat === view.seat)!.square!

beforeEach(() => {
  settings.choices.confirm = false
})

describe('what a captain has lit', () => {
  it('is exactly what the game allows and is no harm', () => {
    const view = facing('main')
    const play = new Play(at(view))
    const useful = view.legal.filter(text => !view.harmful.includes(text) && !view.pointless.includes(text))
    const uses = play.choices.all.filter(choice => choice.verb === 'use')
    expect(uses.map(choice => play.lit(choice))).toContain(true)
    expect(uses.map(choice => play.lit(choice))).toContain(false)
    for (const choice of uses)
      expect(play.lit(choice)).toBe(
        useful.some(text => play.choices.of('use', choice.what).some(other => other.text === text))
      )
  })
  it('are the squares where the ship may be put, before anything is taken in hand', () => {
    const view = facing('place')
    expect(new Play(at(view)).marks.reach).toEqual(squares(view, 'place '))
  })
  it('are the squares that the movement in hand reaches', () => {
    const view = facing('main')
    const play = new Play(at(view))
    play.take(MOVE)
    expect(play.marks.reach).toEqual(squares(view, 'move>'))
  })
  it('is what a mouse only rests on, too, and nothing is taken in hand by it', () => {
    const view = facing('main')
    const play = new Play(at(view))
    play.consider(MOVE)
    expect(play.marks.reach).toEqual(squares(view, 'move>'))
    expect(play.weapon).toBeUndefined()
  })
  it('does not hold a ship that an attack would harm on the own side', () => {
    const play = new Play(at(facing('main')))
    play.take(TORPEDO)
    expect(play.harmfulOnly(TORPEDO)).toBe(true)
    expect(play.marks.targets).toEqual([])
  })
  it('is nothing while others act', () => {
    expect(waiting).not.toEqual([])
    for (const view of waiting) expect(new Play(at(view)).marks).toEqual({})
  })
})

describe('what a captain asks', () => {
  it('is nothing but the rules while others act', async () => {
    for (const view of waiting) {
      const place = at(view, { rules })
      new Play(place).turnPage()
      await Promise.resolve()
      expect(place.asked).toEqual(['rules'])
    }
  })
  it('are reasons and ranges when it is to act', async () => {
    const place = at(facing('main'), { rules })
    new Play(place).turnPage()
    await vi.waitFor(() => expect(place.asked).toEqual(['rules', 'weapons']))
  })
  it('is what would be seen from where the ship may be put, and it is drawn', async () => {
    const view = facing('place')
    const place = at(view, { sight: { seen: ['c3'] } })
    const play = new Play(place)
    const [square] = squares(view, 'place ')
    play.look(square)
    await vi.waitFor(() => expect(play.marks.seen).toEqual(['c3']))
    expect(place.asked).toEqual([`sight ${square}`])
  })
})

describe('what a captain sends', () => {
  it.each([
    [false, 1],
    [true, 2]
  ])('is what was touched: confirmed %s, touches %d', (confirm, touches) => {
    settings.choices.confirm = confirm
    const place = at(facing('place'))
    const play = new Play(place)
    const choice = play.choices.of('place')[0]!
    for (let touch = 1; touch <= touches; touch++) {
      expect(place.sent).toEqual([])
      play.touch(choice.target)
    }
    expect(place.sent).toEqual([choice.text])
  })
  it('is a step of an evasion, square by square', () => {
    const view = facing('move')
    const place = at(view)
    const [square] = squares(view, 'step ')
    new Play(place).touch(square!)
    expect(place.sent).toEqual([`step ${square}`])
  })
  it('is an attack on the own side only after a second touch', () => {
    const view = facing('main')
    const place = at(view)
    const play = new Play(place)
    play.take(TORPEDO)
    play.touch(ownSquare(view))
    expect(place.sent).toEqual([])
    expect(play.asked?.text).toBe(view.harmful.find(text => text.startsWith('torpedo>')))
    play.touch(ownSquare(view))
    expect(place.sent).toEqual([view.harmful.find(text => text.startsWith('torpedo>'))])
  })
  it('is a harmful action of the list only after it was asked about', () => {
    const view = facing('main')
    const place = at(view)
    const play = new Play(place)
    const harmful = view.harmful[0]!
    play.choose(play.choices.all.find(each => each.text === harmful)!)
    expect(place.sent).toEqual([])
    expect(play.asked?.text).toBe(harmful)
    play.commit(play.asked!)
    expect(place.sent).toEqual([harmful])
  })
  it('is what needs no aim at once, unless it would change nothing', () => {
    const place = at(facing('main'))
    const play = new Play(place)
    play.take({ verb: 'use', what: 'orders' })
    expect(place.sent).toEqual(['orders'])
    play.take({ verb: 'use', what: 'repair' })
    expect(place.sent).toEqual(['orders'])
    expect(play.asked?.text).toBe('repair')
  })
  it('is a recovery of exactly the crew that was picked', () => {
    const play = new Play(at(facing('recover')))
    expect(play.choices.recovery(play.picked)).toBeUndefined()
    play.pick('move')
    expect(play.choices.nextCrew(play.picked)).not.toContain('move')
    play.pick('torpedo')
    expect(play.choices.recovery(play.picked)?.text).toBe('recover move torpedo')
    play.pick('torpedo')
    expect(play.picked).toEqual(['move'])
  })
})

describe('a touch that leads nowhere', () => {
  it('asks the game why, in the words of the action, and says it', async () => {
    const place = at(facing('main'), { why: { why: WHY } })
    const play = new Play(place)
    play.take(MOVE)
    play.touch('a6')
    await vi.waitFor(() => expect(play.why).toEqual({ place: 'a6', refusal: WHY }))
    expect(place.asked).toEqual(['why move>a6'])
    expect(place.sent).toEqual([])
  })
  it('says at a manoeuvre why it cannot be used', async () => {
    const view = facing('main')
    const none = { why: WHY, reach: [], targets: [] }
    const weapons = { ship: view.ship, manoeuvres: { missile: none }, orders: {} }
    const play = new Play(at(view, { weapons }))
    play.take({ verb: 'use', what: 'missile' })
    await vi.waitFor(() => expect(play.why).toEqual({ place: 'use missile', refusal: WHY }))
    expect(play.weapon).toBeUndefined()
  })
  it('on the own ship takes its movement in hand', () => {
    const view = facing('main')
    const play = new Play(at(view))
    play.touch(ownSquare(view))
    expect(play.weapon).toEqual(MOVE)
  })
  it('on another ship shows its control card', () => {
    const view = facing('main')
    const other = view.ships.find(ship => ship.seat !== view.seat)!
    const play = new Play(at(view))
    play.touch(other.square!)
    expect(play.card?.letter).toBe(other.letter)
  })
})

describe('what was being considered', () => {
  it.each(['cancel', 'turnPage'] as const)('is forgotten: %s', how => {
    const view = facing('main')
    const place = at(view)
    const play = new Play(place)
    play.take(TORPEDO)
    play.touch(ownSquare(view))
    expect(play.asked).toBeDefined()
    play[how]()
    expect([play.weapon, play.asked, play.why]).toEqual([undefined, undefined, undefined])
    expect(place.sent).toEqual([])
  })
})
