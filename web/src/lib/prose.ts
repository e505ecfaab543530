/**
 * A page of docs/ taken apart: headings, paragraphs and code, with the marks inside a line. The pages that are
 * shown have nothing else.
 */

export type Block = { kind: 'h1' | 'h2' | 'p'; spans: Span[] } | { kind: 'code'; language: string; text: string }
export interface Span {
  kind: 'text' | 'code'
  text: string
}

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm
const HEADING = /^(#{1,2}) (.*)$/
const LINK = /\[([^\]]+)\]\([^)]+\)/g

export function blocks(page: string): Block[] {
  const found: Block[] = []
  let at = 0
  for (const fence of page.matchAll(FENCE)) {
    found.push(...prose(page.slice(at, fence.index)))
    found.push({ kind: 'code', language: fence[1]!, text: fence[2]! })
    at = fence.index + fence[0].length
  }
  return [...found, ...prose(page.slice(at))]
}

function prose(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => {
      const heading = HEADING.exec(part)
      return heading
        ? { kind: heading[1] === '#' ? 'h1' : 'h2', spans: spans(heading[2]!) }
        : { kind: 'p', spans: spans(part) }
    })
}

/** Links to other pages of docs/ lead nowhere here: their words stay. */
function spans(text: string): Span[] {
  return text
    .replace(LINK, '$1')
    .replaceAll('\n', ' ')
    .split('`')
    .map((part, number): Span => ({ kind: number % 2 ? 'code' : 'text', text: part }))
    .filter(span => span.text)
}
