import { customerErrors } from '#contract/customers/customer-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { forgetRecord } from '#server/records/forget-record.ts'
import { hasPartOrders } from './customer-relations.ts'
import { lockCustomer } from './find-customer.ts'
import { removeCertificate } from './move-tax-exemption.ts'

/** Only a customer of the body shop that no truck, trailer or order names. */
export async function deleteCustomer(context: Context, id: number): Promise<void> {
  const customer = await lockCustomer(context, id)
  const reasons = await against(context, customer)
  if (reasons.length > 0) throw new Refusal(reasons)
  await removeCertificate(context, id)
  await forgetRecord(context, 'customer', id)
  await context.db.deleteFrom('customers').where('id', '=', id).execute()
  context.record({
    kind: 'customer',
    recordId: id,
    act: 'deleted',
    params: { name: customer.full_name ?? '' },
  })
  announce(context, 'customer', id)
}

async function against({ db }: Context, { id, type }: { id: number; type: string }): Promise<Reason[]> {
  const { trucks, trailers, orders, partOrders } = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('vehicles')
        .select(fn.countAll<number>().as('count'))
        .where('owner_id', '=', id)
        .where('kind', '=', 'truck')
        .as('trucks'),
      selectFrom('vehicles')
        .select(fn.countAll<number>().as('count'))
        .where('owner_id', '=', id)
        .where('kind', '=', 'trailer')
        .as('trailers'),
      selectFrom('repair_orders')
        .select(fn.countAll<number>().as('count'))
        .where('customer_id', '=', id)
        .as('orders'),
      selectFrom('customers').select(hasPartOrders().as('has')).where('id', '=', id).as('partOrders'),
    ])
    .executeTakeFirstOrThrow()
  if (type === 'ecomm') {
    return [
      reason(partOrders ? customerErrors.customer_is_ecomm_with_orders : customerErrors.customer_is_ecomm),
    ]
  }
  return [
    ...(trucks ? [reason(customerErrors.customer_has_trucks, { params: { count: trucks } })] : []),
    ...(trailers ? [reason(customerErrors.customer_has_trailers, { params: { count: trailers } })] : []),
    ...(partOrders ? [reason(customerErrors.customer_has_part_orders)] : []),
    ...(orders ? [reason(customerErrors.customer_has_orders, { params: { count: orders } })] : []),
  ]
}
