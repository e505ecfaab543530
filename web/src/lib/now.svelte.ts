/** The time, four times a second, for whatever counts down while it is on the screen. */
import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber(update => {
  const timer = setInterval(update, 250)
  return () => clearInterval(timer)
})

export const now = {
  get time(): number {
    subscribe()
    return Date.now()
  }
}
