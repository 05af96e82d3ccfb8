import { companyId } from '#server/features/company/index.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { lockShopKey } from './shop-keys.ts'

/** Invalidates the key and stops its messages. The row stays, as orders refer to it. */
export async function revokeShopKey(context: Context, id: number): Promise<void> {
  const { name, revoked_at } = await lockShopKey(context, id)
  if (revoked_at) return
  await context.db.updateTable('shop_keys').set({ revoked_at: context.now }).where('id', '=', id).execute()
  context.record({ kind: 'company', recordId: companyId, act: 'shop_key_revoked', params: { name } })
  announce(context, 'company', companyId)
}
