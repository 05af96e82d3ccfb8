import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { PostgresHome } from './postgres-home.ts'
import { type CommandResult, runCommand } from './run-command.ts'

export const postgresUser = 'rigbay'
export const postgresDatabase = 'rigbay'

export async function ensurePostgresCluster(
  { home, account }: PostgresHome,
  binaries: PostgresBinaries,
  options: { fsync: boolean },
): Promise<{ cluster: string; password: string }> {
  const cluster = join(home, 'cluster')
  if (!existsSync(cluster)) {
    await removeHalfMade(home)
    await createCluster(cluster, { home, account }, binaries, options)
  }
  const major = Number(await readFile(join(cluster, 'PG_VERSION'), 'utf8'))
  if (major !== binaries.major) {
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${major}, and this Rigbay carries ${binaries.major}; move it with pg_dump and pg_restore, or go back to the Rigbay that made it.`,
    )
  }
  return { cluster, password: await readFile(passwordFile(cluster), 'utf8') }
}

async function createCluster(
  cluster: string,
  { home, account }: PostgresHome,
  binaries: PostgresBinaries,
  { fsync }: { fsync: boolean },
): Promise<void> {
  // Renamed when complete: a kill must not leave a partial folder that looks like a database.
  const half = `${cluster}.new-${process.pid}-${randomBytes(3).toString('hex')}`
  const password = `${half}.password`
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account) await chown(password, account.uid, account.gid)
  const made = await firstThatWorks(characterTypes, type =>
    runCommand(
      binaries.initdb,
      [
        `--pgdata=${half}`,
        `--username=${postgresUser}`,
        `--pwfile=${password}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The binaries include ICU: names sort the same on every machine and in every language.
        ...['--locale=C', '--locale-provider=icu', '--icu-locale=und', `--lc-ctype=${type}`],
        ...['--set', 'timezone=UTC', '--set', 'log_timezone=UTC'],
        ...['--set', 'random_page_cost=1.1', '--set', 'jit=off'],
        ...(fsync ? [] : ['--no-sync']),
      ],
      { account, cwd: home },
    ),
  )
  if (!made.ok) throw new Error(`PostgreSQL could not make a database in ${home}: ${made.output}`)
  await rename(password, passwordFile(half))
  try {
    await rename(half, cluster)
  } catch (error) {
    // Another Rigbay was first; the lock decides which may stay.
    await rm(half, { recursive: true, force: true })
    if (!existsSync(cluster)) throw error
  }
}

/**
 * The locale by which pg_trgm finds letters; ICU is not used for it. Under plain C no Cyrillic text
 * would be found, so that is the last resort.
 */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C']

async function firstThatWorks(types: string[], run: (type: string) => Promise<CommandResult>) {
  let result: CommandResult = { ok: false, output: '' }
  for (const type of types) {
    result = await run(type)
    if (result.ok || !result.output.includes('invalid locale')) break
  }
  return result
}

const passwordFile = (cluster: string) => join(cluster, 'rigbay-password')

async function removeHalfMade(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const maker = /^cluster\.new-(\d+)-/.exec(name)?.[1]
    if (maker && !isAlive(Number(maker))) {
      await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 }) // its initdb may still write
    }
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
