import { resolve } from 'node:path'
import { makeBackup } from './app/backup/make-backup.ts'
import { openForBackup } from './app/backup/open-for-copy.ts'
import { runCommandLine } from './app/backup/run-command-line.ts'
import { readConfiguration } from './platform/configuration.ts'

// `npm run backup -- shop.tar`: database and files in one file, also while the shop runs.
await runCommandLine('backup', {}, async ([given]) => {
  const path = resolve(given ?? `rigbay-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar`)
  const { connection, files, close } = await openForBackup(readConfiguration(process.env))
  try {
    const { files: count } = await makeBackup({ connection, files, path })
    return `The database and ${count} files are in ${path}`
  } finally {
    await close()
  }
})
