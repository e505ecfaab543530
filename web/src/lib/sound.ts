/** Small sounds of our own, made on the spot: a knock, a bell, water. Nothing is loaded. */

import { settings } from './settings.svelte'

/** Milliseconds after which every sound has ended. */
const LONGEST = 2000
let context: AudioContext | undefined
let rest: ReturnType<typeof setTimeout> | undefined

/** What makes sounds; it rests when they have ended, because it costs the device's battery as long as it runs. */
function audio(): AudioContext | undefined {
  if (!settings.choices.sound) return undefined
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  clearTimeout(rest)
  rest = setTimeout(() => void context?.suspend(), LONGEST)
  return context
}

function envelope(at: AudioContext, peak: number, length: number, delay: number): GainNode {
  const gain = at.createGain()
  const start = at.currentTime + delay
  const loudness = (settings.choices.sound / 10) * peak
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(Math.max(loudness, 0.0002), start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(at.destination)
  return gain
}

function tone(
  frequency: number,
  length: number,
  kind: OscillatorType = 'sine',
  peak = 0.4,
  delay = 0,
  slide = frequency
): void {
  const at = audio()
  if (!at) return
  const voice = at.createOscillator()
  voice.type = kind
  voice.frequency.setValueAtTime(frequency, at.currentTime + delay)
  voice.frequency.exponentialRampToValueAtTime(slide, at.currentTime + delay + length)
  voice.connect(envelope(at, peak, length, delay))
  voice.start(at.currentTime + delay)
  voice.stop(at.currentTime + delay + length)
}

function noise(length: number, cutoff: number, peak = 0.5, delay = 0): void {
  const at = audio()
  if (!at) return
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = at.createBufferSource()
  source.buffer = buffer
  const filter = at.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.setValueAtTime(cutoff, at.currentTime + delay)
  filter.frequency.exponentialRampToValueAtTime(cutoff / 6, at.currentTime + delay + length)
  source.connect(filter)
  filter.connect(envelope(at, peak, length, delay))
  source.start(at.currentTime + delay)
}

const SOUNDS = {
  knock: () => tone(190, 0.09, 'triangle', 0.5, 0, 110),
  bell: () => (tone(880, 0.5, 'sine', 0.25), tone(1320, 0.4, 'sine', 0.14, 0.02)),
  launch: () => noise(0.35, 900, 0.35),
  hit: () => (noise(0.4, 1600, 0.6), tone(90, 0.35, 'sine', 0.5, 0, 45)),
  water: () => noise(0.5, 500, 0.25),
  sink: () => (noise(1.1, 700, 0.6), tone(140, 1, 'sawtooth', 0.12, 0, 40)),
  card: () => noise(0.08, 4000, 0.3),
  mend: () => (tone(520, 0.1, 'triangle', 0.3), tone(660, 0.14, 'triangle', 0.3, 0.09)),
  win: () => [523, 659, 784, 1047].forEach((note, i) => tone(note, 0.35, 'triangle', 0.25, i * 0.12)),
  lose: () => [392, 330, 262].forEach((note, i) => tone(note, 0.4, 'triangle', 0.22, i * 0.16)),
  tick: () => tone(1200, 0.04, 'square', 0.08)
} as const

export type Sound = keyof typeof SOUNDS

/** Play a sound; nothing for none. */
export function play(sound: Sound | undefined): void {
  if (sound) SOUNDS[sound]()
}
