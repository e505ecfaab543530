/** The seats of a table in a lobby: what they are called, and where somebody may be put. */

import { GameTexts, t, texts } from './texts.svelte'
import type { SeatView, TableView } from './wire'

export class Seating {
  private readonly words: GameTexts

  constructor(readonly table: Pick<TableView, 'slug' | 'seats' | 'you_host'>) {
    this.words = new GameTexts(table.slug)
  }

  role(seat: SeatView): string {
    const key = `web-${this.table.slug}-role-${seat.role}`
    return texts.has(key) ? t(key) : this.words.word(seat.role)
  }

  /** "Blue, captain 2": where a seat is. */
  placeOf(seat: SeatView): string {
    const alike = this.table.seats.filter(other => other.team === seat.team && other.role === seat.role)
    const number = alike.length > 1 ? alike.indexOf(seat) + 1 : ''
    return [this.words.word(seat.team), `${this.role(seat)} ${number}`.trim()].filter(Boolean).join(', ')
  }

  /** Where somebody may be put: anywhere by the host, on a free seat by oneself. */
  placesFor(seat: SeatView): SeatView[] {
    return this.table.seats.filter(other => other === seat || this.table.you_host || other.holder === 'nobody')
  }

  /** Who sits there: a person by name, a bot by its level. */
  holder(seat: SeatView): string {
    return seat.holder === 'bot' ? t(`web-bot-${seat.bot}`) : seat.player
  }

  named(seats: SeatView[]): string {
    return texts.list(seats.map(seat => seat.player || this.placeOf(seat)))
  }
}

/** The colour of a team: blue and red, whatever the game calls them. */
export const teamColour = (team: string): string =>
  ['blue', 'red'].find(tone => team.startsWith(tone.slice(0, 3))) ?? team

/** Do something at the server and show why it failed, if it did. */
export type Attempt = (action: () => Promise<unknown>, then?: () => void) => Promise<void>
