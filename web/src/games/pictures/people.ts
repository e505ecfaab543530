/** Who is who, and what the cards are called. */

import type { TableView } from '../../lib/messages'
import { GameTexts, plain, t, texts } from '../../lib/texts.svelte'
import type { PicturesView } from '../../lib/wire'
import type { RulesAnswer } from './view'
import { colourOf, type PlayerView, type Team } from './view'

/** Bots have names of the radio alphabet, so that several at a table can be told apart. */
const BOT_NAMES = [
  'Sierra',
  'Tango',
  'Echo',
  'Foxtrot',
  'Kilo',
  'Lima',
  'Oscar',
  'Romeo',
  'Uniform',
  'Victor',
  'Whisky',
  'Zulu'
]

export class People {
  constructor(
    readonly view: PicturesView,
    readonly table: Pick<TableView, 'seats'>,
    readonly seat: number,
    readonly rules?: RulesAnswer
  ) {}

  readonly words = new GameTexts('pictures', word => (this.seatOf(word) < 0 ? undefined : this.name(this.seatOf(word))))

  /** The number of a seat by its word in the notation. */
  seatOf(word: string): number {
    return this.view.seats.findIndex(seat => seat.name === word)
  }

  name(seat: number): string {
    return this.table.seats[seat]?.player || BOT_NAMES[seat] || t(`pictures-name-${this.view.seats[seat]?.name ?? ''}`)
  }

  isBot(seat: number): boolean {
    return this.table.seats[seat]?.holder === 'bot'
  }

  get own(): PlayerView | undefined {
    return this.view.seats[this.seat]
  }

  /** The side this person looks from: the own team, or the one in turn. */
  get side(): Team {
    return colourOf(this.own && this.own.team !== 'field-team' ? this.own.team : this.view.team)
  }

  team(team: Team): string {
    return t(`pictures-name-${team}-team`)
  }

  /** The seats of a team; who works for both belongs to both. */
  members(team: Team): number[] {
    return this.view.seats
      .map((_, seat) => seat)
      .filter(seat => ['field-team', `${team}-team`].includes(this.view.seats[seat]!.team))
  }

  /** Who points at a card. */
  pointing(place: number): number[] {
    return this.view.seats.map((_, seat) => seat).filter(seat => this.view.seats[seat]!.marks.includes(place))
  }

  /** Who has voted for a card. */
  voting(place: number): number[] {
    return this.view.seats.map((_, seat) => seat).filter(seat => this.view.seats[seat]!.vote === place)
  }

  /** A card as people speak of it: its word, what it shows where that may be read, or where it lies. */
  card(place: number): string {
    const card = this.view.cards[place]
    if (!card) return String(place)
    if (card.kind === 'word') return card.face
    const names = this.rules?.names[card.id]?.[texts.language]
    return names ? names.join(' + ') : this.spot(place)
  }

  spot(place: number): string {
    return t('web-pictures-spot', {
      row: Math.floor(place / this.view.columns) + 1,
      column: (place % this.view.columns) + 1
    })
  }

  plain(sentence: string): string {
    return plain(sentence, word => this.name(this.seatOf(word)))
  }
}
