/** The ship that somebody would like to sail, kept on this device: ships are chosen in turn when a match starts. */

import { SHIP_TYPES, type ShipType } from './words'

const PLACE = 'redtable.redcode.ship'

class Wish {
  private kept = $state(localStorage.getItem(PLACE))

  get type(): ShipType | undefined {
    return SHIP_TYPES.find(type => type === this.kept)
  }

  /** Wish for a ship, or for none in particular. */
  set type(type: ShipType | undefined) {
    this.kept = type ?? null
    if (type) localStorage.setItem(PLACE, type)
    else localStorage.removeItem(PLACE)
  }
}

export const wish = new Wish()
