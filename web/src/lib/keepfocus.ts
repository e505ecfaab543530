/** Whoever plays by keyboard keeps a place on the table when the thing that had the focus goes away. */

const FOCUSABLE = 'button:not(:disabled, [tabindex="-1"]), a[href], input:not(:disabled), [tabindex="0"]'

/**
 * What disappears or is switched off while it has the focus hands it on: inside `[data-keeps-focus]` to what stands in
 * its place now, else to the open question. Returns what ends it.
 */
export function keepFocus(): () => void {
  let had: HTMLElement | undefined
  let group: HTMLElement | null = null
  let place = 0

  function entered(event: FocusEvent): void {
    had = event.target as HTMLElement
    group = had.closest('[data-keeps-focus]')
    place = group ? [...group.querySelectorAll(FOCUSABLE)].indexOf(had) : 0
  }
  /** Who left it on purpose wants it nowhere; what is gone or switched off was left by nobody. */
  function check(): void {
    if (!had || (document.activeElement ?? document.body) !== document.body) return
    const taken = !had.isConnected || had.matches(':disabled')
    had = undefined
    if (taken) (inItsPlace() ?? document.querySelector<HTMLElement>('[data-question]'))?.focus({ preventScroll: true })
  }
  function inItsPlace(): HTMLElement | undefined {
    const left = group?.isConnected ? [...group.querySelectorAll<HTMLElement>(FOCUSABLE)] : []
    return left[Math.min(place, left.length - 1)]
  }
  const later = () => queueMicrotask(check)
  const watch = new MutationObserver(check)
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', entered)
  document.addEventListener('focusout', later)
  return () => {
    watch.disconnect()
    document.removeEventListener('focusin', entered)
    document.removeEventListener('focusout', later)
  }
}
