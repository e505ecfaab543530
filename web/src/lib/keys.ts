/** Keys that press the buttons on which they stand (`data-key`). */

const WRITES = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, dialog[open]'
/** What Enter presses by itself. */
const PRESSED = 'button, a, summary, input[type=radio]'

/** The key as `data-key` spells it. */
export const keyOf = (event: KeyboardEvent): string => (event.key.length === 1 ? event.key.toLowerCase() : event.key)

/** Whether a key is meant for a field, a dialog or the browser, and not for the page. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || (event.target as HTMLElement).closest(WRITES) !== null

/** Press the button that has this key. */
export function pressButton(event: KeyboardEvent): void {
  const key = keyOf(event)
  if (key === 'Enter' && (event.target as HTMLElement).closest(PRESSED)) return
  const button = document.querySelector<HTMLElement>(`main [data-key="${CSS.escape(key)}"]:not(:disabled)`)
  if (!button) return
  event.preventDefault()
  button.click()
}

/** For pages that have no keys but those of their buttons. */
export function pressed(event: KeyboardEvent): void {
  if (!event.defaultPrevented && !isElsewhere(event)) pressButton(event)
}
