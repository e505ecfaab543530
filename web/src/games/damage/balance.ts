/**
 * How a duel stands at a moment, from -1 (the second ship) to 1 (the first): boxes and excess boxes left. For the
 * eye, not for the rules.
 */

import type { DamageView } from '../../lib/wire'

export function balance(view: DamageView): number {
  const [first, second] = view.ships
  if (!first || !second || view.mode !== 'duel') return 0
  const worth = (ship: typeof first) => {
    if (ship.destroyed) return 0
    const whole = ship.boxes.reduce((sum, row) => sum + row.total, 0)
    const left = ship.boxes.reduce((sum, row) => sum + row.left, 0)
    const excess = ship.boxes.find(row => row.system === 'excess')
    return 0.5 * (left / Math.max(1, whole)) + 0.5 * ((excess?.left ?? 0) / Math.max(1, excess?.total ?? 1))
  }
  return Math.max(-1, Math.min(1, 1.6 * (worth(first) - worth(second))))
}
