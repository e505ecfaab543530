/** What a table may agree on, in the order of the lobby, each with the clause that it changes. */

import type { OptionRow } from '..'

const rows: OptionRow[] = [
  { option: 'mode', first: true, headline: true, clause: 'RC-1.6', values: ['arena', 'war'] },
  { option: 'ships_per_side', first: true, headline: true, clause: 'RC-1.3', values: [1, 2, 3], seats: true },
  { option: 'fleet_mode', clause: 'RC-G27', values: [false, true], seats: true },
  { option: 'move_adjacency', clause: 'RC-9.22', values: [8, 4] },
  { option: 'response_scope', clause: 'RC-13.9', values: ['any', 'target_side', 'target_only'] },
  { option: 'team_hands_visible', clause: 'RC-G40', values: [false, true] },
  { option: 'allow_friendly_fire', clause: 'RC-8.10', values: [true, false] },
  { option: 'sink_cancels', clause: 'RC-13.6', values: ['rest_of_chain', 'sunk_ship_links'] }
]

export default rows
