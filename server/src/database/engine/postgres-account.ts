import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { runCommand } from './run-command.ts'

export type Account = { uid: number; gid: number }

export const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses to run as root, so root runs it under the account `rigbay`, created if missing. */
export async function findPostgresAccount(): Promise<Account> {
  const own = (await lookUp('rigbay')) ?? (await createAccount())
  // On a read-only system, an existing unprivileged account.
  const account = own ?? (await lookUp('postgres')) ?? (await lookUp('nobody'))
  if (account) return account
  throw new Error(
    'PostgreSQL cannot run as root, and no account to run it under could be made or found: create one named rigbay, start Rigbay as another user, or set DATABASE_URL.',
  )
}

/** Whether the account can enter every folder of the path, and read and execute its content. */
export function canReach(account: Account | undefined, path: string): boolean {
  if (!account) return true
  for (let place = path, bits = 0o5; ; place = dirname(place), bits = 0o1) {
    const { uid, gid, mode } = statSync(place)
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
    if (((mode >> shift) & bits) !== bits) return false
    if (place === dirname(place)) return true
  }
}

async function createAccount(): Promise<Account | undefined> {
  const made = await runCommand('useradd', [
    ...['--system', '--user-group', '--no-create-home'],
    ...['--home-dir', '/var/lib/rigbay', '--shell', '/usr/sbin/nologin', 'rigbay'],
  ])
  // Another Rigbay may have created it.
  return made.ok ? lookUp('rigbay') : retryLookUp()
}

async function retryLookUp(): Promise<Account | undefined> {
  await new Promise(resolve => setTimeout(resolve, 200))
  return lookUp('rigbay')
}

async function lookUp(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([runCommand('id', ['-u', name]), runCommand('id', ['-g', name])])
  if (!uid.ok || !gid.ok) return undefined
  // `| 0`: macOS prints nobody's -2 as 4294967294, which spawn refuses.
  return { uid: Number(uid.output) | 0, gid: Number(gid.output) | 0 }
}
