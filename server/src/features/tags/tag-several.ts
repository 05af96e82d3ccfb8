import type { Tagging } from '#contract/tags/bulk-tag.ts'
import { tagErrors } from '#contract/tags/tag-errors.ts'
import { maxTagsOfRecord, type TagType } from '#contract/tags/tag-shapes.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { actOnSeveral, type NamesOf, type Several } from '#server/records/bulk/act-on-several.ts'
import { unknownTags } from './tag-queries.ts'

interface Tagged {
  type: TagType
  lockTags(context: Context, id: number): Promise<readonly number[]>
  /** Replaces the tags; records and announces the change. */
  saveTags(context: Context, id: number, tags: readonly number[]): Promise<void>
  names: NamesOf
}

export const tagSeveral = (
  context: Context,
  { tag_id, is_tagged, ...several }: Several & Tagging,
  { type, lockTags, saveTags, names }: Tagged,
) =>
  actOnSeveral(
    context,
    several,
    { tag_id, is_tagged },
    {
      before: async (inner, id) => ({ tag_id, is_tagged: (await lockTags(inner, id)).includes(tag_id) }),
      async act(inner, id) {
        const others = (await lockTags(inner, id)).filter(tag => tag !== tag_id)
        if (is_tagged) await refuseTag(inner, type, tag_id, others)
        await saveTags(inner, id, is_tagged ? [...others, tag_id] : others)
      },
      names,
    },
  )

async function refuseTag(context: Context, type: TagType, tagId: number, others: readonly number[]) {
  const reasons = await unknownTags(context, type, [tagId])
  if (reasons.length > 0) throw new Refusal(reasons.map(reason => ({ ...reason, parameter: 'tag_id' })))
  if (others.length >= maxTagsOfRecord) {
    throw refusal(tagErrors.record_has_most_tags, {
      parameter: 'tag_id',
      params: { max: maxTagsOfRecord },
    })
  }
}
