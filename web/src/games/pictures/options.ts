/** What a table may agree on, in the order of the lobby, each with the clause that it changes. */

import type { OptionRow } from '..'

const rows: OptionRow[] = [
  { option: 'mode', first: true, headline: true, clause: 'CP-8.1', values: ['teams', 'coop', 'three'], seats: true },
  { option: 'red_operatives', clause: 'CP-1.6', values: [1, 2, 3, 4], seats: true },
  { option: 'blue_operatives', clause: 'CP-1.6', values: [1, 2, 3, 4], seats: true },
  { option: 'language', first: true, headline: true, clause: 'CP-G12', values: ['es', 'en', 'it'] },
  { option: 'cards', first: true, clause: 'CP-10.4', values: ['pictures', 'words', 'mixed'] },
  { option: 'grid', clause: 'CP-10.2', values: ['5x4', '5x5'] },
  { option: 'assassin_awaits', clause: 'CP-6.3', values: [false, true] },
  { option: 'advanced', clause: 'CP-7.1', values: [false, true] },
  { option: 'timer_clue', clause: 'CP-G19', values: [0, 60, 120, 180] },
  { option: 'timer_guess', clause: 'CP-G19', values: [0, 60, 120, 180] },
  { option: 'arbiter', clause: 'CP-5.2', values: ['rival', 'none'] },
  { option: 'invalid_clue', clause: 'CP-G6', values: ['retry', 'end_turn', 'penalty'] },
  { option: 'objection_judge', clause: 'CP-G33', values: ['author', 'none'] },
  { option: 'invalid_clue_late', clause: 'CP-G7', values: ['end_turn', 'penalty'] },
  { option: 'replacement', clause: 'CP-G25', values: ['operative', 'forfeit'] },
  { option: 'touch_mode', clause: 'CP-G5', values: ['first', 'captain', 'vote'] },
  { option: 'confirm_touch', clause: 'CP-G29', values: [true, false] },
  { option: 'rival_marks', clause: 'CP-3.5', values: [false, true] },
  { option: 'show_history', clause: 'CP-G20', values: [true, false] },
  { option: 'picture_names', clause: 'CP-5.9', values: [true, false] }
]

export default rows
