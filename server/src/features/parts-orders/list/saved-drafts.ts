import type { SavedDraft } from '#contract/parts-orders/parts-order.ts'
import type { Context } from '#server/operation/context.ts'
import { unixSeconds } from '#server/platform/clock.ts'

const shown = 100

/** The newest drafts saved for later: all for those who assign orders to sales managers, else their own. */
export async function listSavedDrafts(context: Context): Promise<SavedDraft[]> {
  let query = context.db
    .selectFrom('parts_orders as o')
    .leftJoin('customers as c', 'c.id', 'o.customer_id')
    .leftJoin('users as u', 'u.id', 'o.created_by')
    .where('o.saved_for_later_at', 'is not', null)
  if (!context.may('orders-parts.assign-sales-manager')) {
    query = query.where('o.created_by', '=', context.user.id)
  }
  const drafts = await query
    .select([
      'o.id',
      'o.draft_name',
      'c.full_name as customer',
      'o.total_amount',
      'u.full_name as created_by',
      'o.saved_for_later_at',
    ])
    .orderBy('o.saved_for_later_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(shown)
    .execute()
  return drafts.map(({ draft_name, ...draft }) => ({
    ...draft,
    name: draft_name ?? '',
    total_amount: Number(draft.total_amount),
    saved_for_later_at: unixSeconds(draft.saved_for_later_at!),
  }))
}
