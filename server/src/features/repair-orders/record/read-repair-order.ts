import type { Expression, SqlBool } from 'kysely'
import { isBelowMinimum, levelPrice, priceOf } from '#contract/prices/price-of.ts'
import { isEditable } from '#contract/repair-orders/editing.ts'
import type { RepairOrder, RepairOrderWork } from '#contract/repair-orders/repair-order.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import type { OdometerUnit } from '#contract/repair-orders/repair-order-input.ts'
import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import { workAmounts } from '#contract/repair-orders/repair-order-totals.ts'
import { fromMinutes } from '#contract/shared/duration.ts'
import { lineAmount, toCents } from '#contract/shared/money.ts'
import { showPayment } from '#server/features/billing/index.ts'
import { priced } from '#server/features/charges/index.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { showAttachment } from '#server/records/attachments.ts'
import { attachedToRepairOrders } from '../attached-files.ts'
import { showRepairOrderCharge } from '../charges/repair-order-charges.ts'
import { visibleRepairOrders } from '../visible-repair-orders.ts'
import { readWholeRepairOrder, toRow, type WholeRepairOrder } from './repair-order-rows.ts'
import type { StoredWork } from './repair-order-works.ts'

export const getRepairOrder = (context: Context, id: number): Promise<RepairOrder> =>
  readIf(context, id, status => status !== 'deleted')

export const getDeletedRepairOrder = (context: Context, id: number): Promise<RepairOrder> =>
  readIf(context, id, status => status === 'deleted')

async function readIf(context: Context, id: number, isMeant: (status: RepairOrderStatus) => boolean) {
  const order = await readRepairOrder(context, id, visibleRepairOrders(context, 'o'))
  if (!isMeant(order.status)) throw refusal(repairOrderErrors.no_such_order)
  return order
}

/**
 * The order as the caller sees it. In a write, the row is locked and access was checked already: the
 * caller may just have assigned it to someone else.
 */
export async function readRepairOrder(
  context: Context,
  id: number,
  seen?: Expression<SqlBool>,
): Promise<RepairOrder> {
  const order = await readWholeRepairOrder(context.db, id, seen)
  if (!order) throw refusal(repairOrderErrors.no_such_order)
  const works = order.works
  const canBeSaved = isEditable(order) || order.status === 'deleted'
  return {
    ...toRow(context, order),
    typeOfWork: works.map(work => toWork(context, work, order)),
    charges: order.charges.filter(charge => charge.work_id === null).map(showRepairOrderCharge(context)),
    customer_rate: context.may('labor-rates.read') ? order.customer_rate : null,
    charges_amount: Number(order.charges_amount),
    discount: Number(order.discount),
    tax_labor: Number(order.tax_labor),
    tax_inventory: Number(order.tax_inventory),
    labor_amount: Number(order.labor_amount),
    parts_amount: Number(order.parts_amount),
    discount_amount: Number(order.discount_amount),
    tax_labor_amount: Number(order.tax_labor_amount),
    tax_parts_amount: Number(order.tax_parts_amount),
    odometer_in: order.odometer_in,
    odometer_unit: order.odometer_unit as OdometerUnit,
    engine_hours_in: order.engine_hours_in === null ? null : Number(order.engine_hours_in),
    is_prices_changed: canBeSaved && works.some(work => work.parts.some(isPriceChanged)),
    attachments: order.files.map(showAttachment(context, attachedToRepairOrders, id)),
    payments: order.payments.map(showPayment(context)),
  }
}

const isPriceChanged = (part: StoredWork['parts'][number]): boolean =>
  !part.is_part_deleted && toCents(part.price) !== toCents(currentPrice(part))

const currentPrice = (part: StoredWork['parts'][number]): number =>
  priceOf(part, {
    typed: part.price_source === 'typed' ? part.price : null,
    level: levelPrice(part, part.level),
    quantity: part.quantity,
  }).price

function toWork(
  context: Context,
  work: StoredWork,
  { charges, min_margin }: WholeRepairOrder,
): RepairOrderWork {
  const duration = fromMinutes(work.duration_minutes)
  const own = charges.filter(charge => charge.work_id === work.id)
  const amounts = workAmounts({ ...work, duration, charges: own.map(priced) })
  return {
    id: work.id,
    type_of_work_id: work.type_of_work_id,
    name: work.name,
    complaint: work.complaint,
    cause: work.cause,
    correction: work.correction,
    hourly_rate: work.hourly_rate,
    rate_source: work.rate_source,
    duration,
    labor_amount: amounts.labor,
    parts_amount: amounts.parts,
    total_amount: amounts.total,
    charges: own.map(showRepairOrderCharge(context)),
    inventories: work.parts.map(part => ({
      id: part.part_id,
      inventory_id: part.part_id,
      name: part.name,
      stock_number: part.stock_number,
      quantity: part.quantity,
      price: part.price,
      price_source: part.price_source,
      price_typed: part.typed_at ? { by: part.typed_by!, at: unixSeconds(new Date(part.typed_at)) } : null,
      is_below_minimum:
        part.price_source === 'typed' &&
        isBelowMinimum(part.price, {
          min_limit_price: part.min_limit_price,
          cost: seesCosts(context) ? part.cost : null,
          min_margin: min_margin === null ? null : Number(min_margin),
        }),
      price_retail: part.price_retail,
      price_current: currentPrice(part),
      amount: lineAmount(part),
      unit: part.unit,
    })),
  }
}
