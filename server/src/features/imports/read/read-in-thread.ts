import { Worker } from 'node:worker_threads'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import type { ImportReading, ImportReadingChoice } from '#contract/imports/import-file.ts'
import type { TableRow } from './find-headings.ts'
import type { UnfitReason } from './unfit-file.ts'

const limits = { seconds: 20, heapMb: 768 }

/** Data of the thread. */
export interface TableFile {
  kind: ImportKind
  isWorkbook: boolean
  bytes: Uint8Array
  choice: ImportReadingChoice
}

export interface ReadTable {
  reading: ImportReading
  sheets: string[]
  headings: string[]
  rows: TableRow[]
}

/** Messages of the thread: why the file does not fit; or all but the rows, then rows on each `more`, at last none. */
export type TablePiece = { unfit: UnfitReason } | { head: Omit<ReadTable, 'rows'> } | { rows: TableRow[] }

/** Reads a table in a thread, in pieces, so that large files hold nobody up. Damaged or too large ones are unreadable. */
export function readInThread(file: TableFile): Promise<ReadTable | UnfitReason> {
  return new Promise(resolve => {
    const own = Uint8Array.from(file.bytes)
    const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
      workerData: { ...file, bytes: own } satisfies TableFile,
      transferList: [own.buffer],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
      stdout: true,
      stderr: true,
      env: {},
    })
    const rows: TableRow[] = []
    let head: Omit<ReadTable, 'rows'> | undefined
    // The thread's memory is freed before the next file is read.
    const finish = (read: ReadTable | UnfitReason) => {
      clearTimeout(timer)
      worker.removeAllListeners()
      void worker.terminate().then(() => resolve(read))
    }
    const timer = setTimeout(finish, limits.seconds * 1000, 'import_file_unreadable')
    worker.on('message', (piece: TablePiece) => {
      if ('unfit' in piece) return finish(piece.unfit)
      if ('head' in piece) head = piece.head
      else if (piece.rows.length === 0) return finish({ ...head!, rows })
      else rows.push(...piece.rows)
      worker.postMessage('more')
    })
    worker.once('error', () => finish('import_file_unreadable'))
    worker.once('exit', () => finish('import_file_unreadable'))
  })
}
