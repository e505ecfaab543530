/** The end of a game at its table: the whole of it to tell its story from, and another game if all want one. */

import { api, explain } from './api'
import { ReplayTape } from './replay.svelte'
import { router } from './router.svelte'
import { ready } from './seal'
import type { Moment, Session } from './session.svelte'
import { lasting } from './story'
import { t, texts } from './texts.svelte'
import { toasts } from './toasts.svelte'
import type { View } from './wire'

export class Ending<V extends View = View, A = object> {
  readonly tape: ReplayTape<V>
  private asked = false

  /** Made while its component is: it waits for the end, and for the next table. */
  constructor(readonly session: Session<V, A>) {
    this.tape = new ReplayTape(session.code)
    $effect(() => {
      if (session.table?.status !== 'over' || this.asked) return
      this.asked = true
      void this.tape.need(0).then(() => this.tape.all())
    })
    $effect(() => {
      if (session.table?.next && session.seat >= 0) void this.goOn(session.table.next)
    })
  }

  /** To the next table. Whoever wanted it is ready there; if that fails, the lobby asks again. */
  private async goOn(code: string): Promise<void> {
    try {
      const table = await api.table(code)
      if (!table.you_host) await ready(table)
    } catch (fault) {
      toasts.show(explain(fault), 'warn')
    }
    router.go(`/t/${code}`)
  }

  /** Every step as everybody may see it now; until all of them are here, what this screen saw itself. */
  get moments(): Moment[] {
    return this.tape.whole ? this.tape.moments : lasting(this.session.moments)
  }

  private get offer() {
    const offer = this.session.table?.offer
    return offer?.kind === 'rematch' ? offer : undefined
  }

  private get mayAgree(): boolean {
    const offer = this.offer
    return offer !== undefined && offer.asked.includes(this.session.seat) && !offer.agreed.includes(this.session.seat)
  }

  get question(): string {
    return t(this.mayAgree ? 'web-after-asked' : this.offer ? 'web-after-waiting' : 'web-after-again')
  }

  /** Who wants another game, and who has not said so yet; nothing before anybody asked. */
  get wishes(): string {
    const [offer, table] = [this.offer, this.session.table]
    if (!offer || !table) return ''
    const names = (seats: number[]) => texts.list([...new Set(seats.map(seat => table.seats[seat]?.player ?? ''))])
    const open = offer.asked.filter(seat => !offer.agreed.includes(seat))
    return [
      t('web-after-wants', { names: names(offer.agreed), count: offer.agreed.length }),
      open.length ? t('web-after-waits-for', { names: names(open) }) : ''
    ].join(' ')
  }

  /** What each seat says to another game: bots always want one. */
  get answers(): { seat: number; says: 'yes' | 'bot' | 'open'; yours: boolean }[] {
    const agreed = this.offer?.agreed ?? []
    return (this.session.table?.seats ?? []).map(({ seat, holder, yours }) => ({
      seat,
      says: holder === 'bot' ? 'bot' : agreed.includes(seat) ? 'yes' : 'open',
      yours
    }))
  }

  /** Whether there is nothing to do about another game but wait. */
  get waits(): boolean {
    return this.offer !== undefined && !this.mayAgree
  }

  again(): void {
    if (this.offer) this.session.reply(true)
    else this.session.offer('rematch')
  }
}
