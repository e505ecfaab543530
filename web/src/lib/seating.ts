/** The seats of a table in a lobby: what they are called, and where somebody may be put. */

import { GameTexts, t, texts } from './texts.svelte'
import type { SeatView, TableView } from './wire'

export class Seating {
  constructor(readonly table: TableView) {}

  role(seat: SeatView): string {
    return roleIn(this.table.slug, seat)
  }

  placeOf(seat: SeatView): string {
    return placeAmong(this.table.seats, seat, this.table.slug)
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

function roleIn(slug: string, seat: SeatView): string {
  const key = `web-${slug}-role-${seat.role}`
  return texts.has(key) ? t(key) : new GameTexts(slug).word(seat.role)
}

/** "Blue, captain 2": where a seat of a game is. */
export function placeAmong(seats: SeatView[], seat: SeatView, slug: string): string {
  const alike = seats.filter(other => other.team === seat.team && other.role === seat.role)
  const number = alike.length > 1 ? alike.indexOf(seat) + 1 : ''
  return [new GameTexts(slug).word(seat.team), `${roleIn(slug, seat)} ${number}`.trim()].filter(Boolean).join(', ')
}

/** The colour of a team: blue and red, whatever the game calls them. */
export const teamColour = (team: string): string =>
  ['blue', 'red'].find(tone => team.startsWith(tone.slice(0, 3))) ?? team

/** Do something at the server and show why it failed, if it did. */
export type Attempt = (action: () => Promise<unknown>, then?: () => void) => Promise<void>
