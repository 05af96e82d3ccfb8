import type { OfferedCharge } from '#contract/charges/charge.ts'
import type { RepairOrderPayload } from '#contract/repair-orders/repair-order-input.ts'
import { chargeBody } from '#web/features/charges/index.ts'
import { isCompleteRow } from '#web/features/parts/index.ts'
import { onceForEach } from '../works/once-for-each.ts'
import { sentCharges } from './order-charges.ts'
import type { RepairOrderValues, WorkValues } from './repair-order-values.ts'

/**
 * `pdf`: the file that the order was started from; it counts while it is the first file. `automatic`: the charges that
 * a new order gets.
 */
export function toBody(
  values: RepairOrderValues,
  pdf?: File,
  automatic: readonly OfferedCharge[] = [],
): RepairOrderPayload {
  const { vehicle } = values
  const body = {
    truck_id: vehicle?.kind === 'truck' ? vehicle.id : undefined,
    trailer_id: vehicle?.kind === 'trailer' ? vehicle.id : undefined,
    types_of_work: values.works.map(workBody),
    charges: sentCharges(values, automatic).map(chargeBody),
    discount: values.discount ?? undefined,
    tax_labor: values.tax_labor ?? undefined,
    tax_inventory: values.tax_inventory ?? undefined,
    due_date: values.due_date ?? undefined,
    implementation_date: values.implementation_date ?? undefined,
    mechanic_id: values.mechanic_id ?? undefined,
    po_number: values.po_number ?? '',
    odometer_in: values.odometer_in ?? undefined,
    odometer_unit: values.odometer_unit ?? undefined,
    engine_hours_in: values.engine_hours_in ?? undefined,
    notes: values.notes ?? '',
    from_pdf: pdf && values.attachment_files?.[0] === pdf ? 1 : undefined,
  }
  // The server refuses missing values.
  return body as RepairOrderPayload
}

/** Memoized: an order of 900 rows is validated after every pause in typing. */
const workBody = onceForEach((work: WorkValues) => ({
  id: work.id ?? undefined,
  type_of_work_id: work.type_of_work_id ?? undefined,
  name: work.name,
  complaint: work.complaint ?? '',
  cause: work.cause ?? '',
  correction: work.correction ?? '',
  hourly_rate: work.hourly_rate ?? undefined,
  duration: work.duration,
  save_to_the_list: work.save_to_the_list ? 1 : 0,
  inventories: work.parts.filter(isCompleteRow).map(({ part, quantity, price, price_source }) => ({
    id: part.id,
    quantity,
    ...(price_source === 'typed' && { price }),
    price_source,
  })),
  charges: work.charges.map(chargeBody),
}))
