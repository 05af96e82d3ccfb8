// Uses a data directory as Rigbay does, for tests that kill it. Prints "ready" when it has the lock.
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const [dataDir = '', systemDir = ''] = process.argv.slice(2)
const postgres = await startEmbeddedPostgres({ dataDir, systemDir, fsync: false })
console.log('ready')
process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)))
