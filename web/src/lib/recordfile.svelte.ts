/** A record that was chosen from the disk: kept while the page is open, replayed by the server, stored nowhere. */

import { api } from './api'
import type { RecordReplay, Replay, TableView } from './wire'

/** As many letters as the server reads. */
const MOST = 1_000_000

/** The eyes that see all. */
const ALL = -2
const EMPTY = {
  holder: 'nobody',
  player: '',
  bot: '',
  covered: false,
  ready: false,
  connected: false,
  yours: false,
  commitment: '',
  revealed: false,
  program: false,
  entropy: ''
} as const

class RecordFile {
  text = $state('')
  name = $state('')
  head = $state.raw<RecordReplay>()

  /** Whether a file is too long to be a record. */
  tooLong(file: File): boolean {
    return file.size > MOST
  }

  /** Read a file; throws what the server says against it. */
  async read(file: File): Promise<void> {
    const text = await file.text()
    const head = await api.replayRecord({ record: text, seat: ALL, first: 0 })
    ;[this.text, this.name, this.head] = [text, file.name, head]
  }

  async stretch(seat: number, first: number): Promise<Replay> {
    return (await api.replayRecord({ record: this.text, seat, first })).replay
  }

  /** What is known of the table: the game, its options and its seats. It has no code, and nobody sits there. */
  get table(): TableView | undefined {
    const head = this.head
    return (
      head && {
        code: '',
        url: '',
        game: head.slug,
        slug: head.slug,
        ruleset: head.ruleset,
        options: head.options,
        language: 'en',
        listed: false,
        status: 'over',
        you_host: false,
        seats: head.seats.map(seat => ({ ...EMPTY, ...seat })),
        clock: null,
        paused: false,
        spectators: 'no',
        delay: 0,
        watchers: 0,
        standing_bot: '',
        drop_in: false,
        commitment: '',
        revealed_seed: '',
        offer: null,
        outcome: head.outcome,
        previous: '',
        next: '',
        forked_from: '',
        device_code: '',
        created: 0,
        scheme: 1,
        starting: false,
        called_off: 0,
        missing: [],
        name: this.name,
        pace: 'usual',
        spectators_talk: false,
        preparing: null,
        preparing_seconds: null,
        your_turn: null
      }
    )
  }
}

export const recordFile = new RecordFile()
