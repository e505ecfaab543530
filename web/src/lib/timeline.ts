/** Drawing and walking through a game as a line of steps. */

/**
 * The area of one sign (1 above the middle, -1 below) of a balance from -1 to 1; steps not yet known keep the last
 * value.
 */
export function area(balance: readonly (number | undefined)[], sign: 1 | -1, height: number): string {
  if (balance.length < 2) return ''
  const middle = height / 2
  let last = 0
  const points = balance.map((value, step) => {
    last = value ?? last
    const part = Math.max(0, last * sign)
    return `${((step / (balance.length - 1)) * 1000).toFixed(1)} ${(middle - sign * part * (middle - 2)).toFixed(1)}`
  })
  return `M0 ${middle}L${points.join('L')}L1000 ${middle}Z`
}

/** The step that a key on the timeline leads to. */
export function stepByKey(key: string, at: number, length: number, marks: readonly number[]): number | undefined {
  const jump = Math.max(1, Math.round(length / 10))
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    PageDown: at + jump,
    PageUp: at - jump,
    Home: 0,
    End: length
  }
  if (key === 'n') return marks.find(step => step > at) ?? length
  if (key === 'b') return marks.findLast(step => step < at) ?? 0
  const to = steps[key]
  return to === undefined ? undefined : Math.max(0, Math.min(length, to))
}

/** Milliseconds between two steps at a speed. */
export const pace = (speed: number): number => 1100 / speed
