import { expect, test } from 'vitest'
import { blocks } from './prose'

test('a page is taken apart into headings, paragraphs and code', () => {
  expect(blocks('# One\n\nA `b` of\n[c](d.md).\n\n```python\nprint(1)\n```\n\n## Two\n')).toEqual([
    { kind: 'h1', spans: [{ kind: 'text', text: 'One' }] },
    {
      kind: 'p',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'code', text: 'b' },
        { kind: 'text', text: ' of c.' }
      ]
    },
    { kind: 'code', language: 'python', text: 'print(1)\n' },
    { kind: 'h2', spans: [{ kind: 'text', text: 'Two' }] }
  ])
})
