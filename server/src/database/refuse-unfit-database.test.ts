import { randomBytes } from 'node:crypto'
import { afterEach, expect, inject, it } from 'vitest'
import { asAdmin } from '#server/testing/test-server.ts'
import { openDatabase } from './connect.ts'
import { refuseUnfitDatabase } from './refuse-unfit-database.ts'

const server = inject('testServer')
const database = `${server.prefix}unfit_${randomBytes(3).toString('hex')}`

afterEach(() => asAdmin(server, client => client.query(`drop database if exists ${database} with (force)`)))

const lettersOfEnglish =
  /^Rigbay needs a database whose locale knows more letters.*; that of DATABASE_URL has the character type C\./

it.each([
  [
    `encoding 'LATIN1' locale_provider libc locale 'C'`,
    /^Rigbay needs a database in UTF8; that of DATABASE_URL is in LATIN1\./,
  ],
  [
    `encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
    /^Rigbay needs a database in UTF8; that of DATABASE_URL is in SQL_ASCII\./,
  ],
  [`encoding 'UTF8' locale_provider libc locale 'C'`, lettersOfEnglish],
  [`encoding 'UTF8' locale_provider icu icu_locale 'und' lc_collate 'C' lc_ctype 'C'`, lettersOfEnglish],
])('a database with %s is refused in a sentence', async (options, sentence) => {
  await make(options)
  const { pool, close } = openDatabase({ ...server.connection, database }, { max: 1 })
  try {
    await expect(refuseUnfitDatabase(pool)).rejects.toThrow(sentence)
  } finally {
    await close()
  }
})

it.each([
  [`encoding 'UTF8' locale_provider libc locale 'C.UTF-8'`],
  [`encoding 'UTF8' locale_provider icu icu_locale 'und' lc_collate 'C' lc_ctype 'C.UTF-8'`],
])('a database with %s is taken', async options => {
  await make(options)
  const { pool, close } = openDatabase({ ...server.connection, database }, { max: 1 })
  try {
    await refuseUnfitDatabase(pool)
  } finally {
    await close()
  }
})

const make = (options: string) =>
  asAdmin(server, client => client.query(`create database ${database} template template0 ${options}`))
