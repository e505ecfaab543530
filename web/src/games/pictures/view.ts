/**
 * The parts of a view by their names here: games may call their parts alike, so these are taken from the view itself.
 */

import type { PicturesView, Previews } from '../../lib/wire'

export type CardView = PicturesView['cards'][number]
export type PlayerView = PicturesView['seats'][number]
export type ClueView = PicturesView['history'][number]

/** What the game answers to questions about a view. */
export type Answers = Previews['pictures']
export type RulesAnswer = Answers['rules']
export type CheckAnswer = Answers['check']

/** What a card can be; teams are called after their colour. */
export type Colour = 'red' | 'blue' | 'bystander' | 'assassin'
export type Team = 'red' | 'blue'

/** `red-team` is red. */
export const colourOf = (team: string): Team => (team.startsWith('blue') ? 'blue' : 'red')
export const rivalOf = (team: Team): Team => (team === 'red' ? 'blue' : 'red')
