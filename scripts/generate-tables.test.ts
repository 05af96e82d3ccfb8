import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { generateTables } from '#server/testing/generate-tables.ts'

it('tables.ts is up to date with the migrations', async () => {
  const path = new URL('../server/src/database/tables.ts', import.meta.url)
  expect(await readFile(path, 'utf8')).toBe(await generateTables())
})
