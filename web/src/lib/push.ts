/** Movement for lists that grow on top. */

import { tick } from 'svelte'
import { settings } from './settings.svelte'

const TIME = 160

/**
 * Called before a list grows: what is new then pushes the rest down gently, and at first everything stays where it was.
 * A list that nobody sees, or that somebody has scrolled, is left alone.
 */
export function pushGently(list: HTMLElement | undefined, item: string): void {
  if (!list || settings.isStill || !list.checkVisibility() || list.parentElement?.scrollTop) return
  const first = list.querySelector(item)
  if (!first) return
  const before = first.getBoundingClientRect().top
  void tick().then(() => {
    for (const movement of list.getAnimations()) movement.cancel()
    const moved = first.isConnected ? first.getBoundingClientRect().top - before : 0
    if (moved > 0)
      list.animate({ transform: [`translateY(${-moved}px)`, 'none'] }, { duration: TIME, easing: 'ease-out' })
  })
}
