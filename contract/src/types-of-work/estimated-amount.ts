import { toMinutes } from '../shared/duration.ts'
import { perHour, sumCents, times, toCents, toDollars } from '../shared/money.ts'

/** Labor and parts in dollars, every line rounded half up to the cent, as on an order. */
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
