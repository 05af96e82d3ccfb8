import { inSystemContext } from '#server/operation/system-context.ts'
import { plusDays } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteDraft } from './delete-draft.ts'

const atOnce = 100
const savedDays = 30

/** Hourly: deletes drafts unchanged for a day, saved ones after 30 days. Locked ones wait for the next hour. */
export async function purgeDrafts(shop: Shop): Promise<void> {
  for (;;) {
    const dropped = await inSystemContext(shop, async context => {
      const drafts = await context.db
        .selectFrom('parts_orders')
        .select('id')
        .where('is_draft', '=', true)
        .where('updated_at', '<', plusDays(context.now, -1))
        .where(({ eb, or }) =>
          or([
            eb('saved_for_later_at', 'is', null),
            eb('saved_for_later_at', '<', plusDays(context.now, -savedDays)),
          ]),
        )
        .orderBy('id')
        .limit(atOnce)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { id } of drafts) await deleteDraft(context, id)
      return drafts.length
    })
    if (dropped < atOnce) return
  }
}
