/** What a table may agree on, in the order of the lobby, each with the clause that it changes. */

import type { OptionRow } from '..'
import { ownName } from './draft'
import { BATTLEFIELDS } from './words'

const rows: OptionRow[] = [
  {
    option: 'battlefield',
    first: true,
    headline: true,
    clause: 'SK-G38',
    values: [...BATTLEFIELDS],
    picker: () => import('./parts/BattlefieldPicker.svelte'),
    own: text => ownName(String(text))
  },
  { option: 'max_turns', first: true, clause: 'SK-G39', values: [8, 12, 16] },
  { option: 'recon_timing', first: true, clause: 'SK-G35', values: ['activation', 'turn'] },
  { option: 'nco_scope', clause: 'SK-G7', values: ['own', 'any'] },
  { option: 'interrupt_point', clause: 'SK-G14', values: ['any', 'start'] },
  { option: 'reactions_per_action', clause: 'SK-G13', values: [0, 1, 2] },
  { option: 'voluntary_retreat', clause: 'SK-G20', values: [true, false] },
  { option: 'los', clause: 'SK-2.7', values: ['terrain', 'units'] },
  { option: 'round', clause: 'SK-G11', values: ['up', 'down'] }
]

export default rows
