import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { openDatabase } from '../connect.ts'
import { silentLog } from '../database-log.ts'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts'
import { isRoot } from './postgres-account.ts'
import type { PostgresConnection } from './postgres-hold.ts'

let used: string
let folder: string
let running: EmbeddedPostgres[]
let children: ChildProcess[]

beforeAll(async () => {
  used = await mkdtemp(join(temporaryFolder(), 'rigbay-embedded-used-'))
  await chmod(used, 0o755)
  await (await startEmbeddedPostgres({ dataDir: used, fsync: false })).stop()
})

afterAll(() => rm(used, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(temporaryFolder(), 'rigbay-embedded-')))
  await chmod(folder, 0o755)
  await cp(used, at('data'), { recursive: true })
  running = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(running.map(postgres => postgres.stop()))
  await rm(folder, { recursive: true, force: true })
})

describe('the embedded PostgreSQL', () => {
  it('keeps its data through a restart', async () => {
    const first = await start()
    await query(first.connection, 'create table trucks (vin text)')
    await query(first.connection, `insert into trucks values ('1XKAD49X04J052222')`)
    await first.stop()
    const second = await start()
    expect(await query(second.connection, 'select vin from trucks')).toEqual([{ vin: '1XKAD49X04J052222' }])
  })

  it('uses fsync by default', async () => {
    const careful = await start({ fsync: undefined })
    expect(await query(careful.connection, 'show fsync')).toEqual([{ fsync: 'on' }])
  })

  it('searches Cyrillic text and sorts names by language rules', async () => {
    const { connection } = await start()
    await query(connection, 'create extension pg_trgm')
    expect(await query(connection, `select similarity('Жуков', 'жуко') > 0.5 as alike`)).toEqual([
      { alike: true },
    ])
    const names = `unnest(array['Zeta', 'émile', 'adam', 'Eva', 'Яна', 'анна']) as name`
    expect(
      await query(connection, `select string_agg(name, ' ' order by name) as names from ${names}`),
    ).toEqual([{ names: 'adam émile Eva Zeta анна Яна' }])
  })

  it('serves two data directories at once', async () => {
    const [one, two] = await Promise.all([start({ dataDir: at('one') }), start({ dataDir: at('two') })])
    await query(one.connection, 'create table only_here ()')
    expect(await query(two.connection, `select to_regclass('only_here') as found`)).toEqual([{ found: null }])
  })

  it('works with a path too long for a socket, or with a comma, quote and space', async () => {
    const long = await start({ dataDir: at('a'.repeat(60), 'b'.repeat(60)) })
    expect(await query(long.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    const odd = await start({ dataDir: at(`Jo's "shop", the 2nd`) })
    expect(await query(odd.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('listens on the loopback with a password without sockets', async () => {
    const { connection } = await start({ listenOn: 'loopback' })
    expect(connection.host).toBe('127.0.0.1')
    await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(/password/)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('refuses a data directory that another Rigbay uses, naming its process', async () => {
    await start()
    const refused = startEmbeddedPostgres(options())
    await expect(refused).rejects.toThrow(
      `Another Rigbay (process ${process.pid}) is using the data directory ${at('data')}; stop it first, or give this one another DATA_DIR.`,
    )
  })

  it('lets one of two start at once on a new data directory', async () => {
    const results = await Promise.allSettled([start({ dataDir: at('new') }), start({ dataDir: at('new') })])
    expect(results.map(result => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(String(results.find(result => result.status === 'rejected')?.reason)).toMatch(/Another Rigbay/)
  })

  it('takes over the server of a killed Rigbay', async () => {
    const child = await startRigbayLikeProcess()
    const left = await postmasterPid()
    await kill(child)
    const { connection } = await start()
    expect(await postmasterPid()).toBe(left)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('starts after Rigbay and its server were killed', async () => {
    const child = await startRigbayLikeProcess()
    const left = await postmasterPid()
    await kill(child)
    process.kill(left, 'SIGKILL')
    const { connection } = await start()
    expect(await postmasterPid()).not.toBe(left)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('ignores a stale postmaster.pid whose number another process has', async () => {
    await (await start()).stop()
    await writeFile(postmasterFile(), `${process.pid}\n${at('data')}\n0\n5432\n\n\n`)
    const { connection } = await start()
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('restarts a killed server, and the pool reconnects', async () => {
    const { connection } = await start({ fsync: true })
    const { pool, close } = openDatabase(connection)
    await pool.query('create table kept (id int)')
    const inTransaction = await pool.connect()
    await inTransaction.query('begin')
    process.kill(await postmasterPid(), 'SIGKILL')
    await expect
      .poll(
        () =>
          pool.query('select * from kept').then(
            ({ rows }) => rows,
            () => 'gone',
          ),
        patient,
      )
      .toEqual([])
    await expect(inTransaction.query('commit')).rejects.toThrow()
    inTransaction.release(true)
    await close()
  })

  it('restarts a server that somebody shut down, and keeps its lock', async () => {
    const info = vi.fn()
    const { connection } = await start({ log: { ...silentLog, info } })
    process.kill(await postmasterPid(), 'SIGINT')
    // A server still responds for a moment while it shuts down.
    await expect.poll(() => info.mock.calls.flat(), patient).toContain('The embedded PostgreSQL is back.')
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await expect(startEmbeddedPostgres(options())).rejects.toThrow(/Another Rigbay/)
  })

  it('leaves no server running after a stop', async () => {
    const postgres = await start()
    const pid = await postmasterPid()
    await postgres.stop()
    expect(() => process.kill(pid, 0)).toThrow()
  })

  it('removes the remains of a killed initdb and starts again', async () => {
    const half = at('new', 'postgres', 'cluster.new-4194305-abc')
    await mkdir(half, { recursive: true })
    await writeFile(join(half, 'PG_VERSION'), '18\n')
    await start({ dataDir: at('new') })
    expect((await readdir(at('new', 'postgres'))).filter(name => name.includes('new'))).toEqual([])
  })

  it('refuses a database of another major version in one sentence', async () => {
    await (await start()).stop()
    await writeFile(at('data', 'postgres', 'cluster', 'PG_VERSION'), '17\n')
    await expect(startEmbeddedPostgres(options())).rejects.toThrow(
      /made by PostgreSQL 17, and this Rigbay carries 18/,
    )
  })

  it("reports PostgreSQL's message if it does not start", async () => {
    await (await start()).stop()
    await writeFile(at('data', 'postgres', 'cluster', 'postgresql.conf'), 'no_such_setting = 1\n')
    await expect(startEmbeddedPostgres(options())).rejects.toThrow(/no_such_setting/)
  })
})

describe.runIf(isRoot())('the embedded PostgreSQL of a Rigbay started as root', () => {
  it('runs under another account, in the data directory if that account can reach it', async () => {
    await start()
    const { uid } = await stat(`/proc/${await postmasterPid()}`)
    expect(uid).not.toBe(0)
    expect(await readdir(at('data'))).toEqual(['postgres'])
    expect(await readdir(folder)).toEqual(['data'])
  })

  it('uses the system folder if the account cannot reach the data directory', async () => {
    await mkdir(at('home'), { mode: 0o700 })
    const [one, two] = await Promise.all([
      start({ dataDir: at('home', 'clone-1', 'data') }),
      start({ dataDir: at('home', 'clone-2', 'data') }),
    ])
    await query(one.connection, 'create table only_here ()')
    expect(await query(two.connection, `select to_regclass('only_here') as found`)).toEqual([{ found: null }])
    expect(await readdir(at('system', 'databases'))).toHaveLength(2)
    expect(await realpath(at('home', 'clone-1', 'data', 'postgres'))).toMatch(at('system', 'databases'))
    await one.stop()
    const again = await start({ dataDir: at('home', 'clone-1', 'data') })
    expect(await query(again.connection, `select to_regclass('only_here') as found`)).toEqual([
      { found: 'only_here' },
    ])
  })

  it('follows a renamed clone, and gives a new clone of the old name its own database', async () => {
    await mkdir(at('home'), { mode: 0o700 })
    const before = await start({ dataDir: at('home', 'old', 'data') })
    await query(before.connection, 'create table kept ()')
    await before.stop()
    await rename(at('home', 'old'), at('home', 'new'))
    const moved = await start({ dataDir: at('home', 'new', 'data') })
    expect(await query(moved.connection, `select to_regclass('kept') as found`)).toEqual([{ found: 'kept' }])
    const fresh = await start({ dataDir: at('home', 'old', 'data') })
    expect(await query(fresh.connection, `select to_regclass('kept') as found`)).toEqual([{ found: null }])
  })

  it('refuses to create an empty shop in place of a lost database', async () => {
    await mkdir(at('home'), { mode: 0o700 })
    await (await start({ dataDir: at('home', 'data') })).stop()
    await rm(at('system'), { recursive: true })
    await expect(start({ dataDir: at('home', 'data') })).rejects.toThrow(
      /which is gone; bring it back, or delete the link/,
    )
  })
})

const patient = { timeout: 15_000, interval: 50 }
const at = (...names: string[]) => join(folder, ...names)
const postmasterFile = () => at('data', 'postgres', 'cluster', 'postmaster.pid')
const postmasterPid = async () => Number.parseInt(await readFile(postmasterFile(), 'utf8'), 10)

function options(changes: Partial<EmbeddedPostgresOptions> = {}): EmbeddedPostgresOptions {
  return { dataDir: at('data'), systemDir: at('system'), fsync: false, ...changes }
}

async function start(changes?: Partial<EmbeddedPostgresOptions>): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(options(changes))
  running.push(postgres)
  return postgres
}

async function query(connection: PostgresConnection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {}) // expected: the test kills the server
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function startRigbayLikeProcess(): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('rigbay-like-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, at('data'), at('system')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}
