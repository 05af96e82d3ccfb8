import fc from 'fast-check'
import { expect, it } from 'vitest'
import { companyBeside, customerName } from './customer-name.ts'
import { customerInput } from './customer-shapes.ts'

const names = { first_name: 'Maria', last_name: 'Lopez', company_name: 'Lopez Hauling' }

it('is the person, else the company', () => {
  expect(customerName(names)).toBe('Maria Lopez')
  expect(customerName({ ...names, last_name: '' })).toBe('Maria')
  const company = { ...names, first_name: '', last_name: '' }
  expect(customerName(company)).toBe('Lopez Hauling')
  expect(companyBeside(customerName(names), names.company_name)).toBe('Lopez Hauling')
  expect(companyBeside(customerName(company), company.company_name)).toBe('')
})

it('is required, and reported together with other errors', () => {
  const name = fc.constantFrom('', ' ', 'Ann', undefined)
  fc.assert(
    fc.property(name, name, name, fc.boolean(), (first_name, last_name, company_name, hasPhone) => {
      const phone = hasPhone ? '312-555-0142' : undefined
      const taken = customerInput.safeParse({ first_name, last_name, company_name, phone })
      const isThere = (text: string | undefined) => !!text?.trim()
      const isNamed = isThere(company_name) || (isThere(first_name) && isThere(last_name))
      expect(taken.success).toBe(isNamed && hasPhone)
      if (taken.success) expect(customerName(taken.data)).not.toBe('')
      const missing = [
        ...(isThere(company_name) || isThere(first_name) ? [] : ['first_name']),
        ...(isThere(company_name) || isThere(last_name) ? [] : ['last_name']),
        ...(hasPhone ? [] : ['phone']),
      ]
      expect([...new Set(taken.error?.issues.map(issue => issue.path.join('.')))].sort()).toEqual(
        missing.sort(),
      )
    }),
  )
})
