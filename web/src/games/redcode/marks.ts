/** What counts on the timeline of a game: sinkings, by the side that sank, and long chains. */

import type { GameEvent } from '../../lib/messages'
import { t } from '../../lib/texts.svelte'
import type { TimelineMark } from '../../parts/Timeline.svelte'
import type { Captains } from './captains'

export function sinkingMarks(moments: { version: number; events: GameEvent[] }[], captains: Captains): TimelineMark[] {
  let links = 0
  return moments.flatMap(({ version, events }) =>
    events.flatMap((event): TimelineMark[] => {
      if (event.event === 'manoeuvre-declared') links = 1
      if (event.event === 'response-declared') {
        links += 1
        if (links === 3) return [{ step: version, kind: 'chain', label: t('web-redcode-mark-chain') }]
      }
      if (event.event !== 'ship-sunk') return []
      const ship = String(event.ship)
      return [
        {
          step: version,
          kind: captains.side(ship) === 'blue' ? 'red' : 'blue',
          label: t('web-redcode-mark-sunk', { captain: captains.name(ship) })
        }
      ]
    })
  )
}
