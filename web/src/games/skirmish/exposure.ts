/** How well a place is hidden, in words. */

import { t, texts } from '../../lib/texts.svelte'
import type { ExposureAnswer } from './view'

export function exposed(found: ExposureAnswer): string {
  const way = texts.number(found.way ?? 0, { maximumFractionDigits: 0 })
  if (found.share > 0)
    return t('web-skirmish-exposed', {
      share: texts.number(found.share, { style: 'percent', maximumFractionDigits: 0 }),
      inches: way
    })
  return found.way === null ? t('web-skirmish-never-seen') : t('web-skirmish-hidden-at-first', { inches: way })
}
