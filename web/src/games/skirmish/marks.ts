/** What counts on the timeline of a game: objectives found, units wiped out, close combat. */

import type { GameEvent } from '../../lib/messages'
import { t } from '../../lib/texts.svelte'
import type { TimelineMark } from '../../parts/Timeline.svelte'
import { COLOUR } from './words'
import type { Forces } from './forces'

export function turningPoints(moments: { version: number; events: GameEvent[] }[], forces: Forces): TimelineMark[] {
  return moments.flatMap(({ version, events }) =>
    events.flatMap((event): TimelineMark[] => {
      const unit = String(event.unit ?? '')
      if (event.event === 'objective-reconnoitred')
        return [
          {
            step: version,
            kind: 'red',
            label: t('web-skirmish-story-objective', { unit, number: Number(event.objective) })
          }
        ]
      if (event.event === 'wiped-out')
        return [
          {
            step: version,
            kind: forces.side(unit) === 'blufor' ? COLOUR.redfor : COLOUR.blufor,
            label: t('web-skirmish-story-wiped-out', { unit })
          }
        ]
      if (event.event === 'contact')
        return [
          {
            step: version,
            kind: 'chain',
            label: t('web-skirmish-mark-contact', { unit, target: String(event.target ?? '') })
          }
        ]
      return []
    })
  )
}
