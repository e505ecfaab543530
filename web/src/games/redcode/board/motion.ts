/** Movements on the board. They take no time when the reader wants less motion. */

import { settings } from '../../../lib/settings.svelte'

export const duration = (milliseconds: number): number => (settings.isStill ? 0 : milliseconds)

/** A line that draws itself. */
export function fly(path: SVGPathElement) {
  const length = path.getTotalLength()
  const dashes = path.getAttribute('stroke-dasharray')
  return {
    duration: duration(320),
    css: (now: number) =>
      dashes ? `opacity: ${now}` : `stroke-dasharray: ${length}; stroke-dashoffset: ${length * (1 - now)}`
  }
}
