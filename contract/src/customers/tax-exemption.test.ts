import { describe, expect, it } from 'vitest'
import { itKeepsLimits } from '../testing/field-limits.ts'
import {
  acceptTaxExemptionInput,
  mayMoveTaxExemption,
  type TaxExemptionAct,
  taxExemption,
  taxExemptionOn,
  taxExemptionStatuses,
} from './tax-exemption.ts'

it('is only possible in the statuses of the action', () => {
  const from = (act: TaxExemptionAct) =>
    taxExemptionStatuses.filter(status => mayMoveTaxExemption(act, status))
  expect(taxExemptionStatuses).toEqual(['NOT_SEND', 'UNDER_REVIEW', 'ACCEPTED', 'DECLINED', 'EXPIRED'])
  expect(from('create')).toEqual(['NOT_SEND', 'UNDER_REVIEW', 'DECLINED', 'EXPIRED'])
  expect(from('accept')).toEqual(['UNDER_REVIEW'])
  expect(from('decline')).toEqual(['UNDER_REVIEW'])
  expect(from('drop')).toEqual(['UNDER_REVIEW', 'ACCEPTED', 'DECLINED', 'EXPIRED'])
})

it('is valid on its last day and expired the next; only accepted ones expire', () => {
  const accepted = { status: 'ACCEPTED', date_active_to: '2026-11-21' } as const
  expect(taxExemptionOn('2026-11-21', accepted)).toBe('ACCEPTED')
  expect(taxExemptionOn('2026-11-22', accepted)).toBe('EXPIRED')
  expect(taxExemptionOn('2026-11-22', { status: 'ACCEPTED', date_active_to: null })).toBe('ACCEPTED')
  expect(taxExemptionOn('2026-11-22', { status: 'DECLINED', date_active_to: '2026-11-21' })).toBe('DECLINED')
})

describe('accepting one keeps the limits of', () => {
  itKeepsLimits(
    acceptTaxExemptionInput,
    { date_active_to: '2026-11-21' },
    {
      date_active_to: {
        takes: ['2028-02-29'],
        refuses: [
          ['2027-02-29', 'validate__date'],
          [null, 'invalid_type'],
          [undefined, 'invalid_type'],
        ],
      },
    },
  )
})

it('is read with its certificate, or without one', () => {
  const read = {
    status: 'UNDER_REVIEW',
    date_active_to: null,
    certificate: { file_name: 'exempt.pdf', url: '/files/1' },
  }
  expect(taxExemption.parse(read)).toEqual(read)
  expect(taxExemption.parse({ ...read, certificate: null }).certificate).toBe(null)
})
