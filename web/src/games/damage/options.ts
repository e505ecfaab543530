/** What a table may agree on, in the order of the lobby, each with the clause that it changes. */

import type { OptionRow } from '..'

const rows: OptionRow[] = [
  { option: 'ships', first: true, clause: 'BD-1.5', values: [], picker: () => import('./parts/DuelShips.svelte') },
  { option: 'duel_fire', clause: 'BD-G36', values: ['weapons', 'strength'] },
  { option: 'batch_policy', clause: 'BD-3.10', values: ['ten', 'thumb', 'fifteen', 'twenty', 'all'] },
  { option: 'criticals', clause: 'BD-5.1', values: [true, false] },
  { option: 'repair_rolls', clause: 'BD-5.40', values: [false, true] },
  { option: 'critical_stacking', clause: 'BD-5.11', values: ['refresh', 'stack'] },
  { option: 'box_choice', clause: 'BD-4.1', values: ['owner', 'auto'] },
  { option: 'miss_count_scope', clause: 'BD-6.4', values: ['volley', 'batch'] },
  { option: 'center_hull', clause: 'BD-4.7', values: ['own', 'fore_and_aft'] }
]

export default rows
