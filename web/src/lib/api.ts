/**
 * The HTTP interface of the server. Every fault becomes a `Problem` with a word that can be said in three languages.
 */

import { onDevice, UPLOADS } from './device'
import { texts, type Args } from './texts.svelte'
import type {
  AnalysisView,
  Consults,
  Fork,
  GameDescription,
  Advice,
  Hint,
  Weighed,
  HouseRules,
  Lesson,
  LessonTitle,
  PuzzleAnswer,
  PuzzleTask,
  PuzzleTitle,
  Moved,
  NewTable,
  Person,
  PersonChange,
  ProblemView,
  Reasons,
  RecordQuestion,
  RecordReplay,
  Replay,
  TableList,
  TableView,
  TransferCode,
  Upload
} from './wire'

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly status: number,
    /** The sentence that says it to people, if the server names one. */
    readonly key = '',
    readonly args: Args = {}
  ) {
    super(detail)
  }

  static of({ code, detail, status, key, args }: ProblemView): Problem {
    return new Problem(code, detail, status, key, args)
  }

  /** What a person is told: the sentence that the server names, or our own for the word. */
  get text(): string {
    const known = [this.key, `table-problem-${this.code}`, `web-problem-${this.code}`].find(key => texts.has(key))
    return texts.say(known ?? 'web-problem-other', { ...this.args, detail: this.detail })
  }
}

/** What a person is told of any fault; what only a programmer understands goes to the console. */
export function explain(fault: unknown): string {
  if (fault instanceof Problem) return fault.text
  console.warn(fault)
  return texts.say('web-problem-page')
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (onDevice.answers(path)) return onDevice.request(method, path, body)
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body)
    })
  } catch {
    if (onDevice.takesOver(path)) return onDevice.request(method, path, body)
    throw new Problem('offline', '', 0)
  }
  if (response.ok) {
    onDevice.serverAnswered()
    return (await response.json()) as Answer
  }
  const problem = (await response.json().catch(() => null)) as ProblemView | null
  throw problem ? Problem.of(problem) : new Problem('our-fault', response.statusText, response.status)
}

