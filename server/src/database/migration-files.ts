import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export type MigrationFile = { number: number; name: string; sql: string; checksum: string }

const migrationsDirectory = fileURLToPath(new URL('migrations', import.meta.url))

export async function readMigrationFiles(directory = migrationsDirectory): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter(name => name.endsWith('.sql')).sort()
  const files = await Promise.all(names.map(name => readMigrationFile(directory, name)))
  for (const [index, file] of files.entries()) {
    if (files[index - 1]?.number === file.number) {
      throw new Error(
        `Two migrations have the number ${file.number}: ${files[index - 1]?.name} and ${file.name}.`,
      )
    }
  }
  return files
}

/** Present and former names of the tables or functions of the migrations: others in the database are not Rigbay's. */
export async function createdByMigrations(kind: 'table' | 'function'): Promise<string[]> {
  const pattern = new RegExp(
    `^(?:create (?:or replace )?(?:unlogged )?${kind}|alter ${kind} \\w+ rename to) (\\w+)`,
    'gm',
  )
  const files = await readMigrationFiles()
  return [...new Set(files.flatMap(({ sql }) => [...sql.matchAll(pattern)].map(([, name]) => name!)))]
}

async function readMigrationFile(directory: string, name: string): Promise<MigrationFile> {
  const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
  if (!number) throw new Error(`${name} is no name for a migration; it should look like 0001-platform.sql.`)
  // On Windows git may check files out with CRLF.
  const sql = (await readFile(`${directory}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
  return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
