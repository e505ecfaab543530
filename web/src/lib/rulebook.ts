/** The rules of a game in our own words, one file a language, made into data when the client is built. */

import type { Language } from './languages'

export interface Section {
  id: string
  title: string
  clauses: Record<string, string>
}
export interface Rulebook {
  title: string
  intro: string
  sections: Section[]
}

const FILES = import.meta.glob<Rulebook>('../../../src/redtable/games/*/rulebook/*.toml', { import: 'default' })

export async function loadRulebook(slug: string, language: Language): Promise<Rulebook> {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/games/${slug}/rulebook/${language}.toml`))
  if (!found) throw new Error(`${slug}: ${language}`)
  return found[1]()
}

/** A clause's number as people read it: RC-8.4 is 8.4, RC-G5 stays G5. */
export const shortId = (clause: string): string => clause.replace(/^[A-Z]+-/, '')

/** The section that a clause belongs to. */
export function sectionOf(book: Rulebook, clause: string): Section | undefined {
  return book.sections.find(section => clause === section.id || clause in section.clauses)
}

const simple = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

export interface Hit {
  clause: string
  section: string
  text: string
}

interface Indexed extends Hit {
  plain: string
  number: string
}
const indexes = new WeakMap<Rulebook, Indexed[]>()

/** The clauses as they are searched, made once for a book: before the first letter, if it is called in time. */
export function prepareSearch(book: Rulebook): Indexed[] {
  let index = indexes.get(book)
  if (!index) {
    index = book.sections.flatMap(section =>
      Object.entries(section.clauses).map(([clause, text]) => ({
        clause,
        section: section.id,
        text,
        plain: simple(text),
        number: simple(shortId(clause))
      }))
    )
    indexes.set(book, index)
  }
  return index
}

/** Where words begin with what was typed: "cover" finds "covered", not "recovery". */
function* places(plain: string, word: string): Generator<number> {
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1]!)) yield at
}

/** Every clause in which words begin with all that was typed, whatever their accents and capitals. */
export function search(book: Rulebook, query: string): Hit[] {
  const words = simple(query).split(/\s+/).filter(Boolean)
  return words.length
    ? prepareSearch(book).filter(({ plain, number }) =>
        words.every(word => number === word || !places(plain, word).next().done)
      )
    : []
}

/** A text cut into pieces, those that were searched for marked. */
export function highlight(text: string, query: string): { text: string; hit: boolean }[] {
  const words = simple(query)
    .split(/\s+/)
    .filter(word => word.length > 1)
  if (!words.length) return [{ text, hit: false }]
  const flat = simple(text)
  if (flat.length !== text.length) return [{ text, hit: false }]
  const marked = new Array<boolean>(text.length).fill(false)
  for (const word of words) for (const at of places(flat, word)) marked.fill(true, at, at + word.length)
  const pieces: { text: string; hit: boolean }[] = []
  for (let i = 0; i < text.length; i++) {
    const last = pieces.at(-1)
    if (last && last.hit === marked[i]) last.text += text[i]
    else pieces.push({ text: text[i]!, hit: marked[i]! })
  }
  return pieces
}

/** The text of a clause; nothing if the book does not have it, or is not here yet. */
export const clauseText = (book: Rulebook | undefined, id: string): string =>
  book?.sections.map(section => section.clauses[id]).find(Boolean) ?? ''
