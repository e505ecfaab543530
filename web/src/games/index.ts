/** The games that have a screen. Each is a folder beside this file; nothing of it is loaded before it is opened. */

import type { Component, Snippet } from 'svelte'
import type { Language } from '../lib/languages'
import type { LessonRun } from '../lib/lesson.svelte'
import type { ReplayProps } from '../lib/replay.svelte'
import type { Rulebook } from '../lib/rulebook'
import type { Session } from '../lib/session.svelte'
import type { Previews, View, Views } from '../lib/wire'

/** The table of a game while it is played, and after its end. */
export type GameTable<V extends View, A> = Component<{ session: Session<V, A>; onseat?: () => void }>
/** A finished game at one step, with the controls of the replay inside. */
export type GameReplay<V extends View> = Component<ReplayProps<V>>
/** The table of a lesson; `coach` is drawn under the board and gets the buttons of the open question. */
export type GameLesson<V extends View = View, A = object> = Component<{
  run: LessonRun<V, A>
  coach: Snippet<[Snippet]>
}>
/** The small drawing beside a clause of the rules. */
export type GameDiagram = Component<{ clause: string; book: Rulebook }>

export interface GameScreen<V extends View = View, A = object> {
  slug: string
  tile: () => Promise<{ default: Component }>
  badge: () => Promise<{ default: Component }>
  table: () => Promise<{ default: GameTable<V, A> }>
  replay: () => Promise<{ default: GameReplay<V> }>
  diagram: () => Promise<{ default: GameDiagram; illustrated: Set<string> }>
  options: () => Promise<{ default: OptionRow[] }>
  /** What one will play on, drawn beside the lobby. */
  preview?: () => Promise<{ default: GamePreview }>
  /** What one may say at one's own seat before the match. */
  wish?: () => Promise<{ default: Component }>
  /** The signs of the roles at a table. */
  roles?: Record<string, string>
  lesson: () => Promise<{ default: GameLesson<V, A> }>
  /** There are puzzles of this game. */
  puzzles?: boolean
  /** Pages of the game's own, at /g/<slug>/<room>, in the order in which links to them stand. */
  rooms?: Record<string, GameRoom>
  /** How long a game takes, in minutes, and for how many people it is. */
  minutes: number
  /** Where the quick game seats a newcomer and against what; without it, the first seat and the middle level. */
  quick?: { seat: number; level: string }
  players: number[]
  /** The options with which a table is opened by somebody who speaks this language. */
  opening?: (language: Language) => Record<string, unknown>
  /** The game has time limits of its own among its options, so the lobby offers no other. */
  ownClock?: boolean
  /** Several people may play at one device: the host can take more than one seat. */
  shared?: boolean
}

/** A sample of the sea, of the cards or of the ground under the options of a table. */
export type GamePreview = Component<{ value: (option: string) => unknown }>

export interface GameRoom {
  icon: string
  page: () => Promise<{ default: Component }>
}

/** A choice of the lobby that the game draws itself. */
export type OptionPicker = Component<{
  label: string
  value: unknown
  disabled: boolean
  onchange: (value: unknown) => void
}>

/** One choice of the lobby: which option it sets, to what, and which clause it changes. */
export interface OptionRow {
  option: string
  clause: string
  /** The values to choose from; a switch if there are only true and false. */
  values: (string | number | boolean)[]
  /** What stands there instead where the choice is not one of a few values. */
  picker?: () => Promise<{ default: OptionPicker }>
  /** Changing it changes the seats of the table. */
  seats?: boolean
  /** What people choose first: never folded away. */
  first?: boolean
  /** Its value stands beside the name of the table. */
  headline?: boolean
  /** What a value is called that somebody made, and that is none of those to choose from. */
  own?: (value: string | number) => string
}

const SCREENS: { [Slug in keyof Views]: GameScreen<Views[Slug], Previews[Slug]> } = {
  redcode: {
    slug: 'redcode',
    tile: () => import('./redcode/Tile.svelte'),
    badge: () => import('./redcode/Badge.svelte'),
    table: () => import('./redcode/Table.svelte'),
    replay: () => import('./redcode/Replay.svelte'),
    diagram: () => import('./redcode/Diagram.svelte'),
    options: () => import('./redcode/options'),
    preview: () => import('./redcode/LobbyPreview.svelte'),
    wish: () => import('./redcode/parts/ShipWish.svelte'),
    lesson: () => import('./redcode/Lesson.svelte'),
    puzzles: true,
    minutes: 45,
    players: [2, 4, 6]
  },
  pictures: {
    slug: 'pictures',
    tile: () => import('./pictures/Tile.svelte'),
    badge: () => import('./pictures/Badge.svelte'),
    table: () => import('./pictures/Table.svelte'),
    replay: () => import('./pictures/Replay.svelte'),
    diagram: () => import('./pictures/Diagram.svelte'),
    options: () => import('./pictures/options'),
    preview: () => import('./pictures/LobbyPreview.svelte'),
    roles: { spymaster: 'spy', operative: 'hand' },
    lesson: () => import('./pictures/Lesson.svelte'),
    puzzles: true,
    minutes: 15,
    players: [2, 3, 4, 6, 8],
    opening: language => ({ language }),
    ownClock: true,
    shared: true
  },
  skirmish: {
    slug: 'skirmish',
    tile: () => import('./skirmish/Tile.svelte'),
    badge: () => import('./skirmish/Badge.svelte'),
    table: () => import('./skirmish/Table.svelte'),
    replay: () => import('./skirmish/Replay.svelte'),
    diagram: () => import('./skirmish/Diagram.svelte'),
    options: () => import('./skirmish/options'),
    preview: () => import('./skirmish/LobbyPreview.svelte'),
    lesson: () => import('./skirmish/Lesson.svelte'),
    puzzles: true,
    rooms: { battlefields: { icon: 'repair', page: () => import('./skirmish/rooms/Battlefields.svelte') } },
    quick: { seat: 1, level: 'commander' },
    minutes: 20,
    players: [2]
  },
  damage: {
    slug: 'damage',
    tile: () => import('./damage/Tile.svelte'),
    badge: () => import('./damage/Badge.svelte'),
    table: () => import('./damage/Table.svelte'),
    replay: () => import('./damage/Replay.svelte'),
    diagram: () => import('./damage/Diagram.svelte'),
    options: () => import('./damage/options'),
    lesson: () => import('./damage/Lesson.svelte'),
    puzzles: true,
    rooms: {
      desk: { icon: 'orders', page: () => import('./damage/rooms/Desk.svelte') },
      odds: { icon: 'chart', page: () => import('./damage/rooms/Odds.svelte') },
      ships: { icon: 'repair', page: () => import('./damage/rooms/Ships.svelte') }
    },
    minutes: 10,
    players: [2]
  }
}

/** By slug. The server says which game a table plays, so a screen gets the views of its own game and no others. */
export const GAMES = SCREENS as unknown as Record<string, GameScreen>
