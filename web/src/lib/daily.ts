/** The puzzle of the day: chosen by the date alone, with a streak on this device and a result to share. */

const DAY = 24 * 60 * 60 * 1000

/** What this device remembers of a game's puzzles of the day. */
export interface Streak {
  /** The last day on which it was solved, as 2026-11-17. */
  last: string
  days: number
  /** How many answers it took on that day. */
  tries: number
}

export const NO_STREAK: Streak = { last: '', days: 0, tries: 0 }

/** The day of a clock, where its owner is. */
export const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, '0')).join('-')

/** Days since the beginning of 1970. */
const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)

/** A number that a text is scattered to (FNV-1a). */
function scattered(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash
}

/** The puzzle of a day: all come by turns, in an order that has nothing to do with their numbers. */
export function daily(ids: string[], day: string): string | undefined {
  const order = ids.toSorted((one, other) => scattered(one) - scattered(other) || (one < other ? -1 : 1))
  return order[numberOf(day) % order.length]
}

/** The streak as it stands on a day: broken by a day without a solution. */
export const standing = (streak: Streak, day: string): number =>
  streak.last && numberOf(day) - numberOf(streak.last) <= 1 ? streak.days : 0

/** The streak after a solution. */
export function solvedOn(streak: Streak, day: string, tries: number): Streak {
  if (streak.last === day) return streak
  return { last: day, days: standing(streak, day) + 1, tries }
}

/** A square for each answer: nothing of what they were. */
export const squares = (tries: number): string => '🟥'.repeat(Math.max(0, tries - 1)) + '🟩'
