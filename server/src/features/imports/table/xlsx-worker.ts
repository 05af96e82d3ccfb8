import { parentPort, workerData } from 'node:worker_threads'
import { type CellValue, readSheet } from 'read-excel-file/node'

/** The thread of one file: bytes in, rows of text out. */
const sheet = await readSheet(Buffer.from((workerData as { bytes: Uint8Array }).bytes))
parentPort!.postMessage(sheet.map(row => row.map(textOf)))

function textOf(cell: CellValue | null): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // As it was typed: 0.1 + 0.2 is stored as 0.30000000000000004.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return String(cell)
}
