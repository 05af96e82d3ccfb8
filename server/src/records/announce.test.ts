import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { Announcement } from '#server/platform/realtime.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts'

let test: TestShop

beforeAll(async () => {
  test = await openTestShop()
})
afterAll(() => test.close())

it('open browsers hear which record was changed, and nothing of a change that is rolled back', async () => {
  const sales = await test.signIn('sales_manager')
  const id = await orderFixtures(test).customer()
  const told: Announcement[] = []
  test.shop.realtime.tell = announcement => told.push(announcement)
  const input = { params: { id }, body: { comment: 'Pays on Fridays' } }
  await sales.call(customerEndpoints.addComment, input, { validateOnly: true })
  expect(told).toEqual([])
  await sales.call(customerEndpoints.addComment, input)
  expect(told).toEqual([
    { to: 'company', event: 'record.changed', payload: { kind: 'customer', id }, isForOthers: true },
  ])
})
