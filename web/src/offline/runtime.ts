/** Where the runtime of the rules lies, and what of it there is. */

import { BASE } from '../lib/base'
import script from './worker?worker&url'

export interface Manifest {
  /** The folder of the runtime; changes with anything in it. */
  id: string
  /** Changes with anything of the app or of the runtime. */
  build: string
  /** All that there is to keep, with its size in bytes; the page itself is the empty path. */
  files: Record<string, number>
}

/** Where what a game needs beside the runtime is, and how many bytes it has. */
export type GameFiles = Record<string, { path: string; size: number }>

const FOLDER = `${BASE}offline/`

/** The client was built without the runtime. */
export class NotBuilt extends Error {}

async function data<T>(name: string): Promise<T> {
  const answer = await fetch(`${FOLDER}${name}`)
  if (answer.status === 404) throw new NotBuilt(name)
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as T
}

export const runtime = {
  folder: FOLDER,
  manifest: (): Promise<Manifest> => data<Manifest>('manifest.json'),
  games: (): Promise<GameFiles> => data<GameFiles>('games.json'),
  worker: (): Worker => new Worker(script, { type: 'module' })
}
