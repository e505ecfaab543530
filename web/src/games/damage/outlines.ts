/**
 * What a ship looks like from above, by who built it and what it carries. Paths in a square of 100, which is stretched
 * over the sheet: the hull stands between 26 and 74, the engines left and right of it.
 */

export interface Outline {
  hull: string
  engines: string
  lines?: string
}

const OUTLINES = {
  /** A saucer, and the engineering hull behind it. */
  saucer: {
    hull: 'M50 1C68 1 78 12 78 26 78 40 75 48 74 56V88Q70 99 50 99T26 88V56C25 48 22 40 22 26 22 12 32 1 50 1Z',
    engines:
      'M2 38Q2 28 11.5 28T21 38V92L16 97H7L2 92ZM79 38Q79 28 88.5 28T98 38V92L93 97H84L79 92ZM21 60 26 54V64L21 70ZM79 60 74 54V64L79 70Z',
    lines: 'M25 47Q50 57 75 47M26 80H74'
  },
  /** A bulb on a short boom, and wings that carry the engines. */
  swept: {
    hull: 'M50 0Q70 0 72 8 73 14 66 17L76 28V86L66 98H34L24 86V28L34 17Q27 14 28 8 30 0 50 0Z',
    engines: 'M11.5 24 21 33V97H2V33ZM88.5 24 98 33V97H79V33ZM21 62 24 46V62L21 80ZM79 62 76 46V62L79 80Z',
    lines: 'M34 17Q50 22 66 17M24 74 50 82 76 74'
  },
  /** A bird: a beak and spread wings. */
  bird: {
    hull: 'M50 0 64 7 76 17V82Q76 92 64 95L50 100 36 95Q24 92 24 82V17L36 7Z',
    engines:
      'M2 30Q11.5 22 21 30V86L11.5 95 2 86ZM79 30Q88.5 22 98 30V86L88.5 95 79 86ZM21 36 24 30V62L21 56ZM79 36 76 30V62L79 56Z',
    lines: 'M36 7Q50 15 64 7M24 54Q37 62 50 54 63 62 76 54'
  },
  /** Broad and round, the engines close by. */
  round: {
    hull: 'M50 1C70 1 77 12 77 30V74C77 90 68 99 50 99S23 90 23 74V30C23 12 30 1 50 1Z',
    engines:
      'M11.5 27Q22 27 22 40V84Q22 97 11.5 97T1 84V40Q1 27 11.5 27ZM88.5 27Q99 27 99 40V84Q99 97 88.5 97T78 84V40Q78 27 88.5 27Z',
    lines: 'M23 42Q50 52 77 42M23 72Q50 82 77 72'
  },
  /** A wedge with fins. */
  wedge: {
    hull: 'M38 1H62L77 17V88L69 99H31L23 88V17Z',
    engines: 'M2 32 21 25V90L11.5 99 2 90ZM98 32 79 25V90L88.5 99 98 90ZM21 44H23V58H21ZM79 44H77V58H79Z',
    lines: 'M23 34H77M34 99 50 91 66 99'
  },
  /** A small raider. */
  dart: {
    hull: 'M50 0 68 13 76 34V86L64 98H36L24 86V34L32 13Z',
    engines: 'M11.5 24 21 36V90L11.5 98 2 90V36ZM88.5 24 98 36V90L88.5 98 79 90V36ZM21 66H24V78H21ZM79 66H76V78H79Z',
    lines: 'M32 13H68M24 66 50 58 76 66'
  },
  /** A cabin and a row of holds. */
  freighter: {
    hull: 'M34 1H66Q71 1 71 6V13H77V36H75V40H77V61H75V65H77V88H70V95Q70 99 64 99H36Q30 99 30 95V88H23V65H25V61H23V40H25V36H23V13H29V6Q29 1 34 1Z',
    engines: 'M2 28H21V91Q21 97 11.5 97T2 91ZM79 28H98V91Q98 97 88.5 97T79 91ZM21 72H23V82H21ZM79 72H77V82H79Z',
    lines: 'M23 38H77M23 63H77'
  },
  /** A fighter that is nearly a ship. */
  fighter: {
    hull: 'M50 0 68 18 77 60V82L70 98H30L23 82V60L32 18Z',
    engines: 'M11.5 26 21 38V97H2V38ZM88.5 26 98 38V97H79V38ZM21 70H23V80H21ZM79 70H77V80H79Z',
    lines: 'M32 18H68M23 74H77'
  }
} satisfies Record<string, Outline>

const BY_RACE: Record<string, keyof typeof OUTLINES> = {
  federation: 'saucer',
  klingon: 'swept',
  romulan: 'bird',
  gorn: 'round',
  kzinti: 'wedge',
  orion: 'dart',
  hydran: 'round',
  lyran: 'wedge',
  tholian: 'dart'
}

/** The outline of a ship: its builder's, or by what it is. */
export function outlineOf(ship: { race?: string; fighter?: boolean; boxes: { system: string; total: number }[] }): {
  name: string
  outline: Outline
} {
  const cargo = ship.boxes.filter(row => row.system === 'cargo').reduce((sum, row) => sum + row.total, 0)
  const name = ship.fighter ? 'fighter' : (BY_RACE[ship.race ?? ''] ?? (cargo > 4 ? 'freighter' : 'saucer'))
  return { name, outline: OUTLINES[name] }
}
