/** What the options of a table and their values are called. */

import type { OptionRow } from '../games'
import { t } from './texts.svelte'

export type OptionValue = string | number | boolean

export const optionTitle = (slug: string, option: string): string => t(`web-${slug}-option-${option}`)
export const optionText = (slug: string, option: string): string => t(`web-${slug}-option-${option}-text`)

/** A value in words; one that is not among those to choose from may have a name of its own. */
export function choiceText(slug: string, row: OptionRow, value: OptionValue): string {
  if (typeof value === 'boolean') return t(value ? 'web-lobby-on' : 'web-lobby-off')
  if (row.values.includes(value)) return t(`web-${slug}-option-${row.option}-${value}`)
  return row.own?.(value) ?? ''
}
