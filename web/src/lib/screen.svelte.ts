/** How much room there is. Wider layouts are made by styles; a phone gets other parts. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('(max-width: 719px)')
/** A phone that lies on its side: wide, and not high. */
export const lying = new MediaQuery('(max-height: 519px) and (min-width: 640px)')
export const narrow = new MediaQuery('(max-width: 1199px)')
