import * as XLSX from '@e965/xlsx'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import type { ImportReadingChoice } from '#contract/imports/import-file.ts'
import { countKnown, findHeadings, type ReadRow } from './find-headings.ts'
import type { ReadTable } from './read-in-thread.ts'
import { refuseLargeArchive } from './refuse-large-archive.ts'
import { UnfitFile } from './unfit-file.ts'

/** Enough of each sheet to find its headings. */
const firstRows = 40

/** A workbook: without a choice, the visible sheet that has most of the known headings. */
export function readWorkbook(kind: ImportKind, bytes: Uint8Array, choice: ImportReadingChoice): ReadTable {
  refuseLargeArchive(bytes)
  const { sheets, likely } = visibleSheets(kind, bytes)
  const sheet = choice.sheet ?? likely
  if (!sheet || !sheets.includes(sheet)) throw new UnfitFile('import_no_such_sheet')
  const rows = rowsOf(open(bytes, { sheets: sheet }).Sheets[sheet])
  const { heading_row, ...table } = findHeadings(kind, rows, choice.heading_row)
  return {
    ...table,
    sheets,
    reading: { encoding: null, is_encoding_guessed: false, separator: null, sheet, heading_row },
  }
}

function visibleSheets(kind: ImportKind, bytes: Uint8Array): { sheets: string[]; likely?: string } {
  const { SheetNames, Sheets, Workbook } = open(bytes, { sheetRows: firstRows })
  const sheets = SheetNames.filter((_, at) => !Workbook?.Sheets?.[at]?.Hidden)
  const known = sheets.map(name => countKnown(kind, findHeadings(kind, rowsOf(Sheets[name])).headings))
  const likely = sheets[known.indexOf(Math.max(...known))]
  return { sheets, ...(likely !== undefined && { likely }) }
}

const open = (bytes: Uint8Array, options: XLSX.ParsingOptions) =>
  XLSX.read(bytes, {
    type: 'array',
    dense: true,
    cellHTML: false,
    cellNF: true,
    dateNF: 'yyyy-mm-dd',
    ...options,
  })

function rowsOf(sheet: XLSX.WorkSheet | undefined): ReadRow[] {
  const data: (XLSX.CellObject | undefined)[][] = sheet?.['!data'] ?? []
  return Array.from(data, row => ({ cells: Array.from(row ?? [], textOf) }))
}

/** As it is displayed; a number in full, however many of its digits are. */
function textOf(cell: XLSX.CellObject | undefined): string {
  if (cell?.v === undefined) return ''
  if (cell.t !== 'n') return String(cell.t === 's' ? cell.v : (cell.w ?? cell.v))
  const number = cell.v as number
  const shown = cell.w ?? ''
  if (cell.z && XLSX.SSF.is_date(String(cell.z))) return shown
  // A spreadsheet keeps fifteen digits: what follows is lost.
  if (Math.abs(number) >= 1e15) return number.toExponential(5).toUpperCase()
  return isFormatted(shown) ? shown : String(Number(number.toPrecision(15)))
}

/** `0004512` and `(312) 555-0142` rather than `4,512.00`, `$4,512` or `4.5E+03`. */
const isFormatted = (shown: string): boolean =>
  /^0\d/.test(shown) || !/^[-+$€£\s\d.,]*(E[+-]\d+)?$/i.test(shown)
