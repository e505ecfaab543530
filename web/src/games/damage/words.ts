/** The words of the notation that the screen needs a drawing or a place for. What they do is said by the server. */

export const SYSTEM_ICONS: Record<string, string> = {
  cargo: 'orders',
  hull: 'shield',
  fwd_hull: 'shield',
  aft_hull: 'shield',
  ctr_hull: 'shield',
  l_warp: 'bolt',
  r_warp: 'bolt',
  c_warp: 'bolt',
  impulse: 'motion',
  apr: 'bolt',
  battery: 'bolt',
  drone: 'missile',
  add: 'counter',
  power_absorber: 'shield',
  hellbore: 'heavy',
  esg: 'mine',
  phaser: 'target',
  photon: 'torpedo',
  plasma: 'torpedo',
  disruptor: 'target',
  tr_beam: 'target',
  fusion: 'target',
  bridge: 'star',
  flag_bridge: 'flag',
  security: 'lock',
  web_gen: 'pattern',
  displacement: 'move',
  emer_bridge: 'star',
  aux_con: 'gear',
  shuttle: 'plane',
  dam_con: 'repair',
  boarding_party: 'users',
  sensor: 'radar',
  scanner: 'eye',
  lab: 'search',
  probe: 'depth',
  tractor: 'anchor',
  transporter: 'radio',
  excess: 'warn',
  crew: 'crew',
  stasis: 'pause',
  option_mount: 'plus'
}

const FACE_ICONS: Record<string, string> = {
  CF: 'orders',
  CA: 'orders',
  CW: 'bolt',
  CHW: 'target',
  CX: 'help',
  FH: 'shield',
  AH: 'shield',
  AS: 'shield',
  CE: 'bolt',
  RW: 'bolt',
  LW: 'bolt',
  IM: 'motion',
  DR: 'missile',
  DRH: 'missile',
  PH: 'target',
  PHH: 'target',
  TO: 'torpedo',
  TOH: 'torpedo',
  AP: 'bolt',
  BA: 'bolt',
  BR: 'star',
  EB: 'gear',
  SH: 'plane',
  DC: 'repair',
  SS: 'radar',
  LA: 'search',
  PR: 'depth',
  TR: 'anchor',
  TP: 'radio',
  CR: 'warn'
}

/** The face of a card: its id without the number. */
export const faceOf = (card: string): string => card.replace(/\d+$/, '')
export const faceIcon = (card: string): string => FACE_ICONS[faceOf(card)] ?? 'dice'
/** The system of a box: `phaser:FA` is a phaser. */
export const systemOf = (box: string): string => box.split(':')[0] ?? box
export const labelOf = (box: string): string => box.split(':')[1] ?? ''

/** Where systems stand on the sheet: two nacelles and the hull between them, from bow to stern. */
export const ZONES = {
  left: ['l_warp', 'sensor', 'scanner', 'probe', 'web_gen', 'displacement'],
  hull: [
    'phaser',
    'bridge',
    'flag_bridge',
    'security',
    'fwd_hull',
    'photon',
    'plasma',
    'disruptor',
    'fusion',
    'hellbore',
    'tr_beam',
    'esg',
    'power_absorber',
    'drone',
    'add',
    'option_mount',
    'stasis',
    'hull',
    'ctr_hull',
    'cargo',
    'lab',
    'tractor',
    'transporter',
    'battery',
    'apr',
    'shuttle',
    'aft_hull',
    'c_warp',
    'impulse',
    'emer_bridge',
    'aux_con'
  ],
  right: ['r_warp', 'dam_con', 'excess']
} as const

/** The systems of the ship editor by groups. */
export const GROUPS: Record<string, string[]> = {
  hull: ['fwd_hull', 'ctr_hull', 'aft_hull', 'cargo', 'hull'],
  power: ['l_warp', 'r_warp', 'c_warp', 'impulse', 'apr', 'battery'],
  weapons: [
    'phaser',
    'photon',
    'plasma',
    'disruptor',
    'fusion',
    'hellbore',
    'tr_beam',
    'drone',
    'add',
    'esg',
    'power_absorber',
    'option_mount',
    'stasis'
  ],
  control: ['bridge', 'flag_bridge', 'emer_bridge', 'aux_con', 'security', 'web_gen', 'displacement'],
  rest: ['lab', 'transporter', 'tractor', 'shuttle', 'probe', 'sensor', 'scanner', 'dam_con', 'excess']
}
export const RACES = ['gorn', 'hydran', 'klingon', 'kzinti', 'lyran', 'orion', 'romulan', 'tholian']
/** What an order of sacrifice may name besides systems. */
export const ORDER_GROUPS = ['any_hull', 'any_warp', 'any_weapon', 'drone_group', 'torpedo_group', 'bridge_group']

/** How many cards are dealt before a shuffle. */
export const POLICIES = ['ten', 'fifteen', 'twenty', 'all']
