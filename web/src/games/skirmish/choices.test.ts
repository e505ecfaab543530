import { describe, expect, it } from 'vitest'
import { Choices, readChoice } from './choices'

describe('reading the notation', () => {
  it('takes orders and reactions apart', () => {
    expect(readChoice('RG1 move 18,9 20,9.5 then fire T1')).toMatchObject({
      verb: 'move-fire',
      unit: 'RG1',
      target: 'T1',
      points: [
        { x: 18, y: 9 },
        { x: 20, y: 9.5 }
      ]
    })
    expect(readChoice('RG1 fire T1 then move 18,9')).toMatchObject({ verb: 'fire-move', unit: 'RG1', target: 'T1' })
    expect(readChoice('T2 react fire RG1 @3.5')).toMatchObject({
      verb: 'react-fire',
      unit: 'T2',
      target: 'RG1',
      at: 3.5
    })
    expect(readChoice('RG1 assault T1')).toMatchObject({ verb: 'assault', unit: 'RG1', target: 'T1', points: [] })
    expect(readChoice('deploy T1 24,33 nco')).toMatchObject({
      verb: 'deploy',
      unit: 'T1',
      points: [{ x: 24, y: 33 }],
      words: ['T1', '24,33', 'nco']
    })
    expect(readChoice('stop')).toMatchObject({ verb: 'stop', unit: '' })
  })
})

describe('casualties', () => {
  const choices = new Choices(['lose MG1.MG MG1.R', 'lose MG1.R MG1.R'])
  it('offers every soldier as often as it can fall', () => {
    expect(choices.figures()).toEqual(['MG1.MG', 'MG1.R', 'MG1.R'])
  })
  it('finds the choice whatever the order', () => {
    expect(choices.losing(['MG1.R', 'MG1.MG'])?.text).toBe('lose MG1.MG MG1.R')
    expect(choices.losing(['MG1.R'])).toBeUndefined()
  })
})
