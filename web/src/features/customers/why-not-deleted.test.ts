import { expect, it } from 'vitest'
import type { CustomerRow } from '#contract/customers/customer-shapes.ts'
import { whyNotDeleted } from './why-not-deleted.ts'

const why = (type: 'bs' | 'ecomm', hasRelatedPartOrders: boolean) =>
  whyNotDeleted({ type, hasRelatedPartOrders } as CustomerRow)

it('a customer of the online shop stays, with a sentence of its own when there are parts orders', {
  tags: ['CUST-019', 'CUST-020', 'CUST-021'],
}, () => {
  expect(why('bs', false)).toBeUndefined()
  expect(why('bs', true)).toBeUndefined()
  expect(why('ecomm', false)).toBe('customers.errors.customer_is_ecomm')
  expect(why('ecomm', true)).toBe('customers.errors.customer_is_ecomm_with_orders')
})
