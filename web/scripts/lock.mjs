/** Takes every address out of package-lock.json: what is installed is told by its hash, not by where it lay. */
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
for (const entry of Object.values(lock.packages)) {
  delete entry.funding
  delete entry.resolved
}
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n')
