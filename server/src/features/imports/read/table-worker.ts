import { parentPort, workerData } from 'node:worker_threads'
import { importColumnsMax, importRowsMax } from '#contract/imports/import-file.ts'
import type { TableRow } from './find-headings.ts'
import type { ReadTable, TableFile, TablePiece } from './read-in-thread.ts'
import { readText } from './read-text.ts'
import { readWorkbook } from './read-workbook.ts'
import { UnfitFile } from './unfit-file.ts'

/** Rows of one message. */
const rowsAtOnce = 1000

const { kind, isWorkbook, bytes, choice } = workerData as TableFile
const send = (piece: TablePiece) => parentPort!.postMessage(piece)

try {
  const table = (isWorkbook ? readWorkbook : readText)(kind, bytes, choice)
  refuseTooMany(table)
  sendInPieces(table)
} catch (error) {
  send({ unfit: error instanceof UnfitFile ? error.reason : 'import_file_unreadable' })
}

function refuseTooMany({ headings, rows }: ReadTable): void {
  if (rows.length > importRowsMax) throw new UnfitFile('import_too_many_rows')
  if (headings.length > importColumnsMax || rows.some(({ cells }) => cells.length > importColumnsMax))
    throw new UnfitFile('import_too_many_columns')
}

function sendInPieces({ rows, ...head }: ReadTable): void {
  let sent = 0
  parentPort!.on('message', () => {
    const piece: TableRow[] = rows.slice(sent, sent + rowsAtOnce)
    send({ rows: piece })
    sent += rowsAtOnce
  })
  send({ head })
}
