import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../lib/messages'
import { rolledCritical } from './volleys'

const event = (kind: string, rest: Record<string, unknown> = {}) => ({ event: kind, ship: 'A', ...rest }) as GameEvent
const critical = event('critical-rolled', { card: 'CR3', die: 5, critical: 'excess-damage', clause: 'BD-5.35' })

describe('the critical hit of a volley', () => {
  it('is told with its die, and rolls only while it is news', () => {
    const events = [event('volley-started'), event('card-dealt'), critical]
    expect(rolledCritical(events, 'A', 2)).toMatchObject({ die: 5, clause: 'BD-5.35', fresh: true })
    expect(rolledCritical([...events, event('card-dealt')], 'A', 1)).toMatchObject({ die: 5, at: 2, fresh: false })
  })
  it('belongs to one volley of one ship', () => {
    expect(rolledCritical([event('volley-started'), critical], 'B', 2)).toBeUndefined()
    expect(rolledCritical([critical, event('volley-started')], 'A', 2)).toBeUndefined()
  })
})
