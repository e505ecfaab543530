import { describe, expect, it } from 'vitest'
import { rackOf } from './rack'
import type { VolleyView } from './view'

const volley = (piles: Partial<VolleyView>): VolleyView => ({
  ship: 'A',
  hits: 9,
  scored: 0,
  misses: 0,
  batch: 1,
  batch_size: 10,
  cards: 0,
  dealt: 0,
  deck: 64,
  right: [],
  left: [],
  aside: [],
  critical_done: false,
  card: '',
  options: [],
  lost: {},
  ...piles
})
const dealt = (card: string, ship = 'A') => ({ event: 'card-dealt', ship, card })

describe('the rack', () => {
  it('has the cards in the order in which they were dealt', () => {
    const events = [{ event: 'volley-started', ship: 'A' }, dealt('LW1'), dealt('CE1'), dealt('FH2'), dealt('CHW1')]
    expect(rackOf(volley({ right: ['LW1', 'FH2'], left: ['CE1'], card: 'CHW1' }), events)).toEqual([
      { card: 'LW1', fate: 'hit' },
      { card: 'CE1', fate: 'miss' },
      { card: 'FH2', fate: 'hit' },
      { card: 'CHW1', fate: 'open' }
    ])
  })
  it('begins anew with every shuffle, and knows its own ship only', () => {
    const events = [
      dealt('LW1'),
      { event: 'reshuffled', ship: 'B' },
      dealt('PH1', 'B'),
      dealt('FH1'),
      { event: 'reshuffled', ship: 'A' },
      dealt('AP1')
    ]
    expect(rackOf(volley({ right: ['AP1'] }), events)).toEqual([{ card: 'AP1', fate: 'hit' }])
  })
  it('follows the piles when steps were taken back', () => {
    const events = [dealt('LW1'), dealt('FH1'), { event: 'taken-back', step: 'deal' }]
    expect(rackOf(volley({ right: ['LW1'] }), events)).toEqual([{ card: 'LW1', fate: 'hit' }])
    expect(rackOf(volley({ right: ['LW1'], left: ['CE2'] }), events)).toEqual([
      { card: 'LW1', fate: 'hit' },
      { card: 'CE2', fate: 'miss' }
    ])
  })
  it('has no place for the die of a pseudo-fighter', () => {
    expect(rackOf(volley({ card: '5' }), [])).toEqual([])
  })
})
