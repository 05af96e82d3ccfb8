import type { ChildProcess } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { applicationRole, ensureApplicationRole } from '../application-role.ts'
import { type DatabaseLog, silentLog } from '../database-log.ts'
import { choosePostgresAddress, isSocketFolder, type ListenOn } from './postgres-address.ts'
import { preparePostgresBinaries } from './postgres-binaries.ts'
import { ensurePostgresCluster, postgresDatabase, postgresUser } from './postgres-cluster.ts'
import { type PostgresConnection, tryToHold } from './postgres-hold.ts'
import { settlePostgresHome } from './postgres-home.ts'
import {
  findPostmaster,
  type PostgresPlace,
  readStartLog,
  spawnPostgres,
  stopPostgres,
} from './postgres-server.ts'

export type EmbeddedPostgresOptions = {
  dataDir: string
  /** Off only in tests: a power cut may then destroy the database. */
  fsync?: boolean
  log?: DatabaseLog
  /** For data, if Rigbay runs as root and the unprivileged account cannot reach the data directory. */
  systemDir?: string
  listenOn?: ListenOn
}

export type EmbeddedPostgres = {
  /** Of the owner: for migrations, backups and the lock. */
  connection: PostgresConnection
  /** Of the server's role. */
  application: PostgresConnection
  stop(): Promise<void>
}

/** Starts PostgreSQL, or takes over that of a killed Rigbay, and restarts it until stopped. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log = silentLog } = options
  const { place, connection } = await findPlace(options)
  const { address } = place
  const application = asApplication(connection)

  const stopping = new AbortController()
  let hold = await bringUp(place, connection, dataDir)
  await ensureApplicationRole(hold, application.password)
  let comingBack = Promise.resolve()
  watch()

  function watch() {
    hold.once('end', () => {
      if (stopping.signal.aborted) return
      log.warn('The connection to the embedded PostgreSQL ended; bringing it back.')
      comingBack = comeBack()
    })
  }

  async function comeBack() {
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(pause * 2, 10_000)) {
      try {
        hold = await bringUp(place, connection, dataDir, stopping.signal)
        log.info('The embedded PostgreSQL is back.')
        return watch()
      } catch (error) {
        if (stopping.signal.aborted) return
        log.warn(`The embedded PostgreSQL did not come back: ${(error as Error).message}`)
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {}) // stop() aborts it
      }
    }
  }

  return {
    connection,
    application,
    async stop() {
      if (stopping.signal.aborted) return
      stopping.abort()
      await comingBack
      await stopPostgres(place)
      await hold.end()
      if (isSocketFolder(address) && address.host !== place.home)
        await rm(address.host, { recursive: true, force: true })
    },
  }
}

/** For a second program on a data directory in use: joins the running server, or starts one. */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { connection } = await findPlace(options)
  for (;;) {
    const attempt = await tryToHold(connection)
    if (attempt.got === 'in use')
      return { connection, application: asApplication(connection), async stop() {} }
    if (attempt.got === 'hold') await attempt.client.end()
    if (attempt.got !== 'busy') return startEmbeddedPostgres(options)
    await sleep(25)
  }
}

/** Its password is derived from the owner's by a hash. */
const asApplication = (owner: PostgresConnection): PostgresConnection => ({
  ...owner,
  user: applicationRole,
  password: createHmac('sha256', owner.password).update(applicationRole).digest('base64url'),
})

async function findPlace(options: EmbeddedPostgresOptions) {
  const { dataDir, fsync = true, systemDir = '/var/lib/rigbay' } = options
  const settled = await settlePostgresHome(dataDir, systemDir)
  const binaries = await preparePostgresBinaries(settled.account, systemDir)
  const { cluster, password } = await ensurePostgresCluster(settled, binaries, { fsync })
  const address = await choosePostgresAddress(settled, cluster, options.listenOn)
  const place: PostgresPlace = { ...settled, cluster, binaries, address, fsync }
  return { place, connection: { ...address, user: postgresUser, password, database: postgresDatabase } }
}

/** Finds or starts a server, until it responds and the data directory is locked. */
async function bringUp(
  place: PostgresPlace,
  connection: PostgresConnection,
  dataDir: string,
  signal?: AbortSignal,
): Promise<pg.Client> {
  let child: ChildProcess | undefined
  let inUseSince: number | undefined
  let unreachableSince: number | undefined
  for (;;) {
    signal?.throwIfAborted()
    const attempt = await tryToHold(connection)
    if (attempt.got === 'hold') return attempt.client
    if (attempt.got === 'in use') {
      // The server may take a moment to notice that the previous Rigbay was killed.
      inUseSince ??= Date.now()
      if (Date.now() - inUseSince > patience.inUse) throw new Error(inUse(dataDir, attempt.by))
    }
    if (attempt.got === 'nobody') {
      unreachableSince ??= Date.now()
      const starting = child?.pid !== undefined && child.exitCode === null && child.signalCode === null
      if (!starting && !(await findPostmaster(place))) {
        if (child) await failUnlessWorthAnotherTry(place, child, unreachableSince)
        child = spawnPostgres(place)
      } else if (Date.now() - unreachableSince > patience.unreachable) {
        throw new Error(
          `A PostgreSQL runs on ${place.cluster} and does not answer (${attempt.error.message}); end its process, named in postmaster.pid there, and start Rigbay again.`,
        )
      }
    }
    await sleep(25)
  }
}

const patience = { inUse: 1500, unreachable: 30_000, orphans: 10_000 }

const inUse = (dataDir: string, by: string) =>
  `Another Rigbay (process ${by}) is using the data directory ${dataDir}; stop it first, or give this one another DATA_DIR.`

/** Lock file, shared memory and socket of the last server may disappear late. */
async function failUnlessWorthAnotherTry(
  place: PostgresPlace,
  child: ChildProcess,
  since: number,
): Promise<void> {
  const words = await readStartLog(place, child)
  const passing = /lock file|shared memory block|could not bind/.test(words)
  if (!passing || Date.now() - since > patience.orphans) {
    throw new Error(`PostgreSQL did not start on ${place.cluster}: ${words || 'it could not be run'}`)
  }
  await sleep(200)
}
