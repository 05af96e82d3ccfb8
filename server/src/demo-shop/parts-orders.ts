import type { Kysely } from 'kysely'
import { dueDateOf } from '#contract/parts-orders/payment-state.ts'
import { startOfDay } from '#contract/shared/dates.ts'
import { sumCents, toCents, toDollars } from '#contract/shared/money.ts'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { fromUnixSeconds } from '#server/platform/clock.ts'
import type { Calendar } from './calendar.ts'
import { addressOf, snapshotOf } from './customer-records.ts'
import type { PartsOrderPlan } from './parts-order-plan.ts'
import { soldIn } from './parts-order-stock.ts'
import type { TagName } from './tags.ts'

export interface WrittenPartsOrder extends PartsOrderPlan {
  id: number
}

export async function writePartsOrders(
  db: Kysely<Database>,
  calendar: Calendar,
  plans: readonly PartsOrderPlan[],
  tagIds: ReadonlyMap<TagName, number>,
): Promise<WrittenPartsOrder[]> {
  const ids = await insertNumberedRows(
    db,
    'parts_orders',
    plans.map(plan => rowOf(calendar, plan)),
  )
  const orders = plans.map((plan, index) => ({ ...plan, id: ids[index]! }))
  await insertRows(
    db,
    'parts_order_items',
    orders.flatMap(({ id, lines, created_at }) =>
      lines.map(({ part, unit_name, item }) => ({
        order_id: id,
        part_id: part.id,
        name: part.name,
        stock_number: part.stock_number,
        unit_name,
        ...item,
        created_at,
      })),
    ),
  )
  await insertRows(
    db,
    'parts_order_deliveries',
    orders.flatMap(({ id, shipments }) =>
      shipments.map(({ method, day, at, cost, tracking }) => ({
        order_id: id,
        delivery_method: method,
        date_sent: calendar.dateOf(day),
        delivery_cost: cost,
        tracking_number: tracking,
        created_at: at,
      })),
    ),
  )
  const tags = orders.flatMap(({ id, tags }) => tags.map(tag => ({ order_id: id, tag_id: tagIds.get(tag)! })))
  await insertRows(db, 'parts_order_tags', tags)
  await db.updateTable('counters').set({ value: orders.length }).where('name', '=', 'parts_order').execute()
  return orders
}

function rowOf(calendar: Calendar, plan: PartsOrderPlan) {
  const { totals, customer, steps } = plan
  const address = addressOf(customer)
  return {
    order_number: plan.number,
    external_number: plan.externalNumber,
    source: plan.source,
    status: plan.status,
    status_changed_at: steps.at(-1)?.at ?? plan.checked_out_at,
    is_draft: false,
    customer_id: customer.id,
    customer_snapshot: { ...snapshotOf(customer), language: customer.language },
    ecommerce_client: plan.source === 'ecomm' ? clientOf(plan) : null,
    sales_manager_id: plan.manager?.id ?? null,
    delivery_type: plan.deliveryType,
    delivery_cost: plan.deliveryCost,
    delivery_address: plan.deliveryType === 'delivery' ? address : null,
    billing_address: address,
    payment_terms: plan.terms,
    payment_method: plan.method,
    with_tax_exemption: true,
    tax_rate: plan.taxRate,
    subtotal_amount: totals.subtotal,
    delivery_amount: totals.shipping,
    tax_amount: totals.tax,
    saving_amount: totals.saving,
    total_amount: totals.total,
    ...paidColumns(calendar, plan),
    refunded_at: plan.refunded_at,
    billed_at: plan.billed?.at ?? null,
    due_date: dueDateOf(plan.terms, calendar.dateOf(plan.day)),
    items_count: plan.lines.length,
    comments_count: plan.comments.length,
    version: 3,
    created_by: plan.author?.id ?? null,
    created_at: plan.created_at,
    updated_at: lastMoment(plan),
    checked_out_at: plan.checked_out_at,
    sold_at: soldIn(plan)?.at ?? null,
  }
}

function paidColumns(calendar: Calendar, { payments, totals }: PartsOrderPlan) {
  const paid = sumCents(payments.map(payment => toCents(payment.amount)))
  const isPaid = paid >= toCents(totals.total)
  const last = Math.max(...payments.map(payment => payment.day))
  return {
    paid_amount: toDollars(paid),
    is_paid: isPaid,
    paid_at: isPaid ? fromUnixSeconds(startOfDay(calendar.timezone, calendar.dateOf(last))) : null,
  }
}

const clientOf = ({ customer: { first_name, last_name, email } }: PartsOrderPlan) => ({
  first_name,
  last_name,
  email: email ?? '',
})

const lastMoment = ({ checked_out_at, steps, payments, refunded_at }: PartsOrderPlan): Date =>
  [
    checked_out_at,
    ...steps.map(({ at }) => at),
    ...payments.map(({ at }) => at),
    refunded_at ?? checked_out_at,
  ].reduce((one, other) => (one > other ? one : other))
