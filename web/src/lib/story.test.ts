import { describe, expect, it } from 'vitest'
import { heaviest, inTurns, lasting, takenBack } from './story'

describe('the chronicle of a game', () => {
  it('gives every event the turn that was begun last', () => {
    const moments = [
      { version: 1, events: [{ event: 'placed' }] },
      { version: 2, events: [{ event: 'turn', number: 2 }, { event: 'hit' }] }
    ]
    expect(
      inTurns(moments, 1, event => event.number).map(({ event, turn, version }) => [event.event, turn, version])
    ).toEqual([
      ['placed', 1, 1],
      ['turn', 2, 2],
      ['hit', 2, 2]
    ])
  })
})

describe('the lines of a story', () => {
  it('are the heaviest ones, told in order, the later of two that weigh the same left out', () => {
    const found = [3, 1, 9, 3, 5].map((weight, order) => ({ weight, line: `${order}:${weight}` }))
    expect(heaviest(found, 3)).toEqual(['0:3', '2:9', '4:5'])
  })

  it('are all of them if there are few', () => {
    expect(heaviest([{ weight: 1, line: 'a' }])).toEqual(['a'])
  })
})

describe('what was taken back', () => {
  const moment = (version: number, event: string) => ({ version, events: [{ event }] })
  const moments = [
    moment(1, 'placed'),
    moment(2, 'hit'),
    moment(3, 'hit'),
    moment(4, 'undone'),
    moment(5, 'undone'),
    moment(6, 'hit')
  ]

  it('is the last step that still stands, once for each undo', () => {
    expect([...takenBack(moments)].sort()).toEqual([2, 3])
  })

  it('is the step that the undo names, whatever others did in secret meanwhile', () => {
    const undone = (version: number, ...steps: number[]) => ({
      version,
      events: steps.map(count => ({ event: 'undone', steps: count }))
    })
    const rival = [moment(1, 'clue'), moment(2, 'marked'), moment(3, 'drafted'), undone(4, 2), moment(5, 'touched')]
    expect([...takenBack(rival)]).toEqual([2])
    const all = [moment(1, 'marked'), moment(2, 'marked'), moment(3, 'drafted'), undone(4, 1, 2), undone(5, 1, 4)]
    expect([...takenBack(all)].sort()).toEqual([1, 2])
  })

  it('counts nowhere, nor does taking it back', () => {
    expect(lasting(moments).map(({ version }) => version)).toEqual([1, 6])
  })
})
