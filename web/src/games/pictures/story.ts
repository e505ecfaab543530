/** After the game: what every clue found, the story in five lines, and numbers. */

import type { Moment } from '../../lib/session.svelte'
import { heaviest, type StoryLine } from '../../lib/story'
import { t } from '../../lib/texts.svelte'
import type { PicturesView } from '../../lib/wire'
import type { People } from './people'
import { colourOf, type Colour, type Team } from './view'

export interface Told {
  team: Team
  word: string
  number: number | null
  step: number
  found: number
  wrong?: Colour
  card?: number
}
export interface ClueLine extends StoryLine {
  team: Team
}

/** Every clue with what was touched for it, from the end of the game; `moments` say at which step it was given. */
export function clues(view: PicturesView, moments: Moment[]): Told[] {
  const steps = moments.flatMap(moment =>
    moment.events.filter(event => event.event === 'clue-given').map(() => moment.version)
  )
  return view.history.map((clue, i) => {
    const team = colourOf(clue.team)
    const colours = clue.touches.map(place => view.cards[place]!.cover!)
    const at = colours.findIndex(colour => colour !== team)
    return {
      team,
      word: clue.word,
      number: clue.number,
      step: steps[i] ?? 0,
      found: colours.filter(colour => colour === team).length,
      wrong: colours[at],
      card: clue.touches[at]
    }
  })
}

/** What made a difference: the assassin first, then great clues and costly mistakes; five of them in order. */
export function fiveLines(told: Told[], people: People): ClueLine[] {
  return heaviest(
    told.map(clue => {
      const args = {
        team: people.team(clue.team),
        word: clue.word,
        found: clue.found,
        number: clue.number ?? '∞',
        card: clue.card === undefined ? '' : people.card(clue.card)
      }
      const whole = clue.number !== null && clue.found >= clue.number
      const key =
        clue.wrong === 'assassin'
          ? 'assassin'
          : clue.wrong && clue.wrong !== 'bystander'
            ? 'helped'
            : clue.wrong
              ? 'bystander'
              : whole
                ? 'whole'
                : 'part'
      const weight = { assassin: 100, helped: 30, bystander: 10, whole: 20, part: 5 }[key] + 8 * clue.found
      return { weight, line: { version: clue.step, team: clue.team, text: t(`web-pictures-story-${key}`, args) } }
    })
  )
}

export interface Numbers {
  turns: number
  found: number
  wrong: number
  best: Told | undefined
  average: number
}

export function numbers(told: Told[]): Numbers {
  const found = told.reduce((sum, clue) => sum + clue.found, 0)
  const best = told.reduce<Told | undefined>((most, clue) => (clue.found > (most?.found ?? 0) ? clue : most), undefined)
  return {
    turns: told.length,
    found,
    wrong: told.filter(clue => clue.wrong).length,
    best,
    average: told.length ? found / told.length : 0
  }
}

/** Who is ahead, from -1 (Red) to 1 (Blue), by what is left to find. */
export function balance(view: PicturesView): number {
  const most = Math.max(1, view.cards.length / 2.5)
  return Math.max(-1, Math.min(1, ((view.left['red-team'] ?? 0) - (view.left['blue-team'] ?? 0)) / most))
}
