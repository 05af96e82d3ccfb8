import { sql } from 'kysely'
import { importFields } from '#contract/imports/import-fields.ts'
import type { ImportContext } from '#server/records/import/import-target.ts'
import type { CellRules, FileRow } from '../cells/parse-cells.ts'
import { isReady } from '../import-queries.ts'
import { targetOf } from '../import-targets.ts'
import type { Work } from '../work-on-import.ts'
import { type CheckedRow, checkRows } from './check-rows.ts'
import { addRows, type CheckResult, noRows } from './store-check.ts'

const rowsAtOnce = 500

/** Checks every row; with `write`, checks those that are ready again and writes those that still are. */
export async function processRows(
  context: ImportContext,
  work: Work,
  onProgress: (done: number) => Promise<void>,
  write?: (inputs: unknown[]) => Promise<void>,
): Promise<CheckResult> {
  const target = targetOf(work.kind)
  const rules = cellRules(work)
  const result = noRows()
  let last = 0
  let done = 0
  while (true) {
    const rows = await rowsAfter(context, work.id, last, write !== undefined)
    if (rows.length === 0) break
    last = rows.at(-1)!.number
    const checked = await checkRows(context, target, rules, rows)
    if (write) await write(stillReady(checked, rows))
    else addRows(result, checked)
    done += rows.length
    await onProgress(done)
  }
  return {
    ...result,
    newNames: context.newNames.filter(({ kind, name }) => result.named.has(`${kind} ${name.toLowerCase()}`)),
  }
}

/** Without new doubts: nobody has confirmed those. */
const stillReady = (checked: readonly CheckedRow[], rows: readonly ReadyRow[]): unknown[] =>
  checked.flatMap(({ class: of, input, doubts }, at) => {
    const isReadyStill = of !== 'bad' && doubts.every(({ code }) => rows[at]!.doubts.includes(code))
    return isReadyStill ? [input] : []
  })

const cellRules = (work: Work): CellRules => ({
  ...work.rules,
  fields: importFields[work.kind],
  columns: work.columns,
  width: work.headings.length,
  separator: work.reading.separator,
  isEncodingGuessed: work.reading.is_encoding_guessed,
  isDecimalSure: work.evidence.decimal !== undefined,
  isDecimalChosen: work.chosen_rules.decimal !== undefined,
})

type ReadyRow = FileRow & { doubts: string[] }

async function rowsAfter(
  { db }: ImportContext,
  id: number,
  last: number,
  isReadyOnly: boolean,
): Promise<ReadyRow[]> {
  const { rows } = await sql<ReadyRow>`
    select import_rows.number, import_rows.cells, import_rows.has_unpaired_quotes, import_rows.mended, import_rows.doubts
    from import_rows join imports on imports.id = import_rows.import_id
    where imports.id = ${id} and import_rows.number > ${last} and ${isReadyOnly ? isReady : sql`true`}
    order by import_rows.number limit ${rowsAtOnce}`.execute(db)
  return rows
}
