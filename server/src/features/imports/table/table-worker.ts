import { parentPort, workerData } from 'node:worker_threads'
import { type CellValue, readSheet } from 'read-excel-file/node'
import { findHeadings } from './find-headings.ts'
import { readCsv } from './read-csv.ts'
import type { TableFile, TablePiece } from './read-in-thread.ts'

/** The thread of one file: bytes in, headings and rows of text out, so many at once. */
const rowsAtOnce = 1000

const { kind, isWorkbook, bytes } = workerData as TableFile
const { headings, rows } = findHeadings(kind, isWorkbook ? await readWorkbook() : readCsv(bytes))
const tell = (piece: TablePiece) => parentPort!.postMessage(piece)
let told = 0
parentPort!.on('message', () => {
  tell({ rows: rows.slice(told, told + rowsAtOnce) })
  told += rowsAtOnce
})
tell({ headings })

async function readWorkbook(): Promise<string[][]> {
  const sheet = await readSheet(Buffer.from(bytes))
  return sheet.map(row => row.map(textOf))
}

function textOf(cell: CellValue | null): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // As it was typed: 0.1 + 0.2 is stored as 0.30000000000000004.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return String(cell)
}
