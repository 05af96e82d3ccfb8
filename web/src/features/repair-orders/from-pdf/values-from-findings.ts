import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { poNumberMax } from '#contract/repair-orders/repair-order-input.ts'
import type { RepairOrderStart } from '../form/values/repair-order-start.ts'
import { chosen } from '../form/vehicle/vehicle-field.tsx'

/**
 * The findings filled in automatically: the vehicle by VIN (a unit number alone may be another fleet's), the first
 * purchase order number, the meters if there is one vehicle, the dates, and the complaints as notes.
 */
export function valuesFromFindings(findings: RepairOrderFromPdf): NonNullable<RepairOrderStart['data']> {
  const vehicle = findings.vehicles.find(({ found_by }) => found_by.includes('vin'))
  const due = findings.dates.find(({ kind }) => kind === 'due')?.value
  const requested = findings.dates.find(({ kind }) => kind === 'requested')?.value
  const [odometer, ...otherOdometers] = findings.odometers
  const [hours, ...otherHours] = findings.engine_hours
  const [po, ...more] = findings.po_numbers
  const lines = [...more.map(({ value }) => `PO ${value}`), ...findings.notes.map(({ value }) => value)]
  return {
    ...(vehicle ? { vehicle: chosen(vehicle) } : {}),
    ...(due ? { due_date: due } : {}),
    ...(requested ? { implementation_date: requested } : {}),
    ...(po ? { po_number: po.value.slice(0, poNumberMax) } : {}),
    ...(odometer && otherOdometers.length === 0
      ? { odometer_in: odometer.value, odometer_unit: odometer.unit }
      : {}),
    ...(hours && otherHours.length === 0 ? { engine_hours_in: hours.value } : {}),
    ...(lines.length > 0 ? { notes: lines.join('\n') } : {}),
  }
}
