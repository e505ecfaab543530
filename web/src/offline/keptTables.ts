/** The tables of this device as they are kept, read without the rules: for the lists of a page that has a server. */

import { DeviceStore } from './store'

export interface KeptTable {
  code: string
  game: string
  status: 'open' | 'running' | 'over' | 'closed'
  created: number
  seats: { person: string; bot: string }[]
}

export async function keptTables(): Promise<KeptTable[]> {
  const store = await DeviceStore.open()
  const { tables } = JSON.parse(await store.kept()) as { tables: string[] }
  store.close()
  return tables
    .map(text => JSON.parse(text) as KeptTable)
    .filter(table => table.status === 'running' || table.status === 'over')
    .sort((one, other) => other.created - one.created)
}
