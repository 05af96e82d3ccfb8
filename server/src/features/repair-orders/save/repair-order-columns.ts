import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { toUnixSeconds } from '#contract/shared/dates.ts'
import type { Context } from '#server/operation/context.ts'
import { fromUnixSeconds } from '#server/platform/clock.ts'
import type { PreparedSave } from './prepare-save.ts'

/** The columns filled by the form, and the sums computed from them. */
export const repairOrderColumns = (context: Context, input: RepairOrderInput, prepared: PreparedSave) => ({
  vehicle_id: prepared.vehicleId,
  customer_id: prepared.customerId,
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
  labor_amount: String(prepared.totals.labor),
  parts_amount: String(prepared.totals.parts),
  discount_amount: String(prepared.totals.discount),
  tax_labor_amount: String(prepared.totals.tax_labor),
  tax_parts_amount: String(prepared.totals.tax_parts),
  total_amount: String(prepared.totals.total),
  updated_at: context.now,
})
