import type { Kysely, Selectable } from 'kysely'
import type { PaymentMethod, PaymentTerms } from '#contract/lookups/payment-methods.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type {
  DeliveryType,
  PartsOrderSource,
  PartsOrderStatus,
} from '#contract/parts-orders/parts-order-statuses.ts'
import type { Database, PartsOrders } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { StoredAddress } from './save/order-address.ts'

export type StoredPartsOrder = Omit<
  Selectable<PartsOrders>,
  | 'status'
  | 'source'
  | 'delivery_type'
  | 'payment_terms'
  | 'payment_method'
  | 'delivery_address'
  | 'billing_address'
> & {
  status: PartsOrderStatus
  source: PartsOrderSource
  delivery_type: DeliveryType | null
  payment_terms: PaymentTerms | null
  payment_method: PaymentMethod | null
  delivery_address: StoredAddress | null
  billing_address: StoredAddress | null
}

/** Locks the order until the end of the transaction. Lock order: parts order, customer, parts. */
export async function lockPartsOrder({ db }: Pick<Context, 'db'>, id: number): Promise<StoredPartsOrder> {
  const row = await selectExisting(db, id).forUpdate().executeTakeFirst()
  if (!row) throw refusal(partsOrderErrors.no_such_parts_order)
  return row as StoredPartsOrder
}

export async function findPartsOrder({ db }: Pick<Context, 'db'>, id: number): Promise<StoredPartsOrder> {
  const row = await selectExisting(db, id).executeTakeFirst()
  if (!row) throw refusal(partsOrderErrors.no_such_parts_order)
  return row as StoredPartsOrder
}

export async function lockCheckedOut(
  context: Pick<Context, 'db'>,
  id: number,
): Promise<StoredPartsOrder & { order_number: string }> {
  const order = await lockPartsOrder(context, id)
  if (order.order_number === null) throw refusal(partsOrderErrors.order_is_draft)
  return { ...order, order_number: order.order_number }
}

const selectExisting = (db: Kysely<Database>, id: number) =>
  db.selectFrom('parts_orders').selectAll().where('id', '=', id).where('deleted_at', 'is', null)
