/** What travels between the page, its worker and the rules in it: see `redtable.device.messages`. */

import type { Person } from '../lib/wire'
import type { LogRow } from './store'

/** What the rules want kept before anybody is told. */
export interface Writes {
  person?: Person
  tables?: Record<string, string | null>
  rows?: LogRow[]
  rulesets?: Record<string, string>
}

/** What comes of a message to the rules. */
export interface Effects {
  writes: Writes
  answers: { id: number; status: number; body: unknown }[]
  frames: { line: number; text: string }[]
  disconnects: number[]
  work_in: number | null
  /** Nothing was done: the game needs its files first. */
  needs: string
}

/** What the page says to the rules in its worker. */
export type ToRules =
  | { type: 'request'; id: number; method: string; path: string; body: unknown }
  | { type: 'connect'; line: number; code: string }
  | { type: 'frame'; line: number; text: string }
  | { type: 'disconnect'; line: number }

/** The first message has the folder of the runtime, the least seconds of a bot, and whether tables are played. */
export type ToWorker =
  { type: 'start'; runtime: string; pace: number; tables: boolean } | { type: 'run'; code: string } | ToRules

/** What the worker says: how far it is, why it cannot play, and what the rules answered. */
export type FromWorker =
  | { type: 'ready'; kept: boolean }
  | { type: 'broken'; why: Broken; detail: string }
  | { type: 'answer'; id: number; status: number; body: unknown }
  | { type: 'frame'; line: number; text: string }
  | { type: 'closed'; line: number }
  | { type: 'printed'; text: string }
  | { type: 'lost'; why: Lost }

/** What the last step was lost for: no room is left, it could not be written, the rules failed. */
export type Lost = 'full' | 'unwritten' | 'failed'

/**
 * No WebAssembly, another tab has the device, the files did not come, those of a browser without the picture did not,
 * anything else.
 */
export type Broken = 'old' | 'elsewhere' | 'files' | 'spare' | 'rules'
