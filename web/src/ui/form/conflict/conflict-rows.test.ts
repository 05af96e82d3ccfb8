import { describe, expect, it } from 'vitest'
import { conflictRows, isSameInForm } from './conflict-rows.ts'

describe('two versions of a record', () => {
  it('lists only the fields in which they differ', () => {
    const rows = conflictRows(
      { name: 'Maria', notes: '', phones: [{ number: '+1', extension: '2' }] },
      { name: 'Mary', notes: null, phones: [{ number: '+1', extension: '3' }] },
      { label: field => `customers.${field}` },
    )
    expect(rows).toEqual([
      { field: 'name', label: 'customers.name', mine: 'Maria', theirs: 'Mary' },
      { field: 'phones', label: 'customers.phones', mine: '+1 2', theirs: '+1 3' },
    ])
  })

  it('treats undefined, null and an empty text as the same', () => {
    expect(conflictRows({ a: '', b: undefined }, { a: null, b: '' })).toEqual([])
  })

  it('distinguishes zero from an empty field', () => {
    expect(conflictRows({ min_limit: 0 }, { min_limit: null })).toEqual([
      { field: 'min_limit', label: 'min_limit', mine: '0', theirs: '-' },
    ])
    expect(isSameInForm({ min_limit: null }, { min_limit: 0 })).toBe(false)
  })
})
