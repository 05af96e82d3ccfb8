import { type ImportKind, importFields, plainHeading } from '#contract/imports/import-fields.ts'
import { cleanText } from '#contract/shared/text.ts'

export interface TableRow {
  /** As a spreadsheet counts it. */
  number: number
  cells: string[]
}

export interface Table {
  headings: string[]
  rows: TableRow[]
}

/** Above the headings there may be a title, a date and merged cells. */
const rowsAbove = 15

/** The row among the first that knows most of the fields is the headings'; what stands below it, but for blank rows. */
export function findHeadings(kind: ImportKind, lines: readonly string[][]): Table {
  const rows = lines
    .map((cells, index) => ({ number: index + 1, cells: cells.map(plainCell) }))
    .filter(({ cells }) => cells.some(Boolean))
  let best = 0
  for (let at = 1; at < Math.min(rowsAbove, rows.length); at++)
    if (known(kind, rows[at]!.cells) > known(kind, rows[best]?.cells ?? [])) best = at
  return { headings: rows[best]?.cells ?? [], rows: rows.slice(best + 1) }
}

/** Without the signs that stray into files and that no text of a form has. */
const plainCell = (cell: string): string =>
  isPlain.test(cell) ? cell.trim() : cleanText(cell.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '')).trim()

/** Most cells are, and there may be a million of them. */
const isPlain = /^[ -~]*$/

/** Field -> column: each takes the first column that has its heading, and no column is taken twice. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): Record<string, number> {
  const plain = headings.map(plainHeading)
  const taken = new Set<number>()
  const columns: Record<string, number> = {}
  // A heading that is a field's first name means that one, before any other that also goes by it.
  const most = Math.max(...importFields[kind].map(({ headings: names }) => names.length))
  for (let place = 0; place < most; place++) {
    for (const { field, headings: names } of importFields[kind]) {
      const name = names[place]
      if (name === undefined || field in columns) continue
      const column = plain.findIndex((heading, at) => heading === name && !taken.has(at))
      if (column === -1) continue
      columns[field] = column
      taken.add(column)
    }
  }
  return columns
}

const known = (kind: ImportKind, cells: readonly string[]): number =>
  Object.keys(matchColumns(kind, cells)).length
