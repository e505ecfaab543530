/**
 * How the game stands at a moment, from -1 (Redfor) to 1 (Blufor): losses, chits, objectives. For the eye, not for
 * the rules.
 */

import type { SkirmishView } from '../../lib/wire'

export function balance(view: SkirmishView): number {
  if (view.units.some(unit => unit.state === 'waiting')) return 0
  if (view.outcome) return view.outcome.scores[0] === 1 ? 1 : -1
  const strength = (side: string) => {
    const units = view.units.filter(unit => unit.side === side)
    const whole = units.reduce((sum, unit) => sum + unit.soldiers.length, 0)
    return units.reduce((sum, unit) => sum + unit.active - 0.3 * (unit.red + unit.yellow), 0) / Math.max(1, whole)
  }
  const found = view.objectives.filter(objective => objective.reconnoitred).length * 0.35
  const lost = ((view.losses.redfor ?? 0) / Math.max(1, view.losses_limit)) * 0.5
  return Math.max(-1, Math.min(1, (strength('blufor') - strength('redfor')) * 1.2 + lost - found))
}
