import { describe, expect, it } from 'vitest'
import { Choices, isSquare, readChoice } from './choices'

describe('reading notation', () => {
  it.each([
    ['torpedo>X', { verb: 'use', what: 'torpedo', target: 'X' }],
    ['repair', { verb: 'use', what: 'repair', target: '' }],
    ['move>c3', { verb: 'use', what: 'move', target: 'c3' }],
    ['shield 2', { verb: 'use', what: 'shield', target: '2' }],
    ['play atomic>c3', { verb: 'play', what: 'atomic', target: 'c3' }],
    ['place b2', { verb: 'place', what: '', target: 'b2' }],
    ['recover radar removed', { verb: 'recover', what: 'radar removed', target: '' }],
    ['end', { verb: 'end', what: '', target: '' }]
  ])('%s', (text, parts) => {
    expect(readChoice(text)).toEqual({ text, ...parts })
  })

  it('tells squares from ships', () => {
    expect(['c3', 'h6', 'X', 'i1', 'a7', ''].map(isSquare)).toEqual([true, true, false, false, false, false])
  })
})

describe('picking targets', () => {
  const choices = new Choices(['torpedo>X', 'torpedo>A', 'repair', 'move>b1', 'move>b2', 'play ambush>X', 'end'])

  it('offers each manoeuvre once', () => {
    expect(choices.names('use')).toEqual(['torpedo', 'repair', 'move'])
  })

  it('needs no aim only where there is nothing to aim at', () => {
    expect(choices.plain({ verb: 'use', what: 'repair' })?.text).toBe('repair')
    expect(choices.plain({ verb: 'use', what: 'torpedo' })).toBeUndefined()
  })

  it('finds the action of a weapon at a target, and none where there is none', () => {
    expect(choices.at({ verb: 'use', what: 'torpedo' }, 'X')?.text).toBe('torpedo>X')
    expect(choices.at({ verb: 'use', what: 'torpedo' }, 'b1')).toBeUndefined()
    expect(choices.at({ verb: 'play', what: 'ambush' }, 'X')?.text).toBe('play ambush>X')
  })
})

describe('picking crew', () => {
  const choices = new Choices(['recover move radar', 'recover radar radar', 'recover radar removed'])

  it('offers only what completes a legal recovery', () => {
    expect([...choices.nextCrew([])].sort()).toEqual(['move', 'radar', 'removed'])
    expect([...choices.nextCrew(['move'])]).toEqual(['radar'])
    expect([...choices.nextCrew(['radar'])].sort()).toEqual(['move', 'radar', 'removed'])
    expect(choices.nextCrew(['move', 'move']).size).toBe(0)
  })

  it('knows when enough is picked, in whatever order', () => {
    expect(choices.recovery(['radar', 'move'])?.text).toBe('recover move radar')
    expect(choices.recovery(['radar'])).toBeUndefined()
  })
})
