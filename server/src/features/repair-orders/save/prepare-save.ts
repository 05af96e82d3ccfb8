import { sql } from 'kysely'
import { orderErrors } from '#contract/records/order-errors.ts'
import type { RepairOrderWork } from '#contract/repair-orders/repair-order.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { type RepairOrderTotals, repairOrderTotals } from '#contract/repair-orders/repair-order-totals.ts'
import { maxDollars } from '#contract/shared/fields.ts'
import { formatDollars, toCents } from '#contract/shared/money.ts'
import { idsOf, prepared } from '#server/database/prepared.ts'
import type { ChargeToWrite } from '#server/features/charges/index.ts'
import { noOrder, setReservations, validateOrderQuantity } from '#server/features/parts/index.ts'
import { pricingColumns, refusedDiscount } from '#server/features/prices/index.ts'
import { lockSharedAssignee } from '#server/features/users/index.ts'
import type { Context } from '#server/operation/context.ts'
import { reasonsOf } from '#server/operation/field-checks.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'
import { prepareCharges } from '../charges/prepare-charges.ts'
import type { StoredRepairOrderCharge } from '../charges/repair-order-charges.ts'
import type { StoredRepairOrder } from '../lock-repair-order.ts'
import { readRepairOrder } from '../record/read-repair-order.ts'
import type { PartToWrite, WorkToWrite } from '../record/repair-order-works.ts'
import { type Line, linesOf, stockRepairOrder } from '../stock/stock-lines.ts'
import { linePrices, refusedPrices, type Works } from './line-prices.ts'
import { rateSourcesOf } from './rates-of-works.ts'
import { validateTaxes } from './tax-decimals.ts'

export interface Saved {
  order: StoredRepairOrder
  works: readonly Pick<RepairOrderWork, 'id' | 'inventories' | 'hourly_rate' | 'rate_source'>[]
  charges: readonly StoredRepairOrderCharge[]
}

export interface RepairOrderToSave {
  vehicleId: number
  customerId: number
  works: WorkToWrite[]
  /** Of the whole order. */
  charges: ChargeToWrite[]
  totals: RepairOrderTotals
  lines: Line[]
}

/**
 * Runs all checks that the schema cannot, and reports all reasons together. Its reservations are rolled
 * back by a refusal.
 */
export async function prepareSave(
  context: Context,
  input: RepairOrderInput,
  saved?: Saved,
): Promise<RepairOrderToSave> {
  const reasons: Reason[] = []
  const vehicle = await context.db
    .selectFrom('vehicles')
    .modifyFront(prepared)
    .select(['id', 'owner_id'])
    .where('id', '=', input.vehicle.id)
    .where('kind', '=', input.vehicle.kind)
    // Prevents deletion and a change of owner, which lock the row `for update`. Other saves that refer to it
    // do not wait.
    .forKeyShare()
    .executeTakeFirst()
  if (!vehicle) {
    reasons.push(reason(repairOrderErrors.vehicle_not_found, { parameter: `${input.vehicle.kind}_id` }))
  }
  // An open order keeps its customer until its vehicle is changed.
  const customerId =
    saved && saved.order.vehicle_id === vehicle?.id ? saved.order.customer_id : vehicle?.owner_id
  if (vehicle && Number(saved?.order.paid_amount ?? 0) > 0 && customerId !== saved!.order.customer_id) {
    reasons.push(
      reason(repairOrderErrors.vehicle_of_another_customer, { parameter: `${input.vehicle.kind}_id` }),
    )
  }
  // Orders of a deactivated mechanic can be saved, but none newly assigned.
  const isKept =
    saved !== undefined && saved.order.status !== 'deleted' && saved.order.mechanic_id === input.mechanic_id
  if (!isKept && !(await lockSharedAssignee(context, 'mechanic', input.mechanic_id))) {
    reasons.push(reason(repairOrderErrors.mechanic_not_available, { parameter: 'mechanic_id' }))
  }
  const parts = await findParts(context, input.works, customerId)
  reasons.push(...validatePartRows(input.works, parts))
  const priced = { parts, saved: saved?.works ?? [] }
  reasons.push(...refusedPrices(context, input.works, priced))
  const { charges, reasons: ofCharges } = await prepareCharges(context, input, {
    vehicleKind: input.vehicle.kind,
    customerId: customerId ?? 0,
    saved: saved?.charges,
    isNewlyCharged: !saved,
  })
  reasons.push(...ofCharges)
  const sources = await rateSourcesOf(context, input.works, {
    customerId: customerId ?? 0,
    saved: saved?.works,
  })
  const works = worksToWrite(input, linePrices(context, input, priced), saved).map((work, i) => ({
    ...work,
    rate_source: sources[i]!,
    charges: charges.works[i]!,
  }))
  reasons.push(...(await validateTaxes(context, input, saved?.order)))
  reasons.push(...(await refusedDiscount(context, input.discount, Number(saved?.order.discount ?? 0))))
  const totals = repairOrderTotals({ ...input, works, charges: charges.ofOrder })
  reasons.push(...validateTotals(totals, saved))
  const lines = linesOf(works).filter(line => parts.get(line.part_id)?.deleted_at === null)
  if (reasons.length > 0) {
    reasons.push(...(await shortReasons(context, saved?.order, lines)))
    throw new Refusal(reasons)
  }
  return { vehicleId: vehicle!.id, customerId: customerId!, works, charges: charges.ofOrder, totals, lines }
}

