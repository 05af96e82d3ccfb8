import { Readable } from 'node:stream'
import type { ExportContent } from './export-content.ts'
import type { CellValue } from './list-export.ts'
import { widthsOf } from './xlsx-columns.ts'
import { bookParts, sheetEnd, sheetRow, sheetStart } from './xlsx-parts.ts'
import { type ZipEntry, zipped } from './zipped.ts'

/** Maximum rows of a sheet, with the titles. */
const sheetRows = 1_048_576

/** A workbook with as many sheets as needed, written while it is read. */
export const xlsxFile = (content: ExportContent): Readable => Readable.from(zipped(entriesOf(content)))

async function* entriesOf(content: ExportContent): AsyncGenerator<ZipEntry> {
  const chunks = content.chunks[Symbol.asyncIterator]()
  const first = await chunks.next()
  const widths = widthsOf(content.titles, first.done ? [] : first.value)
  const rows = rowsOf(first, chunks)
  let sheets = 0
  let next = await rows.next()
  try {
    do {
      sheets += 1
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet() }
    } while (!next.done)
  } finally {
    // The reader stopped: closes the source of the rows.
    await rows.return(undefined)
  }
  for (const [name, text] of Object.entries(bookParts(content.name, sheets))) yield { name, content: [text] }

  async function* sheet() {
    yield sheetStart(content.titles, widths)
    let written = 1
    while (!next.done && written < sheetRows) {
      let text = ''
      for (let room = 200; room > 0 && !next.done && written < sheetRows; room -= 1) {
        written += 1
        text += sheetRow(written, next.value, content.formats)
        next = await rows.next()
      }
      yield text
    }
    yield sheetEnd
  }
}

async function* rowsOf(
  first: IteratorResult<CellValue[][]>,
  chunks: AsyncIterator<CellValue[][]>,
): AsyncGenerator<CellValue[]> {
  try {
    for (let chunk = first; !chunk.done; chunk = await chunks.next()) yield* chunk.value
  } finally {
    await chunks.return?.()
  }
}
