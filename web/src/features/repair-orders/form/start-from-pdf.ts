import type { OrderFromPdf } from '#contract/repair-orders/order-from-pdf.ts'
import type { OrderStart } from './order-start.ts'
import { chosen } from './vehicle-field.tsx'

/** When a PDF names a day alone, the shop opens it. */
const openingTime = '08:00'

/**
 * What of the findings goes into the form by itself: the vehicle that the VIN names (a unit number alone may be another
 * fleet's), the days, and what is to be done as notes. The rest is offered beside it.
 */
export function startFromPdf(found: OrderFromPdf, pdf: File): Required<OrderStart> {
  const vehicle = found.vehicles.find(({ found_by }) => found_by.includes('vin'))
  const due = found.dates.find(({ kind }) => kind === 'due')?.value
  const requested = found.dates.find(({ kind }) => kind === 'requested')?.value
  const lines = [
    ...found.po_numbers.map(({ value }) => `PO ${value}`),
    ...found.notes.map(({ value }) => value),
  ]
  return {
    pdf,
    found,
    data: {
      ...(vehicle ? { vehicle: chosen(vehicle) } : {}),
      ...(due ? { due_date: due } : {}),
      ...(requested ? { implementation_date: `${requested} ${openingTime}` } : {}),
      ...(lines.length > 0 ? { notes: lines.join('\n') } : {}),
    },
  }
}
