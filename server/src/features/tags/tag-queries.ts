import { sql } from 'kysely'
import type { Tag } from '#contract/tags/tag-endpoints.ts'
import { tagErrors } from '#contract/tags/tag-errors.ts'
import type { TagShape, TagType } from '#contract/tags/tag-shapes.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { tagUsage } from './tag-usage.ts'

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

export const tagRows = ({ db }: Context) =>
  db
    .selectFrom('tags')
    .select(['id', 'name', 'color', 'type', 'version', tagUsage.isUsed.as('hasRelatedEntities')])
    .$castTo<Tag>()

export async function listTagsByType(context: Context) {
  const tags = await tagRows(context).orderBy(sql`lower(name)`).orderBy('id').execute()
  const of = (type: TagType) => tags.filter(tag => tag.type === type)
  const customer = of('customer')
  return {
    order: of('order'),
    trucks_and_trailer: of('trucks_and_trailer'),
    customer,
    vehicle_owner: customer,
  }
}

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
