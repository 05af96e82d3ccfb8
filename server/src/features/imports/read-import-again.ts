import type { Import } from '#contract/imports/import.ts'
import { importErrors } from '#contract/imports/import-errors.ts'
import type { ImportReadingChoice } from '#contract/imports/import-file.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { getImport } from './import-queries.ts'
import { lockOpenImport } from './move-import.ts'
import { readTable } from './read/read-table.ts'
import { storeTable } from './read/store-table.ts'

/** Reads the stored file in another way; matches columns again and drops corrections. */
export async function readImportAgain(
  context: Context,
  id: number,
  choice: ImportReadingChoice,
): Promise<Import> {
  const { kind, reading } = await getImport(context, id)
  const file = await context.db
    .selectFrom('import_files')
    .select('content')
    .where('import_id', '=', id)
    .executeTakeFirst()
  if (!file) throw refusal(importErrors.import_file_forgotten)
  const isWorkbook = reading.sheet !== null
  const table = await readTable({ kind, isWorkbook, bytes: file.content, choice })
  return context.write(async write => {
    await lockOpenImport(write, id)
    await write.db.deleteFrom('import_rows').where('import_id', '=', id).execute()
    await write.db.deleteFrom('import_findings').where('import_id', '=', id).execute()
    await storeTable(write.db, { id, kind }, table)
    return getImport(write, id)
  })
}
