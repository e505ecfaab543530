/** What a device keeps, in IndexedDB: its person, tables, logs and rulesets. A write is whole or not at all. */

import type { Writes } from './messages'

const VERSION = 1
const STORES = ['person', 'tables', 'rulesets', 'logs'] as const

/** A row of a log: code, sequence, seat, text, time, data. */
export type LogRow = [string, number, number, string, number, string]

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}

export class DeviceStore {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name = 'redtable'): Promise<DeviceStore> {
    const request = indexedDB.open(name, VERSION)
    request.onupgradeneeded = () => STORES.forEach(store => request.result.createObjectStore(store))
    return new DeviceStore(await done(request))
  }

  close(): void {
    this.database.close()
  }

  /** Everything but the logs, as `Kept` of the device's messages. */
  async kept(): Promise<string> {
    const reading = this.database.transaction(['person', 'tables', 'rulesets'])
    const [person, tables, keys, texts] = await Promise.all([
      done(reading.objectStore('person').get('me')) as Promise<unknown>,
      done(reading.objectStore('tables').getAll()) as Promise<string[]>,
      done(reading.objectStore('rulesets').getAllKeys()) as Promise<string[]>,
      done(reading.objectStore('rulesets').getAll()) as Promise<string[]>
    ])
    const rulesets = Object.fromEntries(keys.map((key, i) => [key, texts[i]]))
    return JSON.stringify({ person: person ?? null, tables, rulesets })
  }

  /** The log of a table, in order. */
  log(code: string): Promise<LogRow[]> {
    return done(this.database.transaction('logs').objectStore('logs').getAll(rowsOf(code))) as Promise<LogRow[]>
  }

  /** Keep what is new; it is on the disk when this is done. */
  write(writes: Writes): Promise<void> {
    const writing = this.database.transaction(STORES, 'readwrite', { durability: 'strict' })
    if (writes.person) writing.objectStore('person').put(writes.person, 'me')
    for (const [key, text] of Object.entries(writes.rulesets ?? {})) writing.objectStore('rulesets').put(text, key)
    for (const [code, text] of Object.entries(writes.tables ?? {}))
      if (text === null) {
        writing.objectStore('tables').delete(code)
        writing.objectStore('logs').delete(rowsOf(code))
      } else writing.objectStore('tables').put(text, code)
    for (const row of writes.rows ?? []) writing.objectStore('logs').add(row, [row[0], row[1]])
    return new Promise((resolve, reject) => {
      writing.oncomplete = () => resolve()
      writing.onabort = () => reject(writing.error ?? new Error('IndexedDB'))
    })
  }
}

function rowsOf(code: string): IDBKeyRange {
  return IDBKeyRange.bound([code, 0], [code, Infinity])
}
