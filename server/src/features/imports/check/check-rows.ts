import type {
  ImportContext,
  ImportTarget,
  PreparedRow,
  RowDoubt,
  RowProblem,
} from '#server/records/import/import-target.ts'
import { changedText } from '../cells/changed-text.ts'
import { type CellRules, type FileRow, type ParsedRow, parseCells } from '../cells/parse-cells.ts'

export interface CheckedRow {
  number: number
  class: 'fit' | 'changed' | 'bad'
  /** What is written of a row that is not bad. */
  input?: unknown
  cells: Readonly<Record<string, string>>
  /** As they are in the file. */
  given: Readonly<Record<string, string>>
  problems: RowProblem[]
  doubts: RowDoubt[]
}

/** Rows of the file, by the rules of cells and then by those of the kind of record. */
export async function checkRows(
  context: ImportContext,
  target: ImportTarget,
  rules: CellRules,
  rows: readonly FileRow[],
): Promise<CheckedRow[]> {
  const parsed = rows.map(row => parseCells(row, rules))
  const prepared = await target.prepare(context, parsed)
  return parsed.map((row, at) => checkedRow(row, prepared[at]!))
}

function checkedRow(row: ParsedRow, prepared: PreparedRow<unknown>): CheckedRow {
  const { number, cells, given } = row
  const problems = oncePerField([...row.problems, ...(prepared.problems ?? [])])
  if (problems.length > 0) return { number, class: 'bad', cells, given, problems, doubts: [] }
  const { saved = {}, doubts: own = [], input } = prepared as PreparedRow<unknown> & { problems?: never }
  const doubts = [...row.doubts, ...own, ...changesOf(row, saved)]
  return { number, class: doubts.length > 0 ? 'changed' : 'fit', input, cells, given, problems, doubts }
}

/** Texts that are saved otherwise than the cell has them. */
const changesOf = ({ cells }: ParsedRow, saved: Readonly<Record<string, string>>): RowDoubt[] =>
  Object.entries(saved).flatMap(([field, after]) => {
    const doubt = cells[field] ? changedText(cells[field], after) : undefined
    return doubt ? [{ field, ...doubt }] : []
  })

/** What is no number is not said to be missing too. */
const oncePerField = (problems: readonly RowProblem[]): RowProblem[] =>
  problems.filter(({ field }, at) => problems.findIndex(problem => problem.field === field) === at)
