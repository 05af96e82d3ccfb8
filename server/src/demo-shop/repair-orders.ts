import type { Kysely } from 'kysely'
import { startOfDay } from '#contract/shared/dates.ts'
import { sumCents, toCents, toDollars } from '#contract/shared/money.ts'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { fromUnixSeconds } from '#server/platform/clock.ts'
import type { Calendar } from './calendar.ts'
import type { OrderComment } from './comments.ts'
import { snapshotOf } from './customer-records.ts'
import type { OrderPlan } from './repair-order-plan.ts'

export interface WrittenOrder extends OrderPlan {
  id: number
  comments: OrderComment[]
}

export async function writeRepairOrders(
  db: Kysely<Database>,
  calendar: Calendar,
  plans: readonly Omit<WrittenOrder, 'id'>[],
): Promise<WrittenOrder[]> {
  const ids = await insertNumberedRows(
    db,
    'repair_orders',
    plans.map(plan => rowOf(calendar, plan)),
  )
  const orders = plans.map((plan, index) => ({ ...plan, id: ids[index]! }))
  const works = orders.flatMap(order =>
    order.works.map((work, position) => ({
      ...work,
      order_id: order.id,
      position,
      said: isFleet(order) && (position > 0 || order.notes !== '') ? work.complaint : '',
    })),
  )
  const workIds = await insertNumberedRows(
    db,
    'repair_order_works',
    works.map(({ order_id, position, typeId, name, said, minutes, rate }) => ({
      order_id,
      position,
      type_of_work_id: typeId,
      name,
      complaint: said,
      duration_minutes: minutes,
      hourly_rate: rate,
    })),
  )
  await insertRows(
    db,
    'repair_order_parts',
    works.flatMap(({ order_id, lines }, index) =>
      lines.map(({ part, quantity, price }, position) => ({
        work_id: workIds[index]!,
        order_id,
        part_id: part.id,
        position,
        quantity,
        price,
      })),
    ),
  )
  await writeOrderCharges(db, calendar, orders, workIds)
  await db.updateTable('counters').set({ value: orders.length }).where('name', '=', 'repair_order').execute()
  return orders
}

function rowOf(calendar: Calendar, plan: Omit<WrittenOrder, 'id'>) {
  const { totals } = plan
  const changed = plan.deleted_at ?? plan.finished.at(-1) ?? plan.started_at ?? plan.created_at
  const live = plan.payments.filter(payment => payment.reversed_at === null)
  const paid = sumCents(live.map(payment => toCents(payment.amount)))
  const isPaid = paid >= toCents(totals.total)
  const lastPayment = Math.max(...live.map(payment => payment.day))
  const touched = [changed, ...plan.payments.map(payment => payment.reversed_at ?? payment.at)]
  return {
    order_number: plan.number,
    vehicle_id: plan.vehicle.id,
    customer_id: plan.customer.id,
    customer_snapshot: plan.status === 'finished' ? snapshotOf(plan.customer) : null,
    mechanic_id: plan.mechanic.id,
    status: plan.status,
    status_before_deletion: plan.status === 'deleted' ? 'new' : null,
    status_changed_at: changed,
    discount: plan.discount,
    tax_labor: plan.tax_labor,
    tax_inventory: plan.tax_inventory,
    implementation_date: plan.implementation_date,
    due_date: calendar.dateOf(plan.dueDay),
    ...checkInOf(plan),
    // Fleets' complaints are in the types of work.
    notes: isFleet(plan) ? '' : plan.notes,
    labor_amount: totals.labor,
    parts_amount: totals.parts,
    charges_amount: totals.charges,
    charges_cost: toDollars(sumCents(plan.charges.map(({ sublet }) => toCents(sublet?.cost ?? 0)))),
    discount_amount: totals.discount,
    tax_labor_amount: totals.tax_labor,
    tax_parts_amount: totals.tax_parts,
    total_amount: totals.total,
    paid_amount: toDollars(paid),
    is_paid: isPaid,
    paid_at: isPaid ? fromUnixSeconds(startOfDay(calendar.timezone, calendar.dateOf(lastPayment))) : null,
    billed_at: plan.invoices[0]?.at ?? null,
    comments_count: plan.comments.length,
    created_by: plan.author.id,
    created_at: plan.created_at,
    updated_at: new Date(Math.max(...touched.map(at => at.getTime()))),
  }
}

/** `workIds`: those of all types of work of the orders, in their order. */
async function writeOrderCharges(
  db: Kysely<Database>,
  calendar: Calendar,
  orders: readonly WrittenOrder[],
  workIds: readonly number[],
): Promise<void> {
  const suppliers = new Map(
    (await db.selectFrom('suppliers').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  )
  const ids = workIds.values()
  const rows = orders.flatMap(({ id, works, charges, totals }) =>
    [
      ...works.flatMap((work, at) => {
        const work_id = ids.next().value!
        return work.charges.map((charge, i) => ({
          charge,
          work_id,
          amount: totals.works[at]!.charge_amounts[i]!,
        }))
      }),
      ...charges.map((charge, i) => ({ charge, work_id: null, amount: totals.charge_amounts[i]! })),
    ].map(({ charge: { sublet, is_waived: _, ...charge }, work_id, amount }, position) => ({
      ...charge,
      order_id: id,
      work_id,
      position,
      amount,
      cost: sublet?.cost ?? null,
      supplier_id: sublet ? suppliers.get(sublet.supplier)! : null,
      expected_back: sublet ? calendar.dateOf(sublet.expectedDay) : null,
      back_at: sublet && sublet.backDay !== null ? calendar.at(sublet.backDay, 14 * 60 + 20) : null,
    })),
  )
  await insertRows(db, 'repair_order_charges', rows)
}

const isFleet = ({ customer }: Pick<OrderPlan, 'customer'>): boolean => customer.company_name !== ''

/** Every second order of a fleet has its own number; a truck's odometer only goes up. */
function checkInOf(plan: Omit<WrittenOrder, 'id'>) {
  const { vehicle } = plan
  const number = Number(plan.number.replace(/\D/g, ''))
  const days = plan.implementation_date.getTime() / 86_400_000 - 19_000
  const miles = 90_000 + ((vehicle.id * 7919) % 310_000) + Math.round(days * (90 + (vehicle.id % 60)))
  return {
    po_number: isFleet(plan) && number % 2 === 0 ? `PO-${40_000 + ((number * 37) % 9_000)}` : '',
    odometer_in: vehicle.kind === 'truck' ? miles : null,
    engine_hours_in: vehicle.kind === 'truck' && number % 3 === 0 ? Math.round(miles / 38) : null,
  }
}
