/** The rules that a table is played by, asked for once, over a line of its own: for replays, which have none. */

import { onDestroy } from 'svelte'
import { Session } from './session.svelte'
import { openSocket } from './socket'
import type { View } from './wire'

export class TableRules<V extends View, A extends { rules: unknown }> {
  answer = $state.raw<A['rules']>()

  /** Made while its component is. A record from a file has no table to ask. */
  constructor(code: string) {
    if (!code) return
    const session = new Session<V, A>(code, null, () => openSocket(code))
    $effect(() => {
      if (session.status === 'live' && !this.answer)
        void session.ask('rules').then(
          answer => (this.answer = answer),
          () => undefined
        )
    })
    onDestroy(() => session.leave())
  }
}
