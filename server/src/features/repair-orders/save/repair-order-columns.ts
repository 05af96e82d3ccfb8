import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { toUnixSeconds } from '#contract/shared/dates.ts'
import { sumCents, toCents, toDollars } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'
import { fromUnixSeconds } from '#server/platform/clock.ts'
import type { RepairOrderToSave } from './prepare-save.ts'

/** Cents. What is waived costs the shop all the same. */
const chargesCost = ({ works, charges }: RepairOrderToSave) =>
  sumCents([...works.flatMap(work => work.charges), ...charges].map(charge => toCents(charge.cost ?? 0)))

export const repairOrderColumns = (context: Context, input: RepairOrderInput, toSave: RepairOrderToSave) => ({
  vehicle_id: toSave.vehicleId,
  customer_id: toSave.customerId,
  mechanic_id: input.mechanic_id,
  discount: String(input.discount),
  tax_labor: String(input.tax_labor),
  tax_inventory: String(input.tax_inventory),
  implementation_date: fromUnixSeconds(toUnixSeconds(context.timezone, input.implementation_date)),
  due_date: input.due_date,
  po_number: input.po_number,
  odometer_in: input.odometer_in,
  odometer_unit: input.odometer_unit,
  engine_hours_in: input.engine_hours_in === null ? null : String(input.engine_hours_in),
  notes: input.notes,
  labor_amount: String(toSave.totals.labor),
  parts_amount: String(toSave.totals.parts),
  charges_amount: String(toSave.totals.charges),
  charges_cost: String(toDollars(chargesCost(toSave))),
  discount_amount: String(toSave.totals.discount),
  tax_labor_amount: String(toSave.totals.tax_labor),
  tax_parts_amount: String(toSave.totals.tax_parts),
  total_amount: String(toSave.totals.total),
  updated_at: context.now,
})
