/** What a person has set on this device. Nobody else sees it; it is kept in the browser. */

import { LANGUAGES, type Language } from './languages'

export interface Choices {
  language: Language
  theme: 'light' | 'dark' | 'system'
  textScale: number
  patterns: boolean
  contrast: boolean
  motion: 'system' | 'full' | 'less'
  sound: number
  voice: boolean
  confirm: boolean
  autoPass: boolean
  /** From which loss on the coach warns, in games against bots. */
  coach: 'off' | 'blunder' | 'mistake' | 'inaccuracy'
}

const PLACE = 'redtable.settings'

function browserLanguage(): Language {
  const codes = navigator.languages.map(tag => tag.slice(0, 2))
  return (codes.find(code => (LANGUAGES as readonly string[]).includes(code)) as Language | undefined) ?? 'en'
}

export function defaults(): Choices {
  return {
    language: browserLanguage(),
    theme: 'system',
    textScale: 1,
    patterns: false,
    contrast: false,
    motion: 'system',
    sound: 4,
    voice: true,
    confirm: matchMedia('(hover: none)').matches,
    autoPass: true,
    coach: 'off'
  }
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Choices>
  } catch {
    return {}
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
const bold = matchMedia('(prefers-contrast: more)')

class Settings {
  choices: Choices = $state({ ...defaults(), ...stored() })
  /** What the system prefers, kept up to date. */
  system = $state({ dark: dark.matches, still: still.matches, bold: bold.matches })

  constructor() {
    const look = () => (this.system = { dark: dark.matches, still: still.matches, bold: bold.matches })
    for (const query of [dark, still, bold]) query.addEventListener('change', look)
    addEventListener('storage', event => {
      if (event.key === PLACE) this.choices = { ...defaults(), ...stored() }
    })
    $effect.root(() => {
      $effect(() => this.apply())
    })
  }

  get isDark(): boolean {
    return this.choices.theme === 'dark' || (this.choices.theme === 'system' && this.system.dark)
  }

  get isStill(): boolean {
    return this.choices.motion === 'less' || (this.choices.motion === 'system' && this.system.still)
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.choices[name] = value
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.choices))
    } catch {
      // A browser without storage keeps the choice until the page is closed.
    }
  }

  reset(): void {
    this.choices = { ...defaults(), language: this.choices.language }
    this.set('language', this.choices.language)
  }

  /** The root element carries the choices; the tokens answer to them. */
  apply(): void {
    const root = document.documentElement
    root.lang = this.choices.language
    root.dataset.theme = this.isDark ? 'dark' : 'light'
    root.dataset.motion = this.isStill ? 'less' : 'full'
    root.dataset.contrast = this.choices.contrast || this.system.bold ? 'more' : 'plain'
    root.dataset.patterns = this.choices.patterns ? 'strong' : 'plain'
    root.dataset.text = this.choices.textScale >= 1.5 ? 'large' : 'plain'
    root.style.setProperty('--text-scale', String(this.choices.textScale))
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', this.isDark ? '#0f2030' : '#fffdf8')
  }
}

export const settings = new Settings()
