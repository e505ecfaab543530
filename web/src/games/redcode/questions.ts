/** What the game answers about a seat's view. `preview.py` beside the rules writes these. */

import type { RefusalView } from '../../lib/messages'

export interface EffectRow {
  do: string
  amount: number
  to: 'target' | 'user'
}
export interface ManoeuvreRow {
  name: string
  cost: number
  distance: number | null
  reply: boolean
  response: boolean
  effects: EffectRow[]
}
export interface OrderRow {
  name: string
  count: number
  area: 'ship' | 'block'
  effects: EffectRow[]
}
export interface RulesAnswer {
  ships: Record<string, { repairs: number; breakdowns: number; crew: number; manoeuvres: ManoeuvreRow[] }>
  orders: Record<string, OrderRow>
  points_to_win: number
  hand_limit: number
}

export interface TargetAnswer {
  ship: string
  square: string
  distance: number
  why: RefusalView | null
}
export interface WeaponAnswer {
  why: RefusalView | null
  reach: string[]
  targets: TargetAnswer[]
}
/** For every manoeuvre and order of a ship: why it cannot be used, what it reaches, and each target with its reason. */
export interface WeaponsAnswer {
  ship: string
  manoeuvres: Record<string, WeaponAnswer>
  orders: Record<string, WeaponAnswer>
}
export interface SightAnswer {
  seen: string[]
}
export interface WhyAnswer {
  why: RefusalView | null
}
