import { Readable } from 'node:stream'
import type { ExportContent } from './export-content.ts'
import { guardFormulas } from './formula-guard.ts'
import type { CellValue } from './list-export.ts'

/** UTF-8 with BOM, for Excel. */
export const csvFile = (content: ExportContent): Readable => Readable.from(lines(content))

async function* lines({ titles, chunks }: ExportContent): AsyncGenerator<string> {
  yield `\uFEFF${line(titles)}`
  for await (const rows of chunks) yield rows.map(line).join('')
}

const line = (cells: readonly CellValue[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: CellValue): string {
  const text = typeof value === 'string' ? guardFormulas(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
