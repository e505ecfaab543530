/** Expected losses and chances as figures. */

import { texts } from '../../lib/texts.svelte'

export const figure = (value: number): string => texts.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 })
export const percent = (value: number): string =>
  value < 0.001 ? (value ? `< ${texts.number(0.1)} %` : '0 %') : `${figure(100 * value)} %`
