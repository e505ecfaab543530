/** Files in one piece, as `web/runtime.py` and the server pack them: a list of names and sizes, then the contents. */

export async function unpacked(packed: Response): Promise<[string, Uint8Array<ArrayBuffer>][]> {
  const whole = new Response(packed.body!.pipeThrough(new DecompressionStream('gzip')))
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const length = new DataView(bytes.buffer).getUint32(0)
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as [string, number][]
  let at = 4 + length
  return list.map(([name, size]) => [name, bytes.subarray(at, (at += size))])
}
