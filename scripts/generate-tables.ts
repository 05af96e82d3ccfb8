// Writes server/src/database/tables.ts from the migrations; --check only reports a difference.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generateTables } from '#server/testing/generate-tables.ts'

const path = fileURLToPath(new URL('../server/src/database/tables.ts', import.meta.url))
const text = await generateTables()

if (!process.argv.includes('--check')) {
  await writeFile(path, text)
} else if ((await readFile(path, 'utf8')).replaceAll('\r\n', '\n') !== text) {
  console.error(
    'server/src/database/tables.ts does not fit the migrations: run node scripts/run.js scripts/generate-tables.ts',
  )
  process.exitCode = 1
}
