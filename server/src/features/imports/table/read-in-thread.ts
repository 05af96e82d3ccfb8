import { Worker } from 'node:worker_threads'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import type { Table, TableRow } from './find-headings.ts'

const limits = { seconds: 60, heapMb: 768 }

/** What the thread of a file is given. */
export interface TableFile {
  kind: ImportKind
  isWorkbook: boolean
  bytes: Uint8Array
}

/** What it answers: first the headings, then some rows each time that it is asked for more, and at last none. */
export type TablePiece = { headings: string[] } | { rows: TableRow[] }

/**
 * A table, read in a thread of its own: nobody else waits for a large file, nor is kept waiting when its rows arrive.
 * `undefined` if the file is damaged or too much to hold.
 */
export function readInThread(file: TableFile): Promise<Table | undefined> {
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
    const table: Table = { headings: [], rows: [] }
    const finish = (read: Table | undefined) => {
      clearTimeout(timer)
      resolve(read)
      void worker.terminate()
    }
    const timer = setTimeout(finish, limits.seconds * 1000, undefined)
    worker.on('message', (piece: TablePiece) => {
      if ('headings' in piece) table.headings = piece.headings
      else if (piece.rows.length === 0) return finish(table)
      else for (const row of piece.rows) table.rows.push(row)
      worker.postMessage('more')
    })
    worker.once('error', () => finish(undefined))
    worker.once('exit', () => finish(undefined))
  })
}
