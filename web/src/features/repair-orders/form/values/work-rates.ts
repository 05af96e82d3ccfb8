import { type RateSource, rateSourceOf, workRate } from '#contract/repair-orders/work-rate.ts'
import { toCents } from '#contract/shared/money.ts'
import type { ChosenVehicle, WorkValues } from './repair-order-values.ts'

type Vehicle = ChosenVehicle | null | undefined

/** Of the vehicle's owner and of the company, in dollars. */
export const usualRates = (vehicle: Vehicle, company: number | null) => ({
  customer: vehicle?.owner.hourly_rate ?? null,
  company,
})

/** The rate that a new work starts with. */
export const newWorkRate = (vehicle: Vehicle, company: number | null): number | null =>
  workRate({ type_of_work: null, ...usualRates(vehicle, company) }).rate

/** Where the rate of a work is from; null without a rate, and of a saved work from before labor rates. */
export function rateSource(work: WorkValues, vehicle: Vehicle, company: number | null): RateSource | null {
  const { hourly_rate, type_rate, saved_rate } = work
  if (hourly_rate === null) return null
  if (saved_rate && toCents(saved_rate.rate) === toCents(hourly_rate)) return saved_rate.source
  return rateSourceOf(hourly_rate, { type_of_work: type_rate ?? null, ...usualRates(vehicle, company) })
}

/** New works with the owner's or the company's rate get that of the next vehicle; typed and saved rates stay. */
export function ratedFor(
  works: readonly WorkValues[],
  { before, next, company }: { before: Vehicle; next: Vehicle; company: number | null },
): readonly WorkValues[] {
  const rate = newWorkRate(next, company)
  if (rate === newWorkRate(before, company)) return works
  return works.map(work => {
    const source = work.id === null && rateSource(work, before, company)
    return source === 'customer' || source === 'company' ? { ...work, hourly_rate: rate } : work
  })
}
