/**
 * How the game stands at a moment, from -1 (Red) to 1 (Blue): hull afloat and points. For the eye, not for the rules.
 */

import type { RedcodeView } from '../../lib/wire'

export function balance(view: RedcodeView): number {
  if (view.ships.some(ship => !ship.square && ship.status === 'afloat')) return 0
  const hull = (side: string) => view.ships.filter(ship => ship.side === side).reduce((sum, ship) => sum + ship.hull, 0)
  const whole = 12 * view.ships_per_side
  const points = ((view.points.blue ?? 0) - (view.points.red ?? 0)) * 0.22
  return Math.max(-1, Math.min(1, ((hull('blue') - hull('red')) / whole) * 1.8 + points))
}
