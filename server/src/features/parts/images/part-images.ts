import { type RawBuilder, sql } from 'kysely'
import type { PartImage } from '#contract/parts/part-images.ts'
import { apiPrefix } from '#contract/shared/endpoint.ts'

export interface StoredPartImage {
  id: number
  file_name: string
  mime_type: string
  size: number
}

const imageJson = sql`json_build_object('id', x.id, 'file_name', f.file_name, 'mime_type', f.mime_type, 'size', f.size)`

/** The main image of a part or null, for a select. `partId` is the SQL of the part's id. */
export const mainImageJson = (partId: RawBuilder<unknown>) => sql<StoredPartImage | null>`(
    select ${imageJson} from part_images x join files f on f.id = x.file_id where x.part_id = ${partId} and x.is_main
  )`

export const galleryJson = (partId: RawBuilder<unknown>) => sql<StoredPartImage[]>`(
    select coalesce(json_agg(${imageJson} order by x.position, x.id), '[]')
    from part_images x join files f on f.id = x.file_id where x.part_id = ${partId} and not x.is_main
  )`

export function showPartImage(
  partId: number,
  { id, file_name, mime_type, size }: StoredPartImage,
): PartImage {
  const url = `${apiPrefix}/inventories/${partId}/images/${id}`
  return { id, mime_type, size, name: file_name, url, thumbnail_url: `${url}?size=thumbnail` }
}
