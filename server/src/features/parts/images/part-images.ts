import type { Kysely } from 'kysely'
import type { PartImage } from '#contract/parts/part-images.ts'
import { apiPrefix } from '#contract/shared/endpoint.ts'
import type { Database } from '#server/database/tables.ts'

interface PartImages {
  main: PartImage | null
  gallery: PartImage[]
}

/** Of several parts in one query; a part without images is not among them. */
export async function readPartImages(
  db: Kysely<Database>,
  partIds: readonly number[],
  { mainOnly = false } = {},
): Promise<Map<number, PartImages>> {
  const rows = await db
    .selectFrom('part_images')
    .innerJoin('files', 'files.id', 'part_images.file_id')
    .select(['part_images.id', 'part_id', 'is_main', 'file_name', 'mime_type', 'size'])
    .where('part_id', 'in', partIds)
    .$if(mainOnly, found => found.where('is_main', '=', true))
    .orderBy('position')
    .orderBy('part_images.id')
    .execute()
  const byPart = new Map<number, PartImages>()
  for (const { part_id, is_main, file_name, ...row } of rows) {
    const images = byPart.get(part_id) ?? { main: null, gallery: [] }
    const url = `${apiPrefix}/inventories/${part_id}/images/${row.id}`
    const image = { ...row, name: file_name, url, thumbnail_url: `${url}?size=thumbnail` }
    if (is_main) images.main = image
    else images.gallery.push(image)
    byPart.set(part_id, images)
  }
  return byPart
}
