import type { ImportKind } from '#contract/imports/import-fields.ts'
import {
  type ImportReadingChoice,
  type ImportSeparator,
  importSeparators,
  importTextMaxMb,
} from '#contract/imports/import-file.ts'
import { decodeText } from './decode-text.ts'
import { countKnown, findHeadings } from './find-headings.ts'
import { readCsv } from './read-csv.ts'
import type { ReadTable } from './read-in-thread.ts'
import { shownCell } from './shown-cell.ts'
import { UnfitFile } from './unfit-file.ts'

/** A text file whose cells are separated. */
export function readText(kind: ImportKind, bytes: Uint8Array, choice: ImportReadingChoice): ReadTable {
  const { text, encoding, isGuessed } = decodeText(bytes, choice.encoding)
  if (text.length > importTextMaxMb * 1_000_000) throw new UnfitFile('import_text_too_large')
  // Excel's own first line, which names the separator.
  const named = /^sep=([,;\t|])\r?\n/.exec(text)
  const content = named ? text.slice(named[0].length) : text
  const separator =
    choice.separator ?? (named?.[1] as ImportSeparator | undefined) ?? likelySeparator(kind, content)
  const lines = readCsv(content, separator).map(row => ({ ...row, cells: row.cells.map(shownCell) }))
  const { heading_row, ...table } = findHeadings(kind, lines, choice.heading_row)
  return {
    ...table,
    sheets: [],
    reading: { encoding, is_encoding_guessed: isGuessed, separator, sheet: null, heading_row },
  }
}

/** The one by which most headings are known; of several, the one that makes most of them. */
function likelySeparator(kind: ImportKind, text: string): ImportSeparator {
  const start = text.slice(0, 20_000)
  const known = importSeparators.map(separator => {
    const { headings } = findHeadings(kind, readCsv(start, separator))
    return countKnown(kind, headings) * 1000 + headings.length
  })
  return importSeparators[known.indexOf(Math.max(...known))]!
}
