import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openLog } from './app/open-log.ts'
import { type OpenShop, openShop } from './app/open-shop.ts'
import { openStore, type Store } from './app/open-store.ts'
import { prepareShop } from './app/prepare-shop.ts'
import { prepareLookups } from './features/lookups/index.ts'
import { readConfiguration } from './platform/configuration.ts'

// Anything that prevents the start is reported in one line.
let store: Promise<Store> | undefined
let opened: Promise<OpenShop> | undefined
let isStopping = false
const stopping = new AbortController()
// From the first moment: Ctrl-C during the creation of the demo shop must stop PostgreSQL too.
// SIGHUP: the terminal was closed.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal))

try {
  await start()
} catch (error) {
  if (!isStopping) {
    await close()
    console.error(`Rigbay did not start: ${error instanceof Error ? error.message : String(error)}`)
    if (process.env.LOG_LEVEL === 'debug') console.error(error)
    process.exit(1)
  }
}

async function start(): Promise<void> {
  const { values: flags } = parseArgs({ options: { empty: { type: 'boolean', default: false } } })
  const configuration = readConfiguration(process.env)
  const log = openLog(configuration.logLevel)
  store = openStore(configuration, log)
  const { connection, isEmbedded } = await store
  opened = openShop({ configuration, connection, log, workers: true })
  const { shop, app } = await opened
  const announcement = await prepareShop(shop, { isEmbedded, wantsEmpty: flags.empty })
  try {
    await app.listen({ port: configuration.port, host: configuration.host })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE') throw new Error(`HOST and PORT cannot be listened on: ${message}`)
    throw new Error(
      `port ${configuration.port} is taken. Try another: PORT=${configuration.port + 1} npm start`,
    )
  }
  void prepareLookups(configuration.dataDir, stopping.signal)
  // For a person; the log is for machines.
  console.log(`\n  Rigbay is open: ${configuration.publicUrl}\n${announcement}`)
}

function stop(signal: string): void {
  if (isStopping) return
  isStopping = true
  stopping.abort()
  // In case something hangs.
  setTimeout(() => process.exit(1), 20_000).unref()
  opened?.then(({ shop }) => shop.log.info({ signal }, 'stopping')).catch(() => {}) // start() reports it
  close().then(
    () => process.exit(0),
    error => {
      console.error(`Rigbay did not stop cleanly: ${error instanceof Error ? error.message : String(error)}`)
      process.exit(1)
    },
  )
}

/** In the reverse order of opening. start() reports what did not open. */
async function close(): Promise<void> {
  const [shop, database] = await Promise.all([opened?.catch(() => {}), store?.catch(() => {})])
  try {
    // The database is stopped whatever hangs here.
    const isClosed = shop?.close().then(() => true) ?? true
    if (!(await Promise.race([isClosed, sleep(15_000, false, { ref: false })])))
      throw new Error('requests or jobs did not end in time')
  } finally {
    await database?.close()
  }
}
