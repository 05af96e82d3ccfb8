import { sql } from 'kysely'
import { type TagInput, tags } from '#contract/tags/tag-endpoints.ts'
import { tagErrors } from '#contract/tags/tag-errors.ts'
import { maxTagsOfType } from '#contract/tags/tag-shapes.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { implementDictionary } from '#server/records/crud/dictionary.ts'
import { tagUsage } from './tag-usage.ts'

export const tagDictionary = implementDictionary(tags, {
  about: 'Colored marks of orders, trucks, trailers and customers.',
  table: 'tags',
  unique: [{ table: 'tags', column: 'name', within: 'type', index: 'tags_name' }],
  usage: tagUsage,
  validateCreate: refuseTooMany,
  validateUpdate: async (_, current, { type }) =>
    type === current.type ? [] : [reason(tagErrors.tag_type_is_fixed, { parameter: 'type' })],
})

/** Serialized by type, so that two concurrent tags cannot both be the tenth. */
async function refuseTooMany({ db }: Context, { type }: Record<string, unknown>): Promise<Reason[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags:${type}`}, 0))`.execute(db)
  const { count } = await db
    .selectFrom('tags')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('type', '=', type as TagInput['type'])
    .executeTakeFirstOrThrow()
  return count < maxTagsOfType
    ? []
    : [reason(tagErrors.tag_limit_reached, { params: { max: maxTagsOfType } })]
}
