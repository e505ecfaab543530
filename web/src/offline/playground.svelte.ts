/** Python with the rules in a worker of its own, for code of a page. It has no tables; it can be stopped. */

import { Problem } from '../lib/api'
import type { FromWorker, ToWorker } from './messages'
import { runtime } from './runtime'

export class Playground {
  /** The piece of code that runs, or waits for Python. */
  running = $state<number>()
  private worker: Worker | undefined
  private told: ((text: string) => void) | undefined
  private failed: ((fault: Error) => void) | undefined

  /** What a piece of code prints. */
  async run(piece: number, code: string): Promise<string> {
    this.running = piece
    try {
      this.worker ??= await this.load()
      const { worker } = this
      return await new Promise((resolve, reject) => {
        this.told = resolve
        this.failed = reject
        worker.postMessage({ type: 'run', code } satisfies ToWorker)
      })
    } finally {
      this.running = undefined
    }
  }

  /** Whatever runs ends; the next piece begins with a new Python. */
  stop(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.told?.('')
  }

  private async load(): Promise<Worker> {
    const { id } = await runtime.manifest().catch(fault => {
      throw new Problem('device-files', String(fault), 0)
    })
    const worker = runtime.worker()
    worker.onmessage = event => this.receive(event.data as FromWorker)
    worker.onerror = event => this.failed?.(new Problem('device-rules', event.message, 0))
    const folder = new URL(`${runtime.folder}${id}/`, location.href).href
    worker.postMessage({ type: 'start', runtime: folder, pace: 0, tables: false } satisfies ToWorker)
    return worker
  }

  private receive(message: FromWorker): void {
    if (message.type === 'printed') this.told?.(message.text)
    else if (message.type === 'broken') {
      this.worker?.terminate()
      this.worker = undefined
      this.failed?.(new Problem(`device-${message.why}`, message.detail, 0))
    }
  }
}
