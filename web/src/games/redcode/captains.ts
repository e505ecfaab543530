/** Who is who: a ship is called by its captain, or by its type where one person steers several. */

import type { SeatView, TableView } from '../../lib/messages'
import type { RedcodeView } from '../../lib/wire'
import { GameTexts, plain, texts } from '../../lib/texts.svelte'
import type { ShipType } from './words'

/** Bots are called after admirals, so that several at a table can be told apart. */
const BOT_NAMES = ['Barceló', 'Nelson', 'Doria', 'Ruyter', 'Lezo', 'Togo']

export class Captains {
  constructor(
    readonly view: RedcodeView,
    readonly table: Pick<TableView, 'seats'>,
    readonly seat: number
  ) {}

  readonly words = new GameTexts('redcode', word => this.known(word))

  /** All that a sentence depends on besides its event: who reads it, in which language, and which ships there are. */
  get key(): string {
    return [texts.language, this.seat, ...this.view.ships.map(ship => ship.letter)].join(' ')
  }

  known(letter: string): string | undefined {
    return this.view.ships.some(ship => ship.letter === letter) || this.seatCalled(letter)
      ? this.name(letter)
      : undefined
  }

  mine(letter: string): boolean {
    return this.view.ships.some(ship => ship.letter === letter && ship.seat === this.seat)
  }

  side(letter: string): 'blue' | 'red' {
    const side = this.view.ships.find(ship => ship.letter === letter)?.side ?? this.seatCalled(letter)?.team
    return side === 'red' ? 'red' : 'blue'
  }

  seatOf(letter: string): number {
    return this.view.ships.find(ship => ship.letter === letter)?.seat ?? -1
  }

  type(letter: string): ShipType | '' {
    return this.view.ships.find(ship => ship.letter === letter)?.type ?? ''
  }

  /** The captain's name; "you" is said by the sentence, not here. */
  name(letter: string): string {
    const ship = this.view.ships.find(other => other.letter === letter)
    if (!ship) return this.captain(this.seatCalled(letter)?.seat ?? -1) || letter
    return this.view.fleet && ship.type ? `${this.words.word(ship.type)} ${letter}` : this.captain(ship.seat) || letter
  }

  /** Who sits there. */
  captain(seat: number): string {
    return this.table.seats[seat]?.player || BOT_NAMES[seat] || ''
  }

  /** The seat that the notation calls so. */
  private seatCalled(word: string): SeatView | undefined {
    return this.table.seats.find(seat => seat.name === word)
  }

  /** A sentence about ships as plain text. */
  plain(sentence: string): string {
    return plain(sentence, letter => this.name(letter))
  }
}
