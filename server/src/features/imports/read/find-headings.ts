import type { ImportKind } from '#contract/imports/import-fields.ts'
import { cleanText } from '#contract/shared/text.ts'
import { matchColumns } from './match-columns.ts'

/** A row as a reader finds it. */
export interface ReadRow {
  cells: string[]
  hasUnpairedQuotes?: boolean
}

export interface TableRow {
  /** As a spreadsheet counts it. */
  number: number
  cells: string[]
  hasUnpairedQuotes: boolean
}

export interface Table {
  heading_row: number
  headings: string[]
  rows: TableRow[]
}

/** Above the headings there may be a title, a date and merged cells. */
const rowsAbove = 15

/** Without a choice, the headings are the one of the first rows that names most fields. Leaves out blank rows. */
export function findHeadings(kind: ImportKind, lines: readonly ReadRow[], chosen?: number): Table {
  const rows = lines
    .map(({ cells, hasUnpairedQuotes = false }, index) => ({
      number: index + 1,
      cells: cells.map(plainCell),
      hasUnpairedQuotes,
    }))
    .filter(({ cells }) => cells.some(Boolean))
  const heading_row = chosen ?? likelyHeadings(kind, rows.slice(0, rowsAbove))
  const headings = rows.find(({ number }) => number === heading_row)?.cells ?? columnLetters(rows)
  const below = rows.filter(({ number }) => number > heading_row)
  return { heading_row, headings: withoutBlankEnd(headings), rows: below }
}

function likelyHeadings(kind: ImportKind, rows: readonly TableRow[]): number {
  const known = rows.map(({ cells }) => countKnown(kind, cells))
  return rows[known.indexOf(Math.max(...known))]?.number ?? 1
}

export const countKnown = (kind: ImportKind, cells: readonly string[]): number =>
  Object.keys(matchColumns(kind, cells)).length

const columnLetters = (rows: readonly TableRow[]): string[] =>
  Array.from({ length: Math.max(0, ...rows.slice(0, 100).map(({ cells }) => cells.length)) }, (_, at) =>
    at < 26 ? String.fromCharCode(65 + at) : `${at + 1}`,
  )

const withoutBlankEnd = (cells: string[]): string[] => cells.slice(0, cells.findLastIndex(Boolean) + 1)

/** Without control characters and others that forms do not accept. */
const plainCell = (cell: string): string =>
  isPlain.test(cell) ? cell.trim() : cleanText(cell.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '')).trim()

/** Most cells are, and there may be a million of them. */
const isPlain = /^[ -~]*$/
