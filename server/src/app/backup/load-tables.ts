import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { foreignKeys, type ShopTable, shopTables } from './shop-tables.ts'

/** One transaction without triggers and foreign keys; its end checks all rows. Needs the owner. */
export async function loading(client: pg.Client, load: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    const tables = (await shopTables(client)).map(({ name }) => pg.escapeIdentifier(name))
    const references = await foreignKeys(client)
    for (const { table, name } of references)
      await client.query(`alter table ${table} drop constraint ${name}`)
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
    await client.query(`truncate ${tables.join(', ')}`)
    await load()
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {}) // a lost connection is rolled back
    throw error
  }
}

const unpacked = promisify(gunzip)

export async function copyPiece(
  client: pg.Client,
  { name, columns }: ShopTable,
  piece: Buffer,
): Promise<void> {
  const rows = await unpacked(piece)
  const list = columns.map(column => pg.escapeIdentifier(column)).join(', ')
  const into = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`))
  await pipeline(Readable.from([rows]), into)
}

export async function setSequences(client: pg.Client, values: Record<string, number>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value])
}
