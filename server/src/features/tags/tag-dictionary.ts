import { sql } from 'kysely'
import type { TagInput } from '#contract/tags/tag-endpoints.ts'
import { tagErrors } from '#contract/tags/tag-errors.ts'
import { maxTagsOfType } from '#contract/tags/tag-shapes.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import type { Dictionary } from '#server/records/dictionary/dictionary.ts'
import { tagUsage } from './tag-usage.ts'

export const tagDictionary: Dictionary<TagInput> = {
  kind: 'tag',
  table: 'tags',
  columns: ['color', 'type'],
  labels: 'tags.fields',
  unique: [{ table: 'tags', column: 'name', within: 'type', index: 'tags_name' }],
  usedBy: tagUsage,
  values: (_, { name, color, type }) => ({ name, color, type }),
  againstCreate: refuseTooMany,
  againstUpdate: async (_, current, { type }) =>
    type === current.type ? [] : [reason(tagErrors.tag_type_is_fixed, { parameter: 'type' })],
}

/** Whoever makes one of a type waits for the others who do, so that the tenth is not made twice. */
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
