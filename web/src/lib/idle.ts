/** Work that can wait. */

/** Do something when the page has nothing better to do; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}

/** Do something after the next paint, so that a touch or a letter shows first; the answer takes it back. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
