import type pg from 'pg'
import { type DatabaseLog, silentLog } from './database-log.ts'
import { type MigrationFile, readMigrationFiles } from './migration-files.ts'

type SchemaState = { applied: AppliedMigration[]; pending: MigrationFile[] }
export type AppliedMigration = { number: number; name: string; checksum: string }

/** Each file in one transaction with its row in schema_migrations. Several processes may run this. */
export async function migrate(
  pool: pg.Pool,
  { directory, log = silentLog, upTo }: { directory?: string; log?: DatabaseLog; upTo?: number } = {},
): Promise<SchemaState> {
  const all = await readMigrationFiles(directory)
  const files = upTo === undefined ? all : all.filter(({ number }) => number <= upTo)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1, $2)', lockKey)
    await client.query(`create table if not exists schema_migrations (
      number int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
    const { pending } = compare(files, await readApplied(client))
    for (const file of pending) {
      await apply(client, file)
      log.info(`Applied the migration ${file.name}.`)
    }
    return compare(files, await readApplied(client))
  } finally {
    client.release(true) // closes the connection, which ends the lock and the endless timeout
  }
}

const lockKey = [0x52494742, 2]

export async function readApplied(client: Pick<pg.Client, 'query'>): Promise<AppliedMigration[]> {
  const { rows } = await client.query('select number, name, checksum from schema_migrations order by number')
  return rows
}

function compare(files: MigrationFile[], applied: AppliedMigration[]): SchemaState {
  for (const { number, name, checksum } of applied) {
    const file = files.find(file => file.number === number)
    if (!file) {
      throw new Error(`The database is newer than this Rigbay: it has the migration ${name}. Update Rigbay.`)
    }
    if (file.name !== name) {
      throw new Error(
        `The database was made by a development version of Rigbay (its migration ${name} is ${file.name} here) and cannot be updated. Start with an empty database or data directory.`,
      )
    }
    if (file.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after this database had applied it. Restore the file, and write the change as a new migration.`,
      )
    }
  }
  const last = applied.at(-1)?.number ?? 0
  const pending = files.filter(file => !applied.some(({ number }) => number === file.number))
  const late = pending.find(file => file.number < last)
  if (late)
    throw new Error(`The migration ${late.name} comes before one already applied. Give it a higher number.`)
  return { applied, pending }
}

async function apply(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  await client.query('begin')
  try {
    await client.query(file.sql)
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    // The connection is closed, which rolls back.
    throw new Error(`The migration ${file.name} failed${lineOf(error, file)}: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

function lineOf(error: unknown, file: MigrationFile): string {
  const position = Number((error as pg.DatabaseError).position)
  return position ? ` in line ${file.sql.slice(0, position).split('\n').length}` : ''
}
