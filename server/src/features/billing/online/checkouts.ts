import type { Kysely } from 'kysely'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import type { Shop } from '#server/platform/shop.ts'
import { providerOf } from './provider-of.ts'

export const openCheckouts = (db: Kysely<Database>, kind: OrderKind, orderId: number) =>
  db
    .selectFrom('online_checkouts')
    .modifyFront(prepared)
    .where('order_kind', '=', kind)
    .where('order_id', '=', orderId)
    .where('closed_as', 'is', null)

export interface ClosedCheckouts {
  kind: OrderKind
  orderId: number
  /** The checkout that stays open. */
  but: string | null
}

/** Closes open checkout pages after the commit, so that nobody pays an outdated balance. */
export async function closeCheckouts(context: Context, closed: ClosedCheckouts): Promise<void> {
  if (!context.shop.configuration.stripe) return
  const open = await openCheckouts(context.db, closed.kind, closed.orderId)
    .select('id')
    .where('expires_at', '>', context.now)
    .where('id', '<>', closed.but ?? '')
    .executeTakeFirst()
  if (open) await context.enqueue('billing.close-checkouts', closed)
}

/** Retried if it throws. A paid checkout is left alone: the provider sends an event. */
export async function closeAtProvider(shop: Shop, { kind, orderId, but }: ClosedCheckouts): Promise<void> {
  const provider = await providerOf(shop)
  if (!provider) return
  const open = await openCheckouts(shop.db, kind, orderId)
    .select(['id', 'provider_id'])
    .where('provider_id', 'is not', null)
    .where('provider', '=', provider.name)
    .where('expires_at', '>', shop.clock.now())
    .where('id', '<>', but ?? '')
    .execute()
  for (const { id, provider_id } of open) {
    if (!(await provider.close(provider_id!))) continue
    await inSystemContext(shop, ({ db }) => closeAs(db, id, 'expired'))
  }
}

export async function closeAs(
  db: Kysely<Database>,
  id: string,
  closed_as: 'expired' | 'failed',
): Promise<void> {
  await db
    .updateTable('online_checkouts')
    .set({ closed_as })
    .where('id', '=', id)
    .where('closed_as', 'is', null)
    .execute()
}
