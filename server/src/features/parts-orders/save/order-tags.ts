import { sql } from 'kysely'
import { unknownTags } from '#server/features/tags/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { Reason } from '#server/operation/refusal.ts'

export const validateTags = (context: Context, tagIds: readonly number[] | undefined): Promise<Reason[]> =>
  unknownTags(context, 'order', tagIds ?? [])

export async function writeTags(
  { db }: Context,
  orderId: number,
  tagIds: readonly number[] | undefined,
): Promise<void> {
  if (tagIds === undefined) return
  await sql`
    with wanted as (select unnest(${tagIds}::bigint[]) as tag_id), dropped as (
      delete from parts_order_tags where order_id = ${orderId} and tag_id not in (select tag_id from wanted)
    )
    insert into parts_order_tags (order_id, tag_id) select ${orderId}, tag_id from wanted
    on conflict do nothing`.execute(db)
}
