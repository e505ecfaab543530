/** Where the drawing of a card comes from: the server, or the rules on this device. */

import { SvelteMap } from 'svelte/reactivity'
import { onDevice } from '../../lib/device'

const path = (face: string): string => `/drawings/pictures/${encodeURIComponent(face)}.svg`
const drawn = new SvelteMap<string, string>()
const asked = new Set<string>()

/** The address of a drawing; empty while the device makes it ready. */
export function pictureUrl(face: string): string {
  return drawn.get(face) ?? (onDevice.answers(path(face)) ? (draw(face), '') : path(face))
}

/** The server does not answer: ask the device, if it may take its place. */
export function notDrawn(face: string): void {
  if (onDevice.takesOver(path(face))) draw(face)
}

function draw(face: string): void {
  if (asked.has(face)) return
  asked.add(face)
  void onDevice.request<string>('GET', path(face)).then(
    svg => drawn.set(face, `data:image/svg+xml,${encodeURIComponent(svg)}`),
    () => asked.delete(face)
  )
}
