/** Writes src/lib/wire.ts from the server's JSON schemas: `node scripts/types.mjs < schemas.json`. */
import { writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const HEADER = '/** The shapes that travel between server and client. Made from the server\'s schemas by `make types`; do not edit. */\n'

/** What a server always sends is never absent: only what a client may leave out has optional fields. */
function complete(schema, sent) {
  if (Array.isArray(schema)) return schema.map(part => complete(part, sent))
  if (!schema || typeof schema !== 'object') return schema
  const { title, default: _default, maxLength, minLength, pattern, minimum, maximum, description, ...rest } = schema
  void title, _default, maxLength, minLength, pattern, minimum, maximum
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, complete(value, sent)]))
  if (typeof description === 'string') copy.description = description
  if (copy.type === 'object' && copy.properties) {
    copy.additionalProperties = false
    if (sent) copy.required = Object.keys(copy.properties)
  }
  return copy
}

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const { $defs } = JSON.parse(Buffer.concat(chunks).toString())
const FROM_CLIENT = new Set(['PersonChange', 'SeatsQuestion', 'NewTable', 'JoinTable', 'Ready', 'SeatBot', 'Pause', 'Redeem', 'Fork', 'Hello', 'Act', 'Ask', 'Say', 'Signal', 'MakeOffer', 'Reply', 'GetHistory', 'Ping', 'Update'])
const defs = Object.fromEntries(Object.entries($defs).sort().map(([name, schema]) => [name, { title: name, ...complete(schema, !FROM_CLIENT.has(name)) }]))
const text = await compile({ $defs: defs, title: 'Everything', anyOf: Object.keys(defs).map(name => ({ $ref: `#/$defs/${name}` })) }, 'Everything', {
  bannerComment: HEADER, unreachableDefinitions: false, format: true, style: { semi: false, singleQuote: true, printWidth: 140 }
})
writeFileSync(new URL('../src/lib/wire.ts', import.meta.url), text)
