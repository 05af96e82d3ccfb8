import { sql } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import type { SystemContext } from '#server/operation/system-context.ts'
import type { ImportContext } from '#server/records/import/import-target.ts'
import type { CheckedRow } from './check-rows.ts'
import { countReady } from './count-ready.ts'

const findingsAtOnce = 5000
/** From here on a row has its first finding alone: none is left out without one. */
const manyFindings = 20_000
const textMax = 500

interface Finding {
  number: number
  class: 'changed' | 'bad'
  field: string
  code: string
  params: Record<string, unknown>
  before: string
  after: string | null
}

/** What a check found, while the transaction that it is made in is rolled back. */
export interface CheckResult {
  rows: { number: number; class: CheckedRow['class']; doubts: string[] }[]
  findings: Finding[]
  /** Names of other records in rows that fit: `brand bendix`. */
  named: Set<string>
  newNames: ImportContext['newNames']
}

export const noRows = (): CheckResult => ({ rows: [], findings: [], named: new Set(), newNames: [] })

export function addRows(result: CheckResult, rows: readonly CheckedRow[]): void {
  for (const row of rows) {
    result.rows.push({
      number: row.number,
      class: row.class,
      doubts: [...new Set(row.doubts.map(({ code }) => code))],
    })
    const findings = findingsOf(row)
    result.findings.push(...(result.findings.length < manyFindings ? findings : findings.slice(0, 1)))
    if (row.class === 'bad') continue
    for (const kind of ['brand', 'supplier', 'category', 'unit'])
      if (row.cells[kind]) result.named.add(`${kind} ${row.cells[kind].toLowerCase()}`)
  }
}

const findingsOf = ({ number, given, problems, doubts }: CheckedRow): Finding[] => [
  ...problems.map(({ field, code, params = {} }) => ({
    number,
    class: 'bad' as const,
    field,
    code,
    params,
    before: (given[field] ?? '').slice(0, textMax),
    after: null,
  })),
  ...doubts.map(({ field, code, params = {}, before, after }) => ({
    number,
    class: 'changed' as const,
    field,
    code,
    params,
    before: before.slice(0, textMax),
    after: after.slice(0, textMax),
  })),
]

export async function storeCheck(
  { db }: SystemContext,
  id: number,
  { rows, findings, newNames }: CheckResult,
): Promise<void> {
  await db.deleteFrom('import_findings').where('import_id', '=', id).execute()
  for (let from = 0; from < findings.length; from += findingsAtOnce)
    await insertRows(
      db,
      'import_findings',
      findings.slice(from, from + findingsAtOnce).map(finding => ({ import_id: id, ...finding })),
    )
  await sql`
    update import_rows r set class = c.class, doubts = array(select jsonb_array_elements_text(c.doubts))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (number int, class text, doubts jsonb)
    where r.import_id = ${id} and r.number = c.number`.execute(db)
  const count = (of: CheckedRow['class']) => rows.filter(row => row.class === of).length
  await db
    .updateTable('imports')
    .set({
      fit_rows: count('fit'),
      changed_rows: count('changed'),
      bad_rows: count('bad'),
      new_names: sql<string>`${JSON.stringify(newNames.slice(0, 100))}::jsonb`,
    })
    .where('id', '=', id)
    .execute()
  await countReady(db, id)
}
