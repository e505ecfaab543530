import type { Wire } from './connection'

/** A real socket to a table. */
export function openSocket(code: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(code)}`) as unknown as Wire
}
