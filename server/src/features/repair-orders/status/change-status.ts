import { orderErrors } from '#contract/records/order-errors.ts'
import { isPaidInFull } from '#contract/repair-orders/payment-status.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import { chargedAmounts } from '#contract/repair-orders/repair-order-totals.ts'
import { isTooLate, moveBetween, statusChangeWindow } from '#contract/repair-orders/status-moves.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { prepared } from '#server/database/prepared.ts'
import { storePaidState } from '#server/features/billing/index.ts'
import {
  costOfSold,
  returnToStock,
  sellReserved,
  setReservations,
  validateOrderQuantities,
} from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { todayOf, unixSeconds } from '#server/platform/clock.ts'
import { announce } from '#server/records/announce.ts'
import { billedRepairOrders } from '../billing/billed-repair-orders.ts'
import { snapshotColumns } from '../billing/invoice-snapshot.ts'
import { lockRepairOrder, type StoredRepairOrder } from '../lock-repair-order.ts'
import { notifyStatus } from '../people/notify-people.ts'
import { readRepairOrder } from '../record/read-repair-order.ts'
import { readWorks } from '../record/repair-order-works.ts'
import { linesOf, readLines, stockRepairOrder } from '../stock/stock-lines.ts'

/** Applies a move of the contract's rules. Finishing sells the parts; reopening returns and reserves them. */
export async function changeStatus(
  context: Context,
  id: number,
  to: RepairOrderStatus,
): Promise<RepairOrder> {
  const order = await lockRepairOrder(context, id)
  if (order.status === to) throw refusal(orderErrors.status_already_so, { parameter: 'status' })
  const move = moveBetween(order.status, to)
  if (!move) throw refusal(orderErrors.status_not_allowed, { parameter: 'status' })
  if (!context.may(move.requires)) throw refusal(commonErrors.forbidden)
  if (isTooLate(move, unixSeconds(order.status_changed_at), unixSeconds(context.now))) {
    throw refusal(repairOrderErrors.status_change_too_late, {
      parameter: 'status',
      params: { hours: statusChangeWindow / 3600 },
    })
  }
  if (to === 'finished') await finish(context, order)
  if (order.status === 'finished') await reopen(context, order)
  await context.db
    .updateTable('repair_orders')
    .modifyEnd(prepared)
    .set({
      status: to,
      status_changed_at: context.now,
      updated_at: context.now,
      parts_cost: costOfSold(stockRepairOrder(order)),
      ...(to === 'finished' ? await snapshotColumns(context.db, order) : noSnapshot),
    })
    .where('id', '=', id)
    .execute()
  // An order with total 0 is paid when finished.
  const total = Number(order.total_amount)
  const finishedAt = to === 'finished' ? context.now : null
  if (isPaidInFull(Number(order.paid_amount), total, finishedAt !== null) !== order.is_paid) {
    await storePaidState(context, billedRepairOrders, { id, total, finishedAt })
  }
  context.record({
    kind: 'repair_order',
    recordId: id,
    act: 'status_changed',
    changes: [
      {
        label: 'repair-orders.changes.status',
        before: `repair-orders.statuses.${order.status}`,
        after: `repair-orders.statuses.${to}`,
        as: 'key',
      },
    ],
  })
  await notifyStatus(context, order, to)
  announce(context, 'repair_order', id)
  return readRepairOrder(context, id)
}

async function finish(context: Context, order: StoredRepairOrder): Promise<void> {
  const lines = await readLines(context.db, order.id)
  const amounts = chargedAmounts(lines, Number(order.discount))
  const sold = lines.map((line, index) => ({ ...line, amount: amounts[index]! }))
  await sellReserved(context, stockRepairOrder(order), sold, todayOf(context))
}

async function reopen(context: Context, order: StoredRepairOrder): Promise<void> {
  await returnToStock(context, stockRepairOrder(order), todayOf(context))
  // A deleted part cannot be returned to stock or reserved. Checked after `returnToStock` has locked the
  // parts against deletion.
  const works = await readWorks(context.db, order.id)
  if (works.some(work => work.parts.some(part => part.is_part_deleted))) {
    throw refusal(orderErrors.part_not_found, { parameter: 'status' })
  }
  const parts = works.flatMap(work => work.parts)
  const reasons = await validateOrderQuantities(
    context.db,
    parts.map(part => ({ ...part, parameter: 'status' })),
  )
  if (reasons.length > 0) throw new Refusal(reasons)
  await setReservations(context, stockRepairOrder(order), linesOf(works))
}

const noSnapshot = { customer_snapshot: null, vehicle_snapshot: null }
