import { describe, expect, it } from 'vitest'
import type { TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import { type ChosenVehicle, emptyWork, type WorkValues } from './repair-order-values.ts'
import { filledFrom } from './saved-values.ts'
import { newWorkRate, ratedFor, rateSource, usualRates } from './work-rates.ts'

const company = 145
const vehicleOf = (hourly_rate: number | null) => ({ owner: { hourly_rate } }) as ChosenVehicle
const fleet = vehicleOf(130)
const others = vehicleOf(null)
const brakes: TypeOfWorkChoice = {
  ...{ id: 9, name: 'Brakes', duration: '1:15', hourly_rate: 120, labor_rate: null },
  ...{ estimated_amount: 150, inventories: [], charges: [] },
}
const usual = { id: 1, name: 'Standard', rate: 145, is_default: true }
const filled = (choice: TypeOfWorkChoice, vehicle: ChosenVehicle) =>
  filledFrom(emptyWork(), choice, usualRates(vehicle, company))
const typed = (hourly_rate: number): WorkValues => ({ ...emptyWork(hourly_rate), name: 'Typed' })

describe('a work of the form', { tags: 'RATE-1' }, () => {
  it('starts with the rate of the customer, else of the company', () => {
    expect([fleet, others, null].map(vehicle => newWorkRate(vehicle, company))).toEqual([130, 145, 145])
    expect(newWorkRate(null, null)).toBeNull()
  })

  it('takes the rate of a saved type of work, or leaves it to customer and company', () => {
    expect(filled(brakes, fleet).hourly_rate).toBe(120)
    const asUsual = { ...brakes, hourly_rate: 145, labor_rate: usual }
    expect([fleet, others].map(vehicle => filled(asUsual, vehicle).hourly_rate)).toEqual([130, 145])
  })

  it('says where its rate is from', () => {
    const sources = (works: WorkValues[]) => works.map(work => rateSource(work, fleet, company))
    expect(sources([typed(130), typed(145), filled(brakes, fleet), emptyWork()])).toEqual([
      ...['customer', 'typed', 'type_of_work', null],
    ])
    const saved = { ...typed(99), id: 4, saved_rate: { rate: 99, source: 'customer' as const } }
    expect(sources([saved, { ...saved, hourly_rate: 98 }])).toEqual(['customer', 'typed'])
    expect(sources([{ ...saved, saved_rate: { rate: 99, source: null } }])).toEqual([null])
  })

  it('takes the rate of the next vehicle’s owner unless it is typed, of its type or saved', () => {
    const works = [typed(145), typed(99), filled(brakes, others), { ...typed(145), id: 4 }]
    const next = ratedFor(works, { before: others, next: fleet, company })
    expect(next.map(work => work.hourly_rate)).toEqual([130, 99, 120, 145])
    const back = ratedFor(next, { before: fleet, next: null, company })
    expect(back.map(work => work.hourly_rate)).toEqual([145, 99, 120, 145])
    expect(ratedFor(works, { before: null, next: others, company })).toBe(works)
  })
})
