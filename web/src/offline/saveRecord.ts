/** The record of a table of this device as a file. */

import { api, explain } from '../lib/api'
import { toasts } from '../lib/toasts.svelte'

/** Milliseconds until the browser has surely read the file. */
const READ = 60_000

export async function saveRecord(code: string): Promise<void> {
  try {
    const address = URL.createObjectURL(new Blob([await api.record(code)], { type: 'text/plain' }))
    Object.assign(document.createElement('a'), { href: address, download: `${code}.record` }).click()
    setTimeout(() => URL.revokeObjectURL(address), READ)
  } catch (fault) {
    toasts.show(explain(fault), 'warn')
  }
}
