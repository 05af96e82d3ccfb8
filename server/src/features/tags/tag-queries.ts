import { sql } from 'kysely'
import { tagErrors } from '#contract/tags/tag-errors.ts'
import type { TagShape, TagType } from '#contract/tags/tag-shapes.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

export const shortListTags = (
  context: Context,
  query: { type?: TagType; id?: number; search?: string },
): Promise<TagShape[]> =>
  context.db
    .selectFrom('tags')
    .select(['id', 'name', 'color'])
    .$if(query.type !== undefined, tags => tags.where('type', '=', query.type!))
    .$if(query.id !== undefined, tags => tags.where('id', '=', query.id!))
    .$if(query.search !== undefined, tags =>
      tags.where(sql`lower(name)`, 'like', containsPattern(query.search!)),
    )
    .orderBy(sql`lower(name)`)
    .limit(100)
    .execute()

/** An error for every id that is not a tag of this kind. */
export async function unknownTags(
  context: Context,
  type: TagType,
  ids: readonly number[],
): Promise<Reason[]> {
  if (ids.length === 0) return []
  const found = await context.db
    .selectFrom('tags')
    .select('id')
    .where('type', '=', type)
    .where('id', 'in', ids)
    .forKeyShare()
    .execute()
  return ids.flatMap((id, index) =>
    found.some(tag => tag.id === id) ? [] : [reason(tagErrors.unknown_tag, { parameter: `tags.${index}` })],
  )
}
