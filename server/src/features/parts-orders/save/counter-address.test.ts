import { expect, it } from 'vitest'
import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const sales = await test.signIn('sales_manager')
const mechanic = await test.signIn('mechanic')

it('the counter address is readable with permission for parts orders only', async () => {
  const address = { address: '5 Shop Rd', city: 'Joliet', state_id: 14, zip: '60431' }
  await test.shop.db.updateTable('company').set(address).execute()
  expect((await sales.attempt(companyEndpoints.getCompany)).status).toBe(403)
  expect((await sales.call(api.getCounterAddress)).data).toEqual(address)
  expect((await mechanic.attempt(api.getCounterAddress)).status).toBe(403)
})
