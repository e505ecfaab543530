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

const FOLDER = `${BASE}offline/`

export const runtime = {
  folder: FOLDER,
  manifest: (): Promise<Manifest> =>
    fetch(`${FOLDER}manifest.json`).then(answer => {
      if (!answer.ok) throw new Error(answer.statusText)
      return answer.json() as Promise<Manifest>
    }),
  worker: (): Worker => new Worker(script, { type: 'module' })
}
