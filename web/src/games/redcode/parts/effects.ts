/** What a manoeuvre or an order does, in the fewest words, from the rows of the ruleset. */

import { t } from '../../../lib/texts.svelte'
import type { EffectRow } from '../view'

const KEYS: Record<string, string> = {
  damage: 'web-redcode-effect-damage',
  lose_breakdown: 'web-redcode-effect-lose_breakdown',
  repair: 'web-redcode-effect-repair',
  gain_breakdown: 'web-redcode-effect-gain_breakdown',
  lose_crew: 'web-redcode-effect-lose_crew',
  recover_crew: 'web-redcode-effect-recover_crew',
  draw: 'web-redcode-effect-draw',
  move: 'web-redcode-effect-move',
  intercept: 'web-redcode-effect-intercept',
  cancel: 'web-redcode-effect-cancel'
}

const SHORT: Record<string, string> = {
  ...KEYS,
  damage: 'web-redcode-short-damage',
  repair: 'web-redcode-short-repair',
  lose_crew: 'web-redcode-short-lose_crew'
}

export function effectText(effects: EffectRow[], distance: number | null = null, short = false): string {
  const keys = short ? SHORT : KEYS
  const mixed = effects.some(effect => effect.to === 'target') && effects.some(effect => effect.to === 'user')
  const parts = effects.map(effect => {
    const said = t(keys[effect.do] ?? effect.do, { amount: effect.amount })
    return mixed && effect.to === 'user' && !short ? t('web-redcode-effect-own', { effect: said }) : said
  })
  const reach =
    distance === null ? '' : ` · ${t(short ? 'web-redcode-short-range' : 'web-redcode-range', { distance })}`
  return parts.join(', ') + reach
}
