/** Everything that a socket may carry, as unions. */

import type * as wire from './wire'

export type { Act, Answer, ChatLine, ClockView, RefusalView, SeatView, TableView, Welcome } from './wire'
/** A match as one seat sees it, with the view of its game. */
export type Match<V extends wire.View = wire.View> = Omit<wire.MatchView, 'view'> & { view: V }
export type GameEvent = { event: string } & Record<string, unknown>
export type FromClient =
  wire.Hello | wire.Act | wire.Ask | wire.Say | wire.Signal | wire.MakeOffer | wire.Reply | wire.GetHistory | wire.Ping
export type FromServer =
  | wire.Welcome
  | wire.Update
  | wire.ActionRefused
  | wire.Failed
  | wire.Done
  | wire.TableChanged
  | wire.Presence
  | wire.Said
  | wire.Signalled
  | wire.Answer
  | wire.History
  | wire.Summary
  | wire.Pong
  | wire.Bye