const puzzle = (game: string, id: string) => `/api/games/${game}/puzzles/${encodeURIComponent(id)}`
const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`

export const api = {
  me: () => call<Person>('GET', '/api/me'),
  change: (change: PersonChange) => call<Person>('PATCH', '/api/me', change),
  games: () => call<GameDescription[]>('GET', '/api/games'),
  lessons: (game: string) => call<LessonTitle[]>('GET', `/api/games/${game}/lessons`),
  lesson: (game: string, id: string) => call<Lesson>('GET', `/api/games/${game}/lessons/${id}`),
  /** Ask a game without a match. What follows the first word of the question is text, or data. */
  consult: <G extends keyof Consults, Q extends keyof Consults[G] & string>(
    game: G,
    question: Q,
    about: string | Record<string, unknown> = '',
    options: Record<string, unknown> = {}
  ) =>
    call<Consults[G][Q]>('POST', `/api/games/${game}/consult`, {
      options,
      ...(typeof about === 'string' ? { question: `${question} ${about}`.trim() } : { question, about })
    }),
  lessonAnswer: (game: string, id: string, frame: number, question: string) =>
    call<unknown>('GET', `/api/games/${game}/lessons/${id}/${frame}?question=${encodeURIComponent(question)}`),
  puzzles: (game: string) => call<PuzzleTitle[]>('GET', `/api/games/${game}/puzzles`),
  puzzle: (game: string, id: string) => call<PuzzleTask>('GET', puzzle(game, id)),
  /** What comes of an action in a puzzle; of the best one if none is named. */
  puzzleAnswer: (game: string, id: string, action = '') =>
    call<PuzzleAnswer>('GET', `${puzzle(game, id)}/answer?action=${encodeURIComponent(action)}`),
  puzzlePreview: (game: string, id: string, question: string) =>
    call<unknown>('GET', `${puzzle(game, id)}/preview?question=${encodeURIComponent(question)}`),
  myTables: () => call<TableList>('GET', '/api/tables?mine=true').then(list => list.tables),
  openTables: () => call<TableList>('GET', '/api/tables').then(list => list.tables),
  open: (wanted: NewTable) => call<TableView>('POST', '/api/tables', wanted),
  table: (code: string) => call<TableView>('GET', table(code)),
  houseRules: (code: string, rules: HouseRules) => call<TableView>('PATCH', table(code), rules),
  join: (code: string, seat: number | null = null) => call<TableView>('POST', `${table(code)}/join`, { seat }),
  ready: (code: string, ready: boolean, commitments: Record<number, string> = {}) =>
    call<TableView>('POST', `${table(code)}/ready`, { ready, commitments }),
  reveal: (code: string, entropies: Record<number, string>) =>
    call<TableView>('POST', `${table(code)}/reveal`, { entropies }),
  start: (code: string) => call<TableView>('POST', `${table(code)}/start`),
  leave: (code: string) => call<TableView>('POST', `${table(code)}/leave`),
  bot: (code: string, seat: number, level: string) =>
    call<TableView>('PUT', `${table(code)}/seats/${seat}/bot`, { level }),
  kick: (code: string, seat: number) => call<TableView>('DELETE', `${table(code)}/seats/${seat}`),
  swap: (code: string, seat: number, other: number) =>
    call<TableView>('POST', `${table(code)}/seats/${seat}/swap`, { other }),
  handOver: (code: string, seat: number) => call<TableView>('POST', `${table(code)}/host`, { seat }),
  shuffle: (code: string) => call<TableView>('POST', `${table(code)}/shuffle`),
  pause: (code: string, paused: boolean) => call<TableView>('POST', `${table(code)}/pause`, { paused }),
  cover: (code: string, seat: number, level: string) =>
    call<TableView>('POST', `${table(code)}/seats/${seat}/cover`, { level }),
  transfer: (code: string, seat: number) => call<TransferCode>('POST', `${table(code)}/seats/${seat}/transfer`),
  redeem: (code: string) => call<Moved>('POST', '/api/transfers', { code }),
  replay: (code: string, seat: number, first: number, count: number) =>
    call<Replay>('GET', `${table(code)}/replay?seat=${seat}&first=${first}&count=${count}`),
  hint: (code: string, seat: number) => call<Hint>('GET', `${table(code)}/seats/${seat}/hint`),
  advice: (code: string, seat: number) => call<Advice>('GET', `${table(code)}/seats/${seat}/advice`),
  weighed: (code: string, seat: number, action: string) =>
    call<Weighed>('GET', `${table(code)}/seats/${seat}/weighed?action=${encodeURIComponent(action)}`),
  reasons: (code: string, step: number) => call<Reasons>('GET', `${table(code)}/reasons?step=${step}`),
  analysis: (code: string, have: string) => call<AnalysisView>('GET', `${table(code)}/analysis?have=${have}`),
  replayRecord: (question: RecordQuestion) => call<RecordReplay>('POST', '/api/replays', question),
  /** A match of this device, as a server takes it. */
  deviceUpload: (code: string) => call<Upload>('GET', `${table(code)}/upload`),
  upload: (match: Upload) => call<TableView>('POST', UPLOADS, match),
  fork: (code: string, fork: Fork) => call<TableView>('POST', `${table(code)}/fork`, fork),
  recordUrl: (code: string) => `${table(code)}/record`,
  record: (code: string): Promise<string> =>
    onDevice.answers(table(code))
      ? onDevice.request('GET', `${table(code)}/record`)
      : fetch(`${table(code)}/record`).then(answer =>
          answer.ok ? answer.text() : Promise.reject(new Problem('our-fault', answer.statusText, answer.status))
        )
}
