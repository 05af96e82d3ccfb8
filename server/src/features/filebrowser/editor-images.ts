import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { EditorImage } from '#contract/records/filebrowser-endpoints.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { editorImagesPath } from '#contract/shared/rich-text.ts'
import type { PageQuery } from '#server/database/lists/query.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { addFiles, fileImage } from '#server/records/file-rows.ts'

export async function addEditorImage(context: Context, uploads: StoredUpload[]): Promise<EditorImage> {
  if (uploads.length === 0) throw refusal(recordErrors.file_required, { parameter: 'upload' })
  const [fileId] = await addFiles(context, uploads)
  const { id } = await context.db
    .insertInto('editor_images')
    .values({
      name: randomBytes(16).toString('hex'),
      file_id: fileId!,
      unnamed_since: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return toImage(await images(context.db).where('editor_images.id', '=', id).executeTakeFirstOrThrow())
}

export async function browseEditorImages({ db }: Context, query: PageQuery & { search?: string }) {
  const { data, meta } = await readPage(db, query, {
    matching: images(db)
      .clearSelect()
      .select('editor_images.id')
      .$if(!!query.search, found =>
        found.where(sql<boolean>`lower(file_name) like ${containsPattern(query.search!)}`),
      ),
    sorts: { id: ['editor_images.id'] },
    rows: ids => images(db).where('editor_images.id', 'in', ids).execute(),
  })
  return { data: data.map(toImage), meta }
}

export async function getEditorImage(
  context: Pick<Context, 'db' | 'shop'>,
  name: string,
  size: 'whole' | 'thumbnail',
): Promise<Download> {
  const image = await images(context.db)
    .select(['storage_key', 'thumbnail_key', 'mime_type'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!image) throw refusal(commonErrors.no_such_record)
  return fileImage(context, image, size)
}

const images = (db: Kysely<Database>) =>
  db
    .selectFrom('editor_images')
    .innerJoin('files', 'files.id', 'editor_images.file_id')
    .select(['editor_images.id', 'name', 'file_name', 'size', 'files.created_at'])

type Row = Awaited<ReturnType<ReturnType<typeof images>['executeTakeFirstOrThrow']>>

const toImage = ({ name, file_name, size, created_at }: Row): EditorImage => ({
  url: `${editorImagesPath}${name}`,
  thumbnail_url: `${editorImagesPath}${name}?size=thumbnail`,
  file_name,
  size,
  created_at: unixSeconds(created_at),
})
