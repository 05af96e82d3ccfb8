import { describe, expect, it } from 'vitest'
import { rateOfType, rateSourceOf, workRate } from './work-rate.ts'

const all = { typed: 150, type_of_work: 120, customer: 130, company: 145 }
const usual = { id: 1, name: 'Standard', rate: 145, is_default: true }
const fleet = { id: 2, name: 'Fleet', rate: 130, is_default: false }

describe('the rate of a work', { tags: 'RATE-1' }, () => {
  it('is typed, else of the type of work, of the customer, of the company', () => {
    expect(workRate(all)).toEqual({ rate: 150, source: 'typed' })
    expect(workRate({ ...all, typed: null })).toEqual({ rate: 120, source: 'type_of_work' })
    expect(workRate({ type_of_work: null, customer: 130, company: 145 })).toEqual({
      rate: 130,
      source: 'customer',
    })
    expect(workRate({ type_of_work: null, customer: null, company: 145 })).toEqual({
      rate: 145,
      source: 'company',
    })
    expect(workRate({ type_of_work: null, customer: null, company: null })).toEqual({
      rate: null,
      source: 'company',
    })
  })

  it('of 0 is a rate', () => {
    expect(workRate({ ...all, typed: 0 })).toEqual({ rate: 0, source: 'typed' })
    expect(workRate({ type_of_work: null, customer: 0, company: 145 }).source).toBe('customer')
  })

  it('is typed where it differs from what the work would have', () => {
    const rates = { type_of_work: null, customer: 130, company: 145 }
    expect([130, 145, 130.01].map(rate => rateSourceOf(rate, rates))).toEqual(['customer', 'typed', 'typed'])
    expect(rateSourceOf(0, { type_of_work: null, customer: null, company: null })).toBe('typed')
  })

  it('of a type of work with the usual rate is the customer’s or the company’s', () => {
    expect([usual, fleet, null].map(labor_rate => rateOfType({ hourly_rate: 120, labor_rate }))).toEqual([
      null,
      120,
      120,
    ])
  })
})
