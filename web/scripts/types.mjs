/** Writes src/lib/wire.ts from the JSON schemas of `python -m redtable.protocol.schema`. */
import { writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const HEADER = "/** The shapes that travel. Made from the server's schemas by `make types`; do not edit. */\n"
const NUMBERS = ['title', 'default', 'maxLength', 'minLength', 'pattern', 'minimum', 'maximum']

/** Only the shapes, without limits; what a server sends is always complete. */
function shape(schema, sent) {
  if (Array.isArray(schema)) return schema.map(part => shape(part, sent))
  if (!schema || typeof schema !== 'object') return schema
  const kept = Object.entries(schema).filter(([key, value]) => !NUMBERS.includes(key) || typeof value === 'object')
  const copy = Object.fromEntries(kept.map(([key, value]) => [key, shape(value, sent)]))
  delete copy.default
  if (copy.prefixItems) {
    copy.items = copy.prefixItems
    copy.additionalItems = false
    delete copy.prefixItems
  }
  if (copy.type === 'object' && copy.properties) {
    copy.additionalProperties = false
    if (sent) copy.required = Object.keys(copy.properties)
  }
  return copy
}

/** The names that a schema leads to. */
function reached(name, defs, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  for (const [, next] of JSON.stringify(defs[name]).matchAll(/"#\/\$defs\/([^"]+)"/g)) reached(next, defs, found)
  return found
}

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const { $defs } = JSON.parse(Buffer.concat(chunks).toString())
const fromServer = reached('FromServer', $defs)
/** Shapes in which a server leaves out what has not changed, or is as it is by default. */
const SPARSE = ['Update', 'MatchChange', 'ShipDraft']
/** What a client sends over HTTP: it may leave out whatever has a default. */
const ASKED = [
  ...['FromClient', 'NewTable', 'HouseRules', 'PersonChange', 'SeatsQuestion', 'JoinTable', 'Ready', 'SeatBot'],
  ...['Pause', 'Redeem', 'Fork', 'Consultation', 'OddsQuestion']
]
const optional = name =>
  SPARSE.includes(name) || (!fromServer.has(name) && ASKED.includes(name)) || reached('FromClient', $defs).has(name)
const defs = Object.fromEntries(
  Object.entries($defs)
    .sort()
    .map(([name, schema]) => [name, { title: name, ...shape(schema, !optional(name)) }])
)
const text = await compile(
  { $defs: defs, title: 'Everything', anyOf: Object.keys(defs).map(name => ({ $ref: `#/$defs/${name}` })) },
  'Everything',
  {
    bannerComment: HEADER,
    style: { semi: false, singleQuote: true, printWidth: 120 }
  }
)
writeFileSync(new URL('../src/lib/wire.ts', import.meta.url), text)
