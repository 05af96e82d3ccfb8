import { importErrors } from '#contract/imports/import-errors.ts'
import type { ImportRules } from '#contract/imports/import-rules.ts'
import type { ImportField } from '#contract/records/import-field.ts'
import type { ImportRow, RowDoubt, RowProblem } from '#server/records/import/import-target.ts'
import { parseNumber } from './parse-number.ts'
import { parseText } from './parse-text.ts'

/** A row as the file has it, with what somebody corrected. */
export interface FileRow {
  number: number
  cells: readonly string[]
  has_unpaired_quotes: boolean
  mended: Readonly<Record<string, string>>
}

export interface CellRules extends ImportRules {
  fields: readonly ImportField[]
  columns: Readonly<Record<string, number>>
  /** How many cells a row may have. */
  width: number
  separator: string | null
  isEncodingGuessed: boolean
  /** A number or somebody says which sign is decimal. */
  isDecimalSure: boolean
  /** Somebody chose the sign: what it makes of a number need not be asked. */
  isDecimalChosen: boolean
}

export interface ParsedRow extends ImportRow {
  /** Field -> the cell as the file has it. */
  given: Record<string, string>
  problems: RowProblem[]
  doubts: RowDoubt[]
}

/** The cells of a row by their fields, with what is to be said of each before the rules of a form are asked. */
export function parseCells(row: FileRow, rules: CellRules): ParsedRow {
  const parsed: ParsedRow = {
    number: row.number,
    cells: {},
    numbers: {},
    given: {},
    ...ofWholeRow(row, rules),
  }
  const cells: Record<string, string> = {}
  const numbers: Record<string, number> = {}
  for (const { field, decimals, isCode } of rules.fields) {
    const mended = row.mended[field]
    const column = rules.columns[field]
    if (column === undefined && mended === undefined) continue
    const given = mended ?? row.cells[column!] ?? ''
    parsed.given[field] = given
    const text =
      mended === undefined
        ? parseText(given, { isCode: isCode === true || decimals !== undefined, ...rules })
        : { text: mended, doubts: [] }
    parsed.doubts.push(...text.doubts.map(doubt => ({ field, ...doubt })))
    if (decimals === undefined) {
      cells[field] = text.text
      continue
    }
    const number = parseNumber(text.text, decimals, rules)
    if (!number) continue
    if (Number.isNaN(number.value))
      parsed.problems.push({ field, code: importErrors.import_not_a_number.code })
    else numbers[field] = number.value
    if (mended === undefined) parsed.doubts.push(...number.doubts.map(doubt => ({ field, ...doubt })))
  }
  return { ...parsed, cells: withSubstitutes(cells, rules), numbers }
}

function ofWholeRow(row: FileRow, rules: CellRules) {
  const { cells, has_unpaired_quotes } = row
  const count = cells.findLastIndex(Boolean) + 1
  const problems: RowProblem[] = []
  if (count > rules.width)
    problems.push({
      field: '',
      code: importErrors.import_more_cells.code,
      params: { count, max: rules.width },
    })
  else problems.push(...numbersCutInTwo(row, rules))
  const line = cells.join(' | ')
  const doubts: RowDoubt[] = has_unpaired_quotes
    ? [{ field: '', code: 'import_quotes_unpaired', before: line, after: line }]
    : []
  return { problems, doubts }
}

/** `1,250.00` that is not in quotes: the cells after it are those of the columns before, though there may be no more. */
function numbersCutInTwo({ cells }: FileRow, { separator, fields, columns }: CellRules): RowProblem[] {
  if (separator !== ',') return []
  const numbers = fields.filter(({ decimals }) => decimals !== undefined).map(({ field }) => field)
  const ofNumbers = new Set(numbers.map(field => columns[field]))
  return numbers.flatMap(field => {
    const column = columns[field]
    if (column === undefined || ofNumbers.has(column + 1)) return []
    const [start = '', rest = ''] = cells.slice(column, column + 2)
    if (!/^\D?\d{1,3}$/.test(start) || !/^\d{3}\.\d\d$/.test(rest)) return []
    return [{ field, code: importErrors.import_number_cut.code, params: { number: `${start},${rest}` } }]
  })
}

function withSubstitutes(
  cells: Readonly<Record<string, string>>,
  { substitutes }: ImportRules,
): Record<string, string> {
  const all: Record<string, string> = { ...cells }
  for (const [field, substitute] of Object.entries(substitutes))
    if (!all[field]) all[field] = 'text' in substitute ? substitute.text : (cells[substitute.field] ?? '')
  return all
}
