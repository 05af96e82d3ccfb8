import type { Import } from '#contract/imports/import.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import type { Context } from '#server/operation/context.ts'
import type { UploadedFile } from '#server/platform/files/index.ts'
import { getImport, refuseWithoutRight } from './import-queries.ts'
import { readUpload } from './read/read-table.ts'
import { storeTable } from './read/store-table.ts'

/** Reading a file takes its time and holds no transaction. */
export async function createImport(
  context: Context,
  kind: ImportKind,
  files: readonly UploadedFile[],
): Promise<Import> {
  refuseWithoutRight(context, kind)
  const { content, ...table } = await readUpload(kind, files)
  return context.write(async write => {
    const { id } = await write.db
      .insertInto('imports')
      .values({
        kind,
        file_name: files[0]!.fileName.slice(0, 255),
        headings: [],
        row_count: 0,
        user_id: write.user.id,
        created_at: write.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await write.db
      .insertInto('import_files')
      .values({ import_id: id, content: Buffer.from(content) })
      .execute()
    await storeTable(write.db, { id, kind }, table)
    return getImport(write, id)
  })
}
