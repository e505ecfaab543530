/** Ships to choose from: those that come with the game, and those of this person, which are kept in the browser. */

import { api } from '../../lib/api'
import { person } from '../../lib/person.svelte'
import type { CheckAnswer, ShipAnswers, ShipSheet, SoundShip } from './view'

const PLACE = 'redtable.damage.ships'

/** A ship of one's own, as it was when it was last sound. */
export interface OwnShip {
  id: string
  code: string
  sheet: ShipSheet
}

export async function consult<Q extends keyof ShipAnswers>(
  question: Q,
  about: string | Record<string, unknown> = '',
  options: Record<string, unknown> = {}
): Promise<ShipAnswers[Q]> {
  await person.load()
  return api.consult('damage', question, about, { mode: 'desk', ...options })
}

export const checkShip = (text: string): Promise<CheckAnswer> => consult('ship', text)

class Library {
  ships = $state.raw<SoundShip[]>([])
  own = $state.raw<OwnShip[]>(stored())
  private asked: Promise<void> | undefined

  load(): Promise<void> {
    this.asked ??= consult('ships').then(
      ships => void (this.ships = ships),
      fault => {
        this.asked = undefined
        throw fault
      }
    )
    return this.asked
  }

  /** Everything that can be chosen, own ships first. */
  get all(): OwnShip[] {
    return [...this.own, ...this.ships]
  }

  find(id: string): OwnShip | undefined {
    return this.all.find(ship => ship.id === id)
  }

  /** What a class is called; of somebody else's ship only its writing is known, which has the name in it. */
  title(id: string): string {
    return this.find(id)?.sheet.name ?? /(?:^|;)name:([^;]+)/.exec(id)?.[1]?.replaceAll('_', ' ') ?? id
  }

  keep(ship: OwnShip): void {
    this.own = [ship, ...this.own.filter(other => other.id !== ship.id)]
    this.write()
  }

  drop(id: string): void {
    this.own = this.own.filter(other => other.id !== id)
    this.write()
  }

  private write(): void {
    localStorage.setItem(PLACE, JSON.stringify(this.own))
  }
}

function stored(): OwnShip[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as OwnShip[]
  } catch {
    return []
  }
}

export const library = new Library()

/** A file for the person's own disk. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A name for a ship in a battle that nobody has yet: one word of the notation, in which _ stands for a space. */
export function freeName(wanted: string, taken: string[]): string {
  const word =
    wanted
      .normalize('NFC')
      .trim()
      .replace(/[\s_]+/gu, '_')
      .replace(/[^\p{L}\p{N}_-]+/gu, '-')
      .replace(/^[-_]+|[-_]+$/g, '')
      .slice(0, 20)
      .replace(/[-_]+$/, '') || 'Ship'
  if (!taken.includes(word)) return word
  for (let number = 2; ; number++) if (!taken.includes(`${word}_${number}`)) return `${word}_${number}`
}
