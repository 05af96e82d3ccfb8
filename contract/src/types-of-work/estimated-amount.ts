import { toMinutes } from '../shared/duration.ts'
import { perHour, sumCents, times, toCents, toDollars } from '../shared/money.ts'

/**
 * The current cost of the work: labor and parts, every line rounded half up to the cent, as on an order. In dollars.
 */
export function estimatedAmount(work: {
  hourly_rate: number
  /** `2:30` */
  duration: string
  inventories: readonly { price: number; quantity: number }[]
}): number {
  const labor = perHour(toCents(work.hourly_rate), toMinutes(work.duration))
  const parts = sumCents(work.inventories.map(row => times(toCents(row.price), row.quantity)))
  return toDollars(labor + parts)
}
