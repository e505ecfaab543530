/** What is lit, what is asked and what is sent, on recorded views (`python -m tools.web_views`). */
import { describe, expect, it } from 'vitest'
import { RecordedPlace } from '../../lib/recorded'
import type { SkirmishView } from '../../lib/wire'
import { Play } from './play.svelte'
import recorded from './recorded.json'
import type { Answers } from './view'

const views = recorded as unknown as SkirmishView[]
const at = (view: SkirmishView) => new RecordedPlace<SkirmishView, Answers>(view)
const acting = views.filter(view => view.actors.includes(view.seat))
const waiting = views.filter(view => !view.actors.includes(view.seat))

describe('a commander', () => {
  it('waits for a place when a marker is to be put down, and sends it', () => {
    const view = acting.find(each => each.decision?.kind === 'place-objective')!
    const place = at(view)
    const play = new Play(place)
    expect(play.placing).toBe(true)
    play.point({ x: 18, y: 6 })
    expect(play.draft).toBe('objective 18,6')
    play.commit()
    expect(place.sent).toEqual(['objective 18,6'])
  })
  it('asks nothing but the rules while others act', async () => {
    expect(waiting).not.toEqual([])
    for (const view of waiting) {
      const place = at(view)
      new Play(place).turnPage()
      await Promise.resolve()
      expect(place.asked).toEqual(['rules'])
    }
  })
  it('takes no unit by the hand before the game has said what it may do', () => {
    const ordering = acting.filter(view => view.decision?.kind === 'give-order')
    expect(ordering).not.toEqual([])
    for (const view of ordering) {
      const play = new Play(at(view))
      for (const unit of view.units) expect(play.draggable(unit.name)).toBe(false)
    }
  })
})
