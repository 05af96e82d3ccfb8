import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync } from 'node:fs'
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isSocketFolder, type PostgresAddress, readPostmasterFile, socketPath } from './postgres-address.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { isAlive } from './postgres-cluster.ts'
import type { PostgresHome } from './postgres-home.ts'
import { commandEnvironment, runCommand } from './run-command.ts'

export type PostgresPlace = PostgresHome & {
  cluster: string
  binaries: PostgresBinaries
  address: PostgresAddress
  fsync: boolean
}

export function spawnPostgres(place: PostgresPlace): ChildProcess {
  const { address, cluster, account, home, binaries } = place
  const socket = isSocketFolder(address)
  const settings = {
    // The value is a list: a comma or quote in the path would split it.
    unix_socket_directories: socket ? `"${address.host.replaceAll('"', '""')}"` : '',
    listen_addresses: socket ? '' : address.host,
    port: String(address.port),
    // One file per weekday, overwritten a week later.
    logging_collector: 'on',
    log_filename: 'postgres-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_size: '0',
    log_checkpoints: 'off',
    ...(place.fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const output = openSync(startLog(home), 'w', 0o600)
  if (account) fchownSync(output, account.uid, account.gid)
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...account,
      cwd: home,
      env: commandEnvironment(),
      // In its own process group: Ctrl-C is for Rigbay, which stops the server at the end.
      detached: true,
      stdio: ['ignore', output, output],
      windowsHide: true,
    },
  )
  closeSync(output)
  child.on('error', () => {}) // seen as a child without a pid
  child.unref()
  return child
}

export async function readStartLog({ home, cluster }: PostgresPlace, child: ChildProcess): Promise<string> {
  const texts = [await readFile(startLog(home), 'utf8')]
  for (const name of await readdir(join(cluster, 'log')).catch(() => [])) {
    texts.push(await readFile(join(cluster, 'log', name), 'utf8'))
  }
  const lines = texts.flatMap(text => text.split('\n'))
  const own = lines.filter(line => line.includes(`[${child.pid}]`) || !/ \[\d+\] /.test(line))
  return own.join('\n').trim()
}

const startLog = (home: string) => join(home, 'start.log')

export async function stopPostgres(place: PostgresPlace): Promise<void> {
  const { cluster, binaries, account, home } = place
  const stop = (mode: string) =>
    runCommand(binaries.pgCtl, ['stop', '-D', cluster, '-m', mode, '-t', '30'], { account, cwd: home })
  if (!(await stop('fast')).ok && (await findPostmaster(place))) await stop('immediate')
}

/** The running server, or processes of a killed one: a new server must wait for them. */
export async function findPostmaster({ cluster, address }: PostgresPlace): Promise<number | undefined> {
  const pid = (await readPostmasterFile(cluster))?.pid
  if (!pid) return undefined
  const alive = isAlive(pid)
  if (alive && (await isPostgres(pid, cluster))) return pid
  const orphan = await findOrphan(cluster)
  if (orphan || !alive) return orphan
  // Another process (after a reboot, in a new container) or a zombie has the number. PostgreSQL
  // would take it for a server; the pid of a dead process it removes itself.
  if ((await readPostmasterFile(cluster))?.pid === pid) {
    await rm(join(cluster, 'postmaster.pid'), { force: true })
    if (isSocketFolder(address)) await rm(`${socketPath(address)}.lock`, { force: true })
  }
  return undefined
}

async function isPostgres(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') return (await workingDirectory(pid)) === (await realpath(cluster))
  const list =
    process.platform === 'win32'
      ? await runCommand('tasklist', ['/FI', `PID eq ${pid}`, '/NH'])
      : await runCommand('ps', ['-o', 'command=', '-p', String(pid)])
  return list.output.includes('postgres')
}

/** Elsewhere PostgreSQL counts the processes attached to its memory. */
async function findOrphan(cluster: string): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const folder = await realpath(cluster)
  for (const name of await readdir('/proc')) {
    if (/^\d+$/.test(name) && (await workingDirectory(Number(name))) === folder) return Number(name)
  }
  return undefined
}

/** Undefined for a dead process, a zombie or another user's. */
const workingDirectory = (pid: number) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)
