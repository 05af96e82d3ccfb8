import { openForRestore } from './app/backup/open-for-copy.ts'
import { inspectBackup, restoreBackup } from './app/backup/restore-backup.ts'
import { runCommandLine } from './app/backup/run-command-line.ts'
import { readConfiguration } from './platform/configuration.ts'

// `npm run restore -- shop.tar`: into an empty data directory or database.
const options = { replace: { type: 'boolean', default: false } } as const
await runCommandLine('restore', options, async ([path], { replace }) => {
  if (!path) throw new Error('say which backup: npm run restore -- shop.tar')
  const backup = await inspectBackup(path)
  const { connection, files, close } = await openForRestore(readConfiguration(process.env))
  try {
    const { manifest, files: count } = await restoreBackup({
      backup,
      connection,
      files,
      replace: replace === true,
    })
    return `The shop of ${manifest.made_at} is back, with ${count} files. Start it: npm start`
  } finally {
    await close()
  }
})
