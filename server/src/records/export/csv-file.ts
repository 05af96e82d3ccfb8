import { Readable } from 'node:stream'
import type { ExportContent } from './export-content.ts'
import { isLikeFormula } from './is-like-formula.ts'
import type { CellValue } from './list-export.ts'

/** UTF-8 with BOM, for Excel. */
export const csvFile = (content: ExportContent): Readable => Readable.from(lines(content))

async function* lines({ titles, chunks }: ExportContent): AsyncGenerator<string> {
  yield `\uFEFF${line(titles)}`
  for await (const rows of chunks) yield rows.map(line).join('')
}

const line = (cells: readonly CellValue[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: CellValue): string {
  // The apostrophe keeps spreadsheets from computing it.
  const text = value === null ? '' : isLikeFormula(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
