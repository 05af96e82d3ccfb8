import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { compactNumber } from '#contract/shared/compact-number.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'

const blocks = {
  latin: [0x20, 0x7e],
  signs: [0xa0, 0xbf],
  cyrillic: [0x400, 0x45f],
  punctuation: [0x2000, 0x206f],
}
const dashes = ['\u2212', '\u2e3a', '\u2e3b', '\u3000', '\ufe58', '\ufe63', '\ufeff', '\uff0d']
const numbers = [
  'P-482 13',
  ']C1P48213',
  ' ]C10100012345678905',
  '0012345678905',
  '000000000000',
  '012345678905X',
  '007',
]

it('is the same in the database', async () => {
  const { db, drop } = await createTestDatabase()
  const signs = Object.values(blocks).flatMap(([first, last]) =>
    Array.from({ length: last! - first! + 1 }, (_, at) => String.fromCharCode(first! + at)),
  )
  const texts = [...numbers, ...[...signs, ...dashes].map(sign => `a${sign}1`)]
  const { rows } = await sql<{ text: string; compact: string }>`
    select text, compact_number(text) as compact from unnest(${texts}::text[]) text`.execute(db)
  expect(rows).toEqual(texts.map(text => ({ text, compact: compactNumber(text) })))
  await drop()
})
