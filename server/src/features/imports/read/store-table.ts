import { type Kysely, sql } from 'kysely'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import { asJsonb } from '#server/database/as-jsonb.ts'
import type { Database } from '#server/database/tables.ts'
import { decideRules } from '../decide/decide-rules.ts'
import type { TableRow } from './find-headings.ts'
import { matchColumns } from './match-columns.ts'
import type { ReadTable } from './read-in-thread.ts'

/** What was read, with the columns and rules that it suggests. */
export async function storeTable(
  db: Kysely<Database>,
  { id, kind }: { id: number; kind: ImportKind },
  { reading, sheets, headings, rows }: ReadTable,
): Promise<void> {
  const columns = matchColumns(kind, headings)
  const cells = rows.map(row => row.cells)
  const { rules, evidence } = decideRules(kind, columns, cells, {})
  await db
    .updateTable('imports')
    .set({
      status: 'read',
      reading: asJsonb(reading),
      sheets,
      headings,
      columns: asJsonb(columns),
      rules: asJsonb(rules),
      chosen_rules: asJsonb({}),
      evidence: asJsonb(evidence),
      row_count: rows.length,
      confirmed: [],
    })
    .where('id', '=', id)
    .execute()
  await insertRows(db, id, rows)
}

/** By one parameter of JSON: an array of arrays must be as wide in every row. */
async function insertRows(db: Kysely<Database>, importId: number, rows: readonly TableRow[]): Promise<void> {
  const atOnce = 5000
  for (let from = 0; from < rows.length; from += atOnce) {
    await sql`
      insert into import_rows (import_id, number, has_unpaired_quotes, cells)
      select ${importId}, (row ->> 'number')::int, (row ->> 'hasUnpairedQuotes')::boolean,
        array(select cell from jsonb_array_elements_text(row -> 'cells') with ordinality as c (cell, place) order by place)
      from jsonb_array_elements(${JSON.stringify(rows.slice(from, from + atOnce))}::jsonb) as row`.execute(db)
  }
}
