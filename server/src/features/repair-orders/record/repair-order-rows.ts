import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { isOverdue, overdueDays, paymentStatusOf } from '#contract/repair-orders/payment-status.ts'
import type {
  orderCustomer,
  orderMechanic,
  orderVehicle,
  RepairOrderRow,
} from '#contract/repair-orders/repair-order.ts'
import { nextStatuses } from '#contract/repair-orders/status-moves.ts'
import { localDateTimeIn } from '#contract/shared/dates.ts'
import { fromMinutes } from '#contract/shared/duration.ts'
import { idsOf, prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import { paymentsJson, type StoredPayment } from '#server/features/billing/index.ts'
import { customerRate } from '#server/features/company/index.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf, unixSeconds } from '#server/platform/clock.ts'
import { attachmentsJson, type StoredAttachment } from '#server/records/attachments.ts'
import { repairOrderChargesJson, type StoredRepairOrderCharge } from '../charges/repair-order-charges.ts'
import type { StoredRepairOrder } from '../lock-repair-order.ts'
import { actionScopesOf } from './action-scopes.ts'
import { type StoredWork, worksJson } from './repair-order-works.ts'

export type JoinedRepairOrder = StoredRepairOrder & {
  vehicle: z.infer<typeof orderVehicle>
  customer: z.infer<typeof orderCustomer>
  mechanic: z.infer<typeof orderMechanic> | null
  works: { id: number; name: string; duration_minutes: number; complaint: string }[]
  invoice_date: string | null
}

/** In the order of the ids, in one query. */
export const readJoinedRepairOrders = (
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<JoinedRepairOrder[]> =>
  ids.length === 0 ? Promise.resolve([]) : read(db, ids, { works: shortWorksJson })

/** An order with all its data, read in one query for consistency. */
export type WholeRepairOrder = Omit<JoinedRepairOrder, 'works'> & {
  works: StoredWork[]
  charges: StoredRepairOrderCharge[]
  min_margin: string | null
  customer_rate: number | null
  payments: StoredPayment[]
  files: StoredAttachment[]
}

/** Undefined if there is no order that matches the condition `seen` on `o`. */
export async function readWholeRepairOrder(
  db: Kysely<Database>,
  id: number,
  seen?: Expression<SqlBool>,
): Promise<WholeRepairOrder | undefined> {
  const [order] = await read<WholeRepairOrder>(db, [id], { works: wholeWorksJson, more, seen })
  return order
}

const orderId = sql`o.id`
const wholeWorksJson = worksJson(orderId)
const more = sql`
      ${repairOrderChargesJson(orderId)} as charges, (select min_margin from company) as min_margin,
      ${customerRate(sql`o.customer_id`)} as customer_rate,
      ${paymentsJson('repair_order', orderId)} as payments,
      ${attachmentsJson('repair_order', orderId)} as files,`

async function read<Order extends JoinedRepairOrder>(
  db: Kysely<Database>,
  ids: readonly number[],
  {
    works,
    more = sql``,
    seen = sql`true`,
  }: { works: RawBuilder<unknown>; more?: RawBuilder<unknown>; seen?: Expression<SqlBool> | undefined },
): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select ${prepared} o.*,
      ${more}
      ${vehicleJson} as vehicle,
      coalesce(o.customer_snapshot::json, ${customerJson}) as customer,
      case when m.id is not null then json_build_object(
        'id', m.id, 'full_name', m.full_name, 'phone', m.phone, 'email', m.email, 'status', m.status
      ) end as mechanic,
      ${works} as works,
      (
        select i.invoice_date from invoices i where i.order_kind = 'repair_order' and i.order_id = o.id order by i.id limit 1
      ) as invoice_date
    from unnest(${idsOf(ids)}) with ordinality as wanted(id, place)
    join repair_orders o on o.id = wanted.id
    join vehicles v on v.id = o.vehicle_id
    join customers c on c.id = o.customer_id
    left join users m on m.id = o.mechanic_id
    where ${seen}
    order by wanted.place`.execute(db)
  return rows
}

const shortWorksJson = sql`(
  select coalesce(json_agg(json_build_object(
    'id', w.id, 'name', w.name, 'duration_minutes', w.duration_minutes, 'complaint', w.complaint
  ) order by w.position), '[]')
  from repair_order_works w where w.order_id = o.id
)`

export const vehicleJson = sql`json_build_object(
  'id', v.id, 'vehicle_form', v.kind, 'vin', v.vin, 'unit_number', v.unit_number, 'make', v.make, 'model', v.model,
  'year', v.year, 'color', v.color, 'license_plate', v.license_plate, 'temporary_plate', v.temporary_plate,
  'plate_state', v.plate_state
)`

/** A customer `c` as shown with an order, and as copied when it is finished. */
export const customerJson = sql`json_build_object(
  'id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'full_name', c.full_name,
  'company_name', c.company_name, 'phone', c.phone, 'phone_extension', c.phone_extension, 'email', c.email
)`

export function toRow(context: Context, order: JoinedRepairOrder): RepairOrderRow {
  const now = unixSeconds(context.now)
  const statusChangedAt = unixSeconds(order.status_changed_at)
  const next = nextStatuses({ status: order.status, status_changed_at: statusChangedAt }, now, permission =>
    context.may(permission),
  )
  const balance = Number(order.balance)
  const money = {
    status: order.status,
    is_paid: order.is_paid,
    balance,
    is_billed: order.billed_at !== null,
    due_date: order.due_date,
  }
  const today = todayOf(context)
  return {
    id: order.id,
    order_number: order.order_number,
    status: order.status,
    next_statuses: next,
    status_changed_at: statusChangedAt,
    payment_status: paymentStatusOf(money, today),
    vehicle: order.vehicle,
    customer: order.customer,
    mechanic: order.mechanic,
    po_number: order.po_number,
    notes: order.notes,
    typeOfWork: order.works.map(({ id, name, complaint, duration_minutes }) => ({
      id,
      name,
      complaint,
      duration: fromMinutes(duration_minutes),
    })),
    total_amount: Number(order.total_amount),
    paid_amount: Number(order.paid_amount),
    balance,
    implementation_date: localDateTimeIn(context.timezone, unixSeconds(order.implementation_date)),
    due_date: order.due_date,
    is_overdue: isOverdue(money, today),
    overdue_days: overdueDays(money, today),
    billed_at: order.billed_at && unixSeconds(order.billed_at),
    invoice_date: order.invoice_date,
    paid_at: order.paid_at && unixSeconds(order.paid_at),
    comments_count: order.comments_count,
    created_at: unixSeconds(order.created_at),
    version: order.version,
    action_scopes: actionScopesOf(context, {
      status: order.status,
      is_paid: order.is_paid,
      paid: Number(order.paid_amount),
      balance,
      nextStatuses: next,
    }),
  }
}
