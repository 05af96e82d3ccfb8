import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, lstat, mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './postgres-account.ts'
import type { PostgresHome } from './postgres-home.ts'

/** A folder (unix socket) or a loopback address. */
export type PostgresAddress = { host: string; port: number }

export type ListenOn = 'socket' | 'loopback'

export const isSocketFolder = (address: PostgresAddress) => address.host !== loopback

const loopback = '127.0.0.1'
const socketPort = 5432
/** The system's limit with the final zero: 108 on Linux, 104 on macOS. */
const longestSocketPath = 103

export const socketPath = ({ host, port }: PostgresAddress) => join(host, `.s.PGSQL.${port}`)

/**
 * A running server keeps its address; a new one gets a socket in its own folder if the path is short enough.
 */
export async function choosePostgresAddress(
  { home, account }: PostgresHome,
  cluster: string,
  listenOn: ListenOn = process.platform === 'win32' ? 'loopback' : 'socket',
): Promise<PostgresAddress> {
  const running = await readPostmasterFile(cluster)
  const here = { host: home, port: socketPort }
  if (listenOn === 'socket' && existsSync(socketPath(here))) return here
  if (running?.address) return running.address
  if (listenOn === 'loopback') return { host: loopback, port: await findFreePort() }
  if (fits(here)) return here
  const short = { host: join(tmpdir(), `rigbay-${hashOf(home)}`), port: socketPort }
  if (!fits(short) || !(await makePrivateFolder(short.host, account))) {
    return { host: loopback, port: await findFreePort() }
  }
  return short
}

const fits = (address: PostgresAddress) => Buffer.byteLength(socketPath(address)) <= longestSocketPath

const hashOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12)

/** False if another user created that name in the shared temporary folder. */
async function makePrivateFolder(folder: string, account: Account | undefined): Promise<boolean> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made && account) await chown(folder, account.uid, account.gid)
  const { uid, mode } = await lstat(folder)
  return uid === (account?.uid ?? process.getuid?.()) && (mode & 0o170777) === 0o040700
}

/** The content of postmaster.pid; the address is empty while the server starts. */
export async function readPostmasterFile(
  cluster: string,
): Promise<{ pid: number; address: PostgresAddress | undefined } | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, folder, host] = text.split('\n')
  if (!Number(pid)) return undefined
  const listensAt = folder || host
  return {
    pid: Number(pid),
    address: listensAt && Number(port) ? { host: listensAt, port: Number(port) } : undefined,
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, loopback, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