export type Parts = Awaited<ReturnType<typeof findParts>>

export async function validateParts(
  context: Context,
  works: Works,
  order?: StoredRepairOrder,
): Promise<readonly Reason[]> {
  const parts = await findParts(context, works)
  const isTyped = works.some(work => work.inventories.some(row => row?.price_source === 'typed'))
  const saved = order && isTyped ? (await readRepairOrder(context, order.id)).typeOfWork : []
  const lines = works.flatMap((work, i) =>
    work.inventories.flatMap((row, j) =>
      row && parts.get(row.part_id)?.deleted_at === null
        ? [{ ...row, price: 0, parameter: `types_of_work.${i}.inventories.${j}.quantity` }]
        : [],
    ),
  )
  return [
    ...validatePartRows(works, parts),
    ...refusedPrices(context, works, { parts, saved }),
    ...(await shortReasons(context, order, lines)),
  ]
}

async function findParts(context: Context, works: Works, customerId?: number) {
  const ids = [...new Set(works.flatMap(work => work.inventories.map(row => row?.part_id ?? 0)))]
  const rows = await context.db
    .selectFrom('parts')
    .modifyFront(prepared)
    .innerJoin('units', 'units.id', 'parts.unit_id')
    .select(['parts.id', 'deleted_at', 'units.name as unit', 'accept_decimals'])
    .select(pricingColumns(sql`${customerId ?? null}::bigint`))
    .where('parts.id', '=', sql<number>`any(${idsOf(ids)})`)
    .orderBy('parts.id')
    // Locks the units, so that their decimals do not change during the write.
    .forKeyShare(['parts', 'units'])
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

function validatePartRows(works: Works, parts: Parts): Reason[] {
  return works.flatMap((work, i) =>
    work.inventories.flatMap((row, j) => {
      if (!row) return []
      const parameter = `types_of_work.${i}.inventories.${j}`
      const part = parts.get(row.part_id)
      if (!part || part.deleted_at) {
        return [reason(orderErrors.part_not_found, { parameter: `${parameter}.id` })]
      }
      const { name, unit, accept_decimals } = part
      return validateOrderQuantity(
        { quantity: row.quantity, name, parameter: `${parameter}.quantity` },
        { name: unit, accept_decimals },
      )
    }),
  )
}

function worksToWrite(
  input: RepairOrderInput,
  parts: readonly PartToWrite[][],
  saved?: Saved,
): Omit<WorkToWrite, 'charges' | 'rate_source'>[] {
  const rowIds = new Set(saved?.works.map(work => work.id))
  return input.works.map((work, i) => {
    // A repeated id, or one of another order, makes a new row.
    const id = work.id && rowIds.delete(work.id) ? work.id : null
    return {
      id,
      type_of_work_id: work.type_of_work_id ?? null,
      name: work.name,
      complaint: work.complaint,
      cause: work.cause,
      correction: work.correction,
      duration: work.duration,
      hourly_rate: work.hourly_rate,
      parts: parts[i]!,
    }
  })
}

function validateTotals(totals: RepairOrderTotals, saved?: Saved): Reason[] {
  if (Math.max(totals.labor + totals.parts + totals.charges, totals.total) > maxDollars) {
    return [reason(orderErrors.order_total_too_large, { parameter: 'types_of_work' })]
  }
  const paid = Number(saved?.order.paid_amount ?? 0)
  // After an online overpayment, a save that does not lower the total is allowed.
  const least = Math.min(paid, Number(saved?.order.total_amount ?? 0))
  if (toCents(totals.total) >= toCents(least)) return []
  return [
    reason(orderErrors.total_below_paid, {
      parameter: 'types_of_work',
      params: { total: formatDollars(totals.total), paid: formatDollars(paid) },
    }),
  ]
}

const shortReasons = (
  context: Context,
  order: StoredRepairOrder | undefined,
  lines: Line[],
): Promise<readonly Reason[]> =>
  reasonsOf(() => setReservations(context, order ? stockRepairOrder(order) : noOrder, lines))
