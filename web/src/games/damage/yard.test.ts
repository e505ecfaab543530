import { describe, expect, it } from 'vitest'
import { count, labelText, readLabels, resized } from './yard.svelte'

describe('boxes with labels', () => {
  it('are counted and written', () => {
    expect(count({ FA: 4, RX: 2 })).toBe(6)
    expect(count(undefined)).toBe(0)
    expect(labelText({ FA: 4, RX: 2 })).toBe('FA*4, RX*2')
    expect(labelText(3)).toBe('')
  })
  it('are read as they are typed', () => {
    expect(readLabels('FA*4, RX 2', 0)).toEqual({ FA: 4, RX: 2 })
    expect(readLabels(' ', 5)).toBe(5)
    expect(readLabels('4 FA', 5)).toBeUndefined()
    expect(readLabels('FA*1, FA*2', 3)).toBeUndefined()
  })
  it('keep their labels when their number changes', () => {
    expect(resized({ FA: 4, RX: 2 }, 7)).toEqual({ FA: 4, RX: 3 })
    expect(resized({ FA: 4, RX: 2 }, 3)).toEqual({ FA: 3, RX: 0 })
    expect(resized({ FA: 4 }, 0)).toBe(0)
    expect(resized(2, 3)).toBe(3)
  })
})
