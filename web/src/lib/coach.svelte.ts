/** The coach of somebody who plays against bots alone: what he warns of, and what he would do. */

import { ANALYSED } from './analysis.svelte'
import { api } from './api'
import { isDeviceTable } from './device'
import type { Session } from './session.svelte'
import { settings } from './settings.svelte'
import type { Weighed } from './wire'

/** The grades that are warned of, by what was chosen. */
const WARNED: Record<string, string[]> = {
  off: [],
  blunder: ['blunder'],
  mistake: ['blunder', 'mistake'],
  inaccuracy: ['blunder', 'mistake', 'inaccuracy']
}

/** Whether there may be a coach: in a game with an analyst, against bots alone. The one of Pictures needs a server. */
export function mayCoach(session: Session): boolean {
  const table = session.table
  return (
    !!table &&
    table.status === 'running' &&
    session.seat >= 0 &&
    ANALYSED.includes(table.slug) &&
    (table.slug !== 'pictures' || !isDeviceTable(table.code)) &&
    table.seats.every(seat => seat.seat === session.seat || seat.holder === 'bot')
  )
}

export class Coach {
  /** What is warned of now. */
  warning = $state.raw<Weighed>()
  private settle: (allowed: boolean) => void = () => undefined

  constructor(readonly session: Session) {}

  get on(): boolean {
    return settings.choices.coach !== 'off' && mayCoach(this.session)
  }

  /** Whether an action may be sent: at once, unless the coach warns of it; then the player decides. */
  async consider(action: string): Promise<boolean> {
    if (this.session.view?.legal.length === 1) return true
    let found: Weighed
    try {
      found = await api.weighed(this.session.code, this.session.seat, action)
    } catch {
      return true
    }
    if (found.version !== this.session.match?.version) return true
    if (!WARNED[settings.choices.coach]?.includes(found.judgement.grade)) return true
    this.warning = found
    return new Promise(resolve => (this.settle = resolve))
  }

  decide(allowed: boolean): void {
    this.warning = undefined
    this.settle(allowed)
    this.settle = () => undefined
  }
}
