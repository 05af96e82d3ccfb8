import type { RepairOrderPayload } from '#contract/repair-orders/repair-order-input.ts'
import { isCompleteRow } from '#web/features/parts/index.ts'
import { onceForEach } from '../works/once-for-each.ts'
import type { RepairOrderValues, WorkValues } from './repair-order-values.ts'

/** What is sent of the form; `pdf` is what it was started from, which counts while it goes along as the first file. */
export function toBody(values: RepairOrderValues, pdf?: File): RepairOrderPayload {
  const { vehicle } = values
  const body = {
    truck_id: vehicle?.kind === 'truck' ? vehicle.id : undefined,
    trailer_id: vehicle?.kind === 'trailer' ? vehicle.id : undefined,
    types_of_work: values.works.map(workBody),
    discount: values.discount ?? undefined,
    tax_labor: values.tax_labor ?? undefined,
    tax_inventory: values.tax_inventory ?? undefined,
    due_date: values.due_date ?? undefined,
    implementation_date: values.implementation_date ?? undefined,
    mechanic_id: values.mechanic_id ?? undefined,
    notes: values.notes ?? '',
    from_pdf: pdf && values.attachment_files?.[0] === pdf ? 1 : undefined,
  }
  // What is still missing is the server's to say: it is sent as it stands.
  return body as RepairOrderPayload
}

/** Each work is told in the same words while nothing of it changes: an order of 900 rows is asked about at every rest. */
const workBody = onceForEach((work: WorkValues) => ({
  id: work.id ?? undefined,
  type_of_work_id: work.type_of_work_id ?? undefined,
  name: work.name,
  hourly_rate: work.hourly_rate ?? undefined,
  duration: work.duration,
  save_to_the_list: work.save_to_the_list ? 1 : 0,
  inventories: work.parts.filter(isCompleteRow).map(row => ({ id: row.part.id, quantity: row.quantity })),
}))
