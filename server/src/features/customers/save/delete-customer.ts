import { customerErrors } from '#contract/customers/customer-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { dropFiles } from '#server/records/file-rows.ts'
import { forgetRecord } from '#server/records/forget-record.ts'
import { inTheWay, maxRelated } from '#server/records/in-the-way.ts'
import { hasPartOrders } from '../record/customer-relations.ts'
import { lockCustomer } from '../record/find-customer.ts'
import { certificateOf } from '../tax-exemption/move-tax-exemption.ts'

/** Deletes a customer of the body shop without vehicles and orders. */
export async function deleteCustomer(context: Context, id: number): Promise<void> {
  await lockDrafts(context, id)
  const customer = await lockCustomer(context, id)
  const reasons = await validateDelete(context, customer)
  if (reasons.length > 0) throw new Refusal(reasons)
  const certificate = await certificateOf(context, id)
  await forgetRecord(context, 'customer', id)
  await context.db.deleteFrom('customers').where('id', '=', id).execute()
  if (certificate) await dropFiles(context, [certificate])
  context.record({
    kind: 'customer',
    recordId: id,
    act: 'deleted',
    params: { name: customer.full_name ?? '' },
  })
  announce(context, 'customer', id)
}

/** Locks the customer's drafts, which lose it. Saving a draft locks in the same order: draft, customer. */
const lockDrafts = ({ db }: Context, id: number) =>
  db
    .selectFrom('parts_orders')
    .select('id')
    .where('customer_id', '=', id)
    .where('is_draft', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()

async function validateDelete(
  { db }: Context,
  { id, type }: { id: number; type: string },
): Promise<Reason[]> {
  const { has: hasOrders } = await db
    .selectFrom('customers')
    .select(hasPartOrders().as('has'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (type === 'ecomm') {
    return [
      reason(hasOrders ? customerErrors.customer_is_ecomm_with_orders : customerErrors.customer_is_ecomm),
    ]
  }
  const vehicles = (kind: 'truck' | 'trailer') =>
    db
      .selectFrom('vehicles')
      .select(({ fn }) => ['id', 'unit_number as name', fn.countAll<number>().over().as('count')])
      .where('owner_id', '=', id)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .limit(maxRelated)
      .execute()
  const orders = (isDeleted: boolean) =>
    db
      .selectFrom('repair_orders')
      .select(({ fn }) => ['id', 'order_number as name', fn.countAll<number>().over().as('count')])
      .where('customer_id', '=', id)
      .where('status', isDeleted ? '=' : '<>', 'deleted')
      .orderBy('id', 'desc')
      .limit(maxRelated)
      .execute()
  const partsOrders = (isDeleted: boolean) =>
    db
      .selectFrom('parts_orders')
      .select(({ fn }) => ['id', 'order_number as name', fn.countAll<number>().over().as('count')])
      .where('customer_id', '=', id)
      .where('is_draft', '=', false)
      .where('deleted_at', isDeleted ? 'is not' : 'is', null)
      .orderBy('id', 'desc')
      .limit(maxRelated)
      .$narrowType<{ name: string }>()
      .execute()
  const [deletedPartsOrder] = await partsOrders(true)
  return [
    ...inTheWay(customerErrors.customer_has_trucks, await vehicles('truck'), { kind: 'truck' }),
    ...inTheWay(customerErrors.customer_has_trailers, await vehicles('trailer'), { kind: 'trailer' }),
    ...inTheWay(customerErrors.customer_has_part_orders, await partsOrders(false), { kind: 'parts_order' }),
    ...inTheWay(customerErrors.customer_has_orders, await orders(false), { kind: 'repair_order' }),
    ...inTheWay(customerErrors.customer_has_deleted_orders, await orders(true), {
      kind: 'repair_order',
      isDeleted: true,
    }),
    // Deleted orders have no page to link to.
    ...(deletedPartsOrder
      ? [
          reason(customerErrors.customer_has_deleted_part_orders, {
            params: { count: deletedPartsOrder.count },
          }),
        ]
      : []),
  ]
}
