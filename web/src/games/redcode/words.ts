/** The words of the notation that the screen needs a drawing for. What they do is said by the server. */

export type Side = 'blue' | 'red'
export type ShipType = 'submarine' | 'destroyer' | 'carrier'

export const SHIP_TYPES: ShipType[] = ['submarine', 'destroyer', 'carrier']

export const MANOEUVRE_ICONS: Record<string, string> = {
  move: 'move',
  repair: 'repair',
  torpedo: 'torpedo',
  orders: 'orders',
  immersion: 'dive',
  countermeasure: 'counter',
  heavy_torpedo: 'heavy',
  mine: 'mine',
  missile: 'missile',
  depth_charge: 'depth',
  shield: 'shield',
  assault: 'assault',
  air_support: 'plane',
  radio_support: 'radio',
  medical: 'medic',
  radar: 'radar'
}
