/** Whether the chance of a match was the one that was sealed before it began. */

const bytes = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array((hex.match(/../g) ?? []).map(pair => parseInt(pair, 16)))

/** The seed that was revealed at the end must give the commitment that was published at the start. */
export async function sealHolds(commitment: string, seed: string): Promise<boolean> {
  if (!commitment || !seed) return false
  const hash = await crypto.subtle.digest('SHA-256', bytes(seed))
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('') === commitment
}
