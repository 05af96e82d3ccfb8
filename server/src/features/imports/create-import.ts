import { type Kysely, sql } from 'kysely'
import type { Import } from '#contract/imports/import.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { UploadedFile } from '#server/platform/files/index.ts'
import { getImport, refuseWithoutRight } from './import-queries.ts'
import { matchColumns, type TableRow } from './table/find-headings.ts'
import { readTable } from './table/read-table.ts'

/** Reading a file takes its time and holds no transaction. */
export async function createImport(
  context: Context,
  kind: ImportKind,
  files: readonly UploadedFile[],
): Promise<Import> {
  refuseWithoutRight(context, kind)
  const { headings, rows } = await readTable(kind, files)
  return context.write(async write => {
    const { id } = await write.db
      .insertInto('imports')
      .values({
        kind,
        file_name: files[0]!.fileName.slice(0, 255),
        headings,
        columns: sql<string>`${JSON.stringify(matchColumns(kind, headings))}::jsonb`,
        row_count: rows.length,
        user_id: write.user.id,
        created_at: write.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertRows(write.db, id, rows)
    return getImport(write, id)
  })
}

/** By one parameter of JSON: an array of arrays must be as wide in every row. */
async function insertRows(db: Kysely<Database>, importId: number, rows: readonly TableRow[]): Promise<void> {
  const atOnce = 5000
  for (let from = 0; from < rows.length; from += atOnce) {
    await sql`
      insert into import_rows (import_id, number, cells)
      select ${importId}, (row ->> 'number')::int,
        array(select cell from jsonb_array_elements_text(row -> 'cells') with ordinality as c (cell, place) order by place)
      from jsonb_array_elements(${JSON.stringify(rows.slice(from, from + atOnce))}::jsonb) as row`.execute(db)
  }
}
