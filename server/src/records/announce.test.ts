import { expect, it } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { Announcement } from '#server/platform/realtime.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()

it('open browsers hear which record was changed, and nothing of a change that is rolled back', async () => {
  const sales = await test.signIn('sales_manager')
  const id = await orderFixtures(test).customer()
  const told: Announcement[] = []
  test.shop.realtime.tell = announcements => told.push(...announcements)
  const input = { params: { id }, body: { comment: 'Pays on Fridays' } }
  await sales.call(customerEndpoints.addComment, input, { validateOnly: true })
  expect(told).toEqual([])
  await sales.call(customerEndpoints.addComment, input)
  expect(told).toEqual([
    { to: 'company', event: 'record.changed', payload: { kind: 'customer', id }, isForOthers: true },
  ])
})
