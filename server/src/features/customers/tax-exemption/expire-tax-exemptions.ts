import { todayOf } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Daily: marks accepted exemptions as expired after their last day. Reads do not depend on it. */
export async function expireTaxExemptions(shop: Shop): Promise<void> {
  const { timezone } = await shop.db.selectFrom('company').select('timezone').executeTakeFirstOrThrow()
  const today = todayOf({ companyTimezone: timezone, now: shop.clock.now() })
  await shop.db
    .updateTable('tax_exemptions')
    .set({ status: 'EXPIRED' })
    .where('status', '=', 'ACCEPTED')
    .where('date_active_to', '<', today)
    .execute()
}
