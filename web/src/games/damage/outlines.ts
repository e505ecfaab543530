/**
 * What a ship looks like from above, by who built it and what it carries. Paths in a square of 100, which is stretched over
 * the sheet: the hull stands between 26 and 74, the engines left and right of it.
 */

export interface Outline { hull: string; engines: string; lines?: string }

const SLEEK = 'M3 40Q3 31 12 31T21 40V92L16 97H8L3 92ZM79 40Q79 31 88 31T97 40V92L92 97H84L79 92Z'
const OUTLINES = {
  /** A saucer, and the engineering hull behind it. */
  saucer: {
    hull: 'M50 1C66 1 77 13 77 27 77 41 71 49 69 56V88Q66 99 50 99T31 88V56C29 49 23 41 23 27 23 13 34 1 50 1Z',
    engines: `${SLEEK}M21 60 31 54V64L21 70ZM79 60 69 54V64L79 70Z`,
    lines: 'M29 43Q50 53 71 43M31 78H69'
  },
  /** A bulb on a boom, and wings that carry the engines far back. */
  swept: {
    hull: 'M50 1Q66 1 68 9 69 15 64 18L74 34V84L66 97H34L26 84V34L36 18Q31 15 32 9 34 1 50 1Z',
    engines: 'M12 44 20 52V97H4V52ZM88 44 96 52V97H80V52ZM20 66 26 48V62L20 82ZM80 66 74 48V62L80 82Z',
    lines: 'M36 18Q50 23 64 18M26 70 50 78 74 70'
  },
  /** A bird: a beak and spread wings. */
  bird: {
    hull: 'M50 0 61 8 73 20V80Q73 92 62 95L50 100 38 95Q27 92 27 80V20L39 8Z',
    engines: 'M3 30Q12 22 21 30V86L12 94 3 86ZM79 30Q88 22 97 30V86L88 94 79 86ZM21 36Q24 28 27 28V62L21 56ZM79 36Q76 28 73 28V62L79 56Z',
    lines: 'M39 8Q50 16 61 8M27 52Q38 60 50 52 62 60 73 52'
  },
  /** Broad and round, the engines close by. */
  round: {
    hull: 'M50 1C68 1 76 16 76 34V74C76 90 66 99 50 99S24 90 24 74V34C24 16 32 1 50 1Z',
    engines: 'M12 36Q22 36 22 50V80Q22 94 12 94T2 80V50Q2 36 12 36ZM88 36Q98 36 98 50V80Q98 94 88 94T78 80V50Q78 36 88 36Z',
    lines: 'M24 40Q50 50 76 40M24 72Q50 82 76 72'
  },
  /** A wedge with fins. */
  wedge: {
    hull: 'M43 1H57L76 22V88L68 99H32L24 88V22Z',
    engines: 'M4 34 21 26V90L12 99 4 90ZM96 34 79 26V90L88 99 96 90ZM21 44H24V58H21ZM79 44H76V58H79Z',
    lines: 'M24 36H76M34 99 50 88 66 99'
  },
  /** A small raider. */
  dart: {
    hull: 'M50 0 66 20 75 62V84L62 98H38L25 84V62L34 20Z',
    engines: 'M12 40 20 56V90L12 98 4 90V56ZM88 40 96 56V90L88 98 80 90V56ZM20 66H25V78H20ZM80 66H75V78H80Z',
    lines: 'M34 20H66M25 66 50 58 75 66'
  },
  /** A cabin and a row of holds. */
  freighter: {
    hull: 'M38 1H62Q67 1 67 7V15H75V36H73V40H75V61H73V65H75V86H66V94Q66 99 60 99H40Q34 99 34 94V86H25V65H27V61H25V40H27V36H25V15H33V7Q33 1 38 1Z',
    engines: 'M5 46H20V90Q20 96 12 96T5 90ZM80 46H95V90Q95 96 88 96T80 90ZM20 72H25V82H20ZM80 72H75V82H80Z',
    lines: 'M25 38H75M25 63H75'
  },
  /** A fighter that is nearly a ship. */
  fighter: {
    hull: 'M50 0 62 24 76 74 70 98H30L24 74 38 24Z',
    engines: 'M12 54 20 66V96H4V66ZM88 54 96 66V96H80V66ZM20 76H24V86H20ZM80 76H76V86H80Z',
    lines: 'M38 24H62M24 74H76'
  }
} satisfies Record<string, Outline>

const BY_RACE: Record<string, keyof typeof OUTLINES> = {
  federation: 'saucer', klingon: 'swept', romulan: 'bird', gorn: 'round', kzinti: 'wedge', orion: 'dart', hydran: 'round', lyran: 'wedge', tholian: 'dart'
}

/** The outline of a ship: its builder's, or by what it is. */
export function outlineOf(ship: { race?: string; fighter?: boolean; boxes: { system: string; total: number }[] }): { name: string; outline: Outline } {
  const cargo = ship.boxes.filter(row => row.system === 'cargo').reduce((sum, row) => sum + row.total, 0)
  const name = ship.fighter ? 'fighter' : (BY_RACE[ship.race ?? ''] ?? (cargo > 4 ? 'freighter' : 'saucer'))
  return { name, outline: OUTLINES[name] }
}
