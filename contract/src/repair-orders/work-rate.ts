import type { LaborRateOf } from '../company/labor-rate.ts'
import { toCents } from '../shared/money.ts'

export const rateSources = ['typed', 'type_of_work', 'customer', 'company'] as const
export type RateSource = (typeof rateSources)[number]

/** Dollars an hour; null: none. */
export interface RatesOfWork {
  typed?: number | null
  type_of_work: number | null
  customer: number | null
  company: number | null
}

/** The hourly rate of a work: the first that there is, in the order of `rateSources`. */
export function workRate(rates: RatesOfWork): { rate: number | null; source: RateSource } {
  const source = rateSources.find(name => (rates[name] ?? null) !== null) ?? 'company'
  return { rate: rates[source] ?? null, source }
}

/** Where a rate is from: typed, unless it is what the work would have without typing. */
export function rateSourceOf(hourlyRate: number, rates: Omit<RatesOfWork, 'typed'>): RateSource {
  const { rate, source } = workRate(rates)
  return rate !== null && toCents(rate) === toCents(hourlyRate) ? source : 'typed'
}

/** The rate of a saved type of work; null with the default labor rate, which leaves it to customer and company. */
export const rateOfType = (type: { hourly_rate: number; labor_rate: LaborRateOf }): number | null =>
  type.labor_rate?.is_default ? null : type.hourly_rate
