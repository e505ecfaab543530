/**
 * What the screen says: the same Fluent catalogues as the server and the terminal, plus the client's own.
 * Catalogues are loaded by language, those of a game when the game is opened.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './languages'

type Loader = () => Promise<string>
const COMMON = import.meta.glob<string>('../../../src/redtable/i18n/*.ftl', { query: '?raw', import: 'default' })
const OWN = import.meta.glob<string>('../i18n/*.ftl', { query: '?raw', import: 'default' })
const GAMES = import.meta.glob<string>('../../../src/redtable/games/*/text/*.ftl', { query: '?raw', import: 'default' })
const SCREENS = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' })

/** Whose numbers, dates and lists a language uses. */
const LOCALES: Record<Language, string> = { en: 'en-GB', es: 'es', it: 'it' }

export type Args = Record<string, unknown>

/** Marks round a name inside a sentence, so that it can be shown as more than text. */
export const OPEN = '\uE000'
export const CLOSE = '\uE001'

export class Texts {
  language: Language = $state('en')
  private bundles = new Map<Language, FluentBundle>()
  private loading = new Map<string, Promise<void>>()
  private slugs = new Set<string>()
  private version = $state(0)

  /** Load what is known so far in a language and speak it. */
  async speak(language: Language): Promise<void> {
    await this.load(language, '', [COMMON, OWN])
    for (const slug of this.slugs) await this.load(language, slug, [GAMES, SCREENS])
    this.language = language
  }

  /** Load a game's words in the language that is spoken. */
  async learn(slug: string): Promise<void> {
    this.slugs.add(slug)
    await this.load(this.language, slug, [GAMES, SCREENS])
  }

  private load(language: Language, slug: string, sources: Record<string, Loader>[]): Promise<void> {
    const mark = `${language}/${slug}`
    const loading = this.loading.get(mark) ?? this.fetch(language, slug, sources)
    this.loading.set(mark, loading)
    loading.catch(() => this.loading.delete(mark))
    return loading
  }

  private async fetch(language: Language, slug: string, sources: Record<string, Loader>[]): Promise<void> {
    const folder = slug ? `/games/${slug}/` : '/'
    const wanted = sources.flatMap(source =>
      Object.entries(source).filter(([path]) => path.includes(folder) && path.endsWith(`/${language}.ftl`))
    )
    const texts = await Promise.all(wanted.map(([, loader]) => loader()))
    const bundle = this.bundles.get(language) ?? new FluentBundle(LOCALES[language], { useIsolating: false })
    this.bundles.set(language, bundle)
    for (const text of texts) bundle.addResource(new FluentResource(text))
    this.version += 1
  }

  private get bundle(): FluentBundle | undefined {
    void this.version
    return this.bundles.get(this.language)
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false
  }

  /** A message. What has no message shows its key: a fault that tests find and people can report. */
  say(key: string, args: Args = {}): string {
    const bundle = this.bundle
    const message = bundle?.getMessage(key)
    if (!bundle || !message?.value) return key
    return bundle.formatPattern(message.value, args as Record<string, FluentVariable>, [])
  }

  /** The variables that a message uses. */
  variables(key: string): Set<string> {
    const found = new Set<string>()
    const walk = (part: unknown): void => {
      if (Array.isArray(part)) part.forEach(walk)
      else if (part && typeof part === 'object') {
        const node = part as { type?: string; name?: string }
        if (node.type === 'var' && node.name) found.add(node.name)
        Object.values(part).forEach(walk)
      }
    }
    walk(this.bundle?.getMessage(key)?.value)
    return found
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(LOCALES[this.language], options).format(value)
  }

  date(value: number | string | Date, options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }): string {
    return new Intl.DateTimeFormat(LOCALES[this.language], options).format(new Date(value))
  }

  list(values: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(LOCALES[this.language], { type }).format(values)
  }
}

export const texts = new Texts()
export const t = (key: string, args?: Args): string => texts.say(key, args)

/** The words of one game: arguments that are words of its notation are spoken by their names. */
export class GameTexts {
  constructor(
    readonly slug: string,
    /** A name for a word that the table knows better than the catalogue, such as the captain of a ship. */
    readonly named: (word: string) => string | undefined = () => undefined
  ) {}

  /** The name of a word; one with a label, such as `phaser:FA`, is called by its name and the label. */
  word(word: string): string {
    const own = this.named(word)
    if (own !== undefined) return OPEN + word + CLOSE
    const [plain = '', label] = word.split(':')
    const key = `${this.slug}-name-${plain}`
    if (!texts.has(key)) return word
    return label ? `${texts.say(key)} ${label}` : texts.say(key)
  }

  argument(value: unknown): string | number {
    if (typeof value === 'number') return value
    if (typeof value === 'boolean') return value ? 'true' : 'false'
    if (Array.isArray(value)) return value.map(part => this.argument(part)).join(', ')
    if (value && typeof value === 'object')
      return Object.entries(value)
        .map(([part, count]) => `${this.argument(part)} ${String(count)}`)
        .join(', ')
    return value === null || value === undefined ? '' : this.word(String(value))
  }

  say(key: string, args: Args = {}): string {
    const spoken: Args = {}
    for (const [name, value] of Object.entries(args)) {
      spoken[name] = this.argument(value)
      if (typeof value === 'string') spoken[`${name}-word`] = value
      else if (value && typeof value === 'object') spoken[`${name}-count`] = Object.keys(value).length
    }
    return texts.say(key, spoken)
  }

  /** How it ended: by the rules of the game, or because the people wanted it. */
  outcome(reason: string, args: Args = {}): string {
    const own = `${this.slug}-outcome-${reason}`
    return this.say(texts.has(own) ? own : `table-outcome-${reason}`, args)
  }

  /** What happened, in the secret wording if this seat sees that much. */
  event(event: Args): string {
    const { event: kind, ...fields } = event
    const key = `${this.slug}-event-${String(kind)}`
    const known = new Set(
      Object.entries(fields).flatMap(([name, value]) => [
        name,
        `${name}-${typeof value === 'string' ? 'word' : 'count'}`
      ])
    )
    if (texts.has(`${key}-secret`) && [...texts.variables(`${key}-secret`)].every(name => known.has(name)))
      return this.say(`${key}-secret`, fields)
    return this.say(texts.has(key) ? key : `table-event-${String(kind)}`, fields)
  }
}

/** A sentence in pieces: plain texts, and the words that were marked. */
export function pieces(sentence: string): { text: string; marked: boolean }[] {
  return sentence.split(OPEN).flatMap((part, index) => {
    if (!index) return part ? [{ text: part, marked: false }] : []
    const [word = '', rest = ''] = part.split(CLOSE)
    return [{ text: word, marked: true }, ...(rest ? [{ text: rest, marked: false }] : [])]
  })
}

/** The same sentence as plain text, marked words replaced by their names. */
export function plain(sentence: string, name: (word: string) => string): string {
  return pieces(sentence)
    .map(piece => (piece.marked ? name(piece.text) : piece.text))
    .join('')
}
