import type pg from 'pg'

/**
 * Refuses, with one sentence, a database in which search would fail: it compares lower case, and
 * trigrams contain what the character type (LC_CTYPE, with any locale provider) takes for letters.
 */
export async function refuseUnfitDatabase(pool: pg.Pool): Promise<void> {
  const { version, encoding, ctype } = await queryRow<{ version: string; encoding: string; ctype: string }>(
    pool,
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
       datctype as ctype
     from pg_database where datname = current_database()`,
  )
  if (Number.parseInt(version, 10) < 15)
    throw new Error(`Rigbay needs PostgreSQL 15 or newer; DATABASE_URL leads to PostgreSQL ${version}.`)
  if (encoding !== 'UTF8')
    throw new Error(`Rigbay needs a database in UTF8; that of DATABASE_URL is in ${encoding}. ${advice}`)
  // Checked last: other encodings do not accept these letters.
  const { folds } = await queryRow<{ folds: boolean }>(pool, `select lower('Ж') = 'ж' as folds`)
  if (!folds || ctype === 'C' || ctype === 'POSIX')
    throw new Error(
      `Rigbay needs a database whose locale knows more letters than English ones, or search finds no Cyrillic; that of DATABASE_URL has the character type ${ctype}. ${advice}`,
    )
}

const advice =
  "Make it with: create database ... template template0 encoding 'UTF8' lc_ctype 'C.UTF-8' locale_provider icu icu_locale 'und'."

const queryRow = async <Row>(pool: pg.Pool, question: string): Promise<Row> =>
  (await pool.query(question)).rows[0]
