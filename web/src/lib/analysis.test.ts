import { expect, test } from 'vitest'
import { spelled } from './analysis.svelte'

test('what an action is aimed at stands behind an arrow, not a sign of the notation', () => {
  expect(spelled('redcode', 'zz>d1')).toBe('zz → d1')
  expect(spelled('redcode', 'zz')).toBe('zz')
})
