/** How much room there is. Wider layouts are made by styles; a phone gets other parts. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('(max-width: 719px)')
export const narrow = new MediaQuery('(max-width: 1199px)')
