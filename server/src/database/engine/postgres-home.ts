import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, canReach, findPostgresAccount, isRoot } from './postgres-account.ts'

export type PostgresHome = { home: string; account: Account | undefined }

/**
 * `DATA_DIR/postgres`. As root, PostgreSQL runs under another account; if that account cannot reach
 * the data directory, this is a link to a folder in the system folder. The link, not the path,
 * connects both: a renamed clone keeps its database, a copy gets its own.
 */
export async function settlePostgresHome(dataDir: string, systemDir: string): Promise<PostgresHome> {
  await mkdir(dataDir, { recursive: true })
  const place = await realpath(dataDir)
  const path = join(place, 'postgres')
  if (!isRoot()) return settleAsOurselves(path)

  const there = await lstat(path).catch(() => undefined)
  if (there?.isSymbolicLink()) return followLink(path, place, systemDir)
  if (there) return reuseFolder(path, place)

  const account = await findPostgresAccount()
  if (canReach(account, place)) {
    await mkdir(path, { recursive: true })
    return own(path, account)
  }
  return settleInSystemDir(path, place, systemDir, account)
}

async function settleAsOurselves(path: string): Promise<PostgresHome> {
  await mkdir(path, { recursive: true, mode: 0o700 }).catch(error => {
    if (error.code !== 'EEXIST') throw error // a link made while Rigbay ran as root
  })
  const owner = await lstat(path).then(there => there.uid)
  const ourselves = process.getuid?.()
  if (ourselves !== undefined && owner !== ourselves) {
    throw new Error(
      `The database in ${path} belongs to another account (uid ${owner}), because Rigbay was started as root before; start it as root again, or hand the folder over with chown.`,
    )
  }
  return { home: path, account: undefined }
}

async function reuseFolder(path: string, place: string): Promise<PostgresHome> {
  const { uid, gid } = await lstat(path)
  // A database of a user without root rights keeps running as that user, also under sudo.
  const account = uid === 0 ? await findPostgresAccount() : { uid, gid }
  if (!canReach(account, place)) {
    throw new Error(
      `The database in ${path} runs under the account with uid ${account.uid}, which may no longer pass through the folders above it; allow that (chmod o+x) or move the data directory.`,
    )
  }
  return own(path, account)
}

async function followLink(path: string, place: string, systemDir: string): Promise<PostgresHome> {
  const home = await readlink(path)
  if (!existsSync(home)) {
    throw new Error(
      `The database of ${place} was kept in ${home}, which is gone; bring it back, or delete the link ${path} to begin with an empty database.`,
    )
  }
  const { uid, gid } = await lstat(home)
  const account = uid === 0 ? await findPostgresAccount() : { uid, gid }
  const belongsTo = await readFile(note(home), 'utf8').catch(() => place)
  if (belongsTo === place) return own(home, account)
  const original = await readlink(join(belongsTo, 'postgres')).catch(() => undefined)
  if (original === home) {
    await rm(path)
    return settleInSystemDir(path, place, systemDir, account)
  }
  await writeFile(note(home), place)
  return own(home, account)
}

async function settleInSystemDir(
  path: string,
  place: string,
  systemDir: string,
  account: Account,
): Promise<PostgresHome> {
  const folder = join(systemDir, 'databases')
  await mkdir(folder, { recursive: true })
  for (const passable of [systemDir, folder]) await chmod(passable, 0o755)
  if (!canReach(account, folder)) {
    throw new Error(
      `PostgreSQL cannot run as root, and its account reaches neither ${place} nor ${systemDir}; choose another DATA_DIR, start Rigbay as another user, or set DATABASE_URL.`,
    )
  }
  const home = await makeFolder(join(folder, hashOf(place)))
  await writeFile(note(home), place)
  try {
    await symlink(home, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    await rm(home, { recursive: true }) // another Rigbay chose a folder at the same moment: use it
    return followLink(path, place, systemDir)
  }
  return own(home, account)
}

/** A folder of that name may be left from a deleted data directory; it is data, and kept. */
async function makeFolder(wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const folder = number === 1 ? wanted : `${wanted}-${number}`
    try {
      await mkdir(folder, { mode: 0o700 })
      return folder
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

const note = (home: string) => join(home, 'data-dir')
const hashOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 16)

/** The content may come from a backup or another account. */
async function own(home: string, account: Account): Promise<PostgresHome> {
  await chmod(home, 0o700)
  const cluster = join(home, 'cluster')
  const foreign = [home, cluster].map(path => lstat(path).catch(() => undefined))
  const owners = (await Promise.all(foreign)).flatMap(there => (there ? [there.uid] : []))
  if (owners.some(uid => uid !== account.uid)) {
    await chown(home, account.uid, account.gid)
    for (const entry of await readdir(home, { recursive: true })) {
      await lchown(join(home, entry), account.uid, account.gid)
    }
  }
  return { home, account }
}
