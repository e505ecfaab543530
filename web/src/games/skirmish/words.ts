/** The words of the notation that the screen needs a drawing for. What they do is said by the server. */

export type Side = 'blufor' | 'redfor'
export const SIDES: Side[] = ['blufor', 'redfor']
/** The colour of a side, as the shared styles call it. */
export const COLOUR = { blufor: 'blue', redfor: 'red' } as const
export const LETTER = { blufor: 'b', redfor: 'r' } as const
export type Kind = 'wall' | 'forest' | 'rocks' | 'field' | 'bushes' | 'undergrowth'
export const KINDS: Kind[] = ['forest', 'rocks', 'wall', 'field', 'bushes', 'undergrowth']
/** The battlefields that come with the game. */
export const BATTLEFIELDS = ['crossroads', 'village', 'river-wood', 'open-hills'] as const
export const PHASES = ['initiative', 'first-aid', 'orders', 'close-combat', 'recovery'] as const
export type Mode = 'move' | 'rapid' | 'fire' | 'assault'
export const MODE_ICONS: Record<Mode, string> = { move: 'walk', rapid: 'run', fire: 'target', assault: 'assault' }
