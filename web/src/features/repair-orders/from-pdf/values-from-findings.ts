import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import type { RepairOrderStart } from '../form/values/repair-order-start.ts'
import { chosen } from '../form/vehicle/vehicle-field.tsx'

/** A PDF names a day, hardly ever the time: the shop opens it. */
export const atOpening = (day: string) => `${day} 08:00`

/**
 * What of the findings goes into the form by itself: the vehicle that the VIN names (a unit number alone may be another
 * fleet's), the days, and what is to be done as notes. The rest is offered beside it.
 */
export function valuesFromFindings(found: RepairOrderFromPdf): NonNullable<RepairOrderStart['data']> {
  const vehicle = found.vehicles.find(({ found_by }) => found_by.includes('vin'))
  const due = found.dates.find(({ kind }) => kind === 'due')?.value
  const requested = found.dates.find(({ kind }) => kind === 'requested')?.value
  const lines = [
    ...found.po_numbers.map(({ value }) => `PO ${value}`),
    ...found.notes.map(({ value }) => value),
  ]
  return {
    ...(vehicle ? { vehicle: chosen(vehicle) } : {}),
    ...(due ? { due_date: due } : {}),
    ...(requested ? { implementation_date: atOpening(requested) } : {}),
    ...(lines.length > 0 ? { notes: lines.join('\n') } : {}),
  }
}
