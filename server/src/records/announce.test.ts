import { expect, it } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { Announcement } from '#server/platform/realtime.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()

it('announces a changed record after the commit, and nothing after a rollback', async () => {
  const sales = await test.signIn('sales_manager')
  const id = await orderFixtures(test).customer()
  const announced: Announcement[] = []
  test.shop.realtime.announce = announcements => announced.push(...announcements)
  const input = { params: { id }, body: { comment: 'Pays on Fridays' } }
  await sales.call(customerEndpoints.addComment, input, { validateOnly: true })
  expect(announced).toEqual([])
  await sales.call(customerEndpoints.addComment, input)
  expect(announced).toEqual([
    { to: 'company', event: 'record.changed', payload: { kind: 'customer', id }, isForOthers: true },
  ])
})
