/** The spoken timer: whose time runs, how much is left, and that it is over, in the language of the page (CP-10.7). */

import { settings } from '../../lib/settings.svelte'
import { t, texts } from '../../lib/texts.svelte'

const VOICES = { en: 'en-GB', es: 'es-ES', it: 'it-IT' }
/** The seconds at which the time is said; the last ones are counted. */
export const SPOKEN = [60, 30, 10, 5, 4, 3, 2, 1, 0]

export function speak(text: string): void {
  if (!('speechSynthesis' in window) || !settings.choices.voice || settings.choices.sound === 0) return
  const words = new SpeechSynthesisUtterance(text)
  words.lang = VOICES[texts.language]
  words.volume = settings.choices.sound / 10
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}

/** What is said when so many seconds are left; nothing at most of them. */
export function spoken(seconds: number): string | undefined {
  if (!SPOKEN.includes(seconds)) return undefined
  if (seconds === 0) return t('web-pictures-voice-over')
  return seconds <= 5 ? String(seconds) : t('web-pictures-voice-left', { seconds })
}
