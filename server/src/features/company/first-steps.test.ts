import { expect, it } from 'vitest'
import { chargeEndpoints } from '#contract/charges/charge.ts'
import { companyEndpoints as api } from '#contract/company/company-endpoints.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { maria } from '#server/testing/sample-customer.ts'
import { png } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const owner = await test.signIn('superadmin')

const missing = async () => {
  const { steps } = (await owner.call(api.getFirstSteps)).data
  return steps.filter(step => !step.is_done).map(step => step.name)
}

it('first steps become done as they are taken, in any order', async () => {
  expect(await missing()).toEqual([
    ...['company', 'logo', 'taxes', 'supplies'],
    ...['staff', 'units', 'parts', 'customer'],
  ])
  await owner.call(customerEndpoints.createCustomer, { body: maria })
  expect(await missing()).not.toContain('customer')

  const shop = {
    company_name: 'Cicero Truck Repair',
    address: '4810 W Roosevelt Rd',
    city: 'Cicero',
    state_id: 14,
    zip: '60804',
    phone: '312-555-0142',
    email: 'office@cicero.example',
  }
  await owner.call(api.updateCompany, { body: shop })
  expect(await missing()).toEqual(['logo', 'taxes', 'supplies', 'staff', 'units', 'parts'])
  await owner.call(api.updateCompany, { body: { ...shop, tax_labor: 0 } })
  expect(await missing()).toContain('taxes')
  await owner.call(api.updateCompany, { body: { ...shop, tax_labor: 0, tax_inventory: 0 } })
  expect(await missing()).not.toContain('taxes')
  await owner.call(chargeEndpoints.create, {
    body: {
      ...{ name: 'Shop supplies', kind: 'percent', percent: 5, base: 'labor_and_parts', taxed_as: 'none' },
      ...{ applies: 'automatic', order_kind: 'both' },
    },
  })
  expect(await missing()).not.toContain('supplies')

  const logo = new File([new Uint8Array(await png())], 'logo.png')
  await owner.call(api.uploadLogo, { files: { logo: [logo] } })
  await orderFixtures(test).part(1)
  expect(await missing()).toEqual(['staff'])
  await test.signIn('mechanic')
  expect(await missing()).toEqual([])
  await owner.call(api.deleteLogo)
  expect(await missing()).toEqual(['logo'])
})

it('a shop with orders charges what it charges', async () => {
  await test.db.deleteFrom('charges').execute()
  expect(await missing()).toContain('supplies')
  await orderFixtures(test).order(owner)
  expect(await missing()).not.toContain('supplies')
  await test.db.deleteFrom('repair_orders').execute()
})

it('knows whether there are orders', async () => {
  const hasOrders = async () => (await owner.call(api.getFirstSteps)).data.has_orders
  expect(await hasOrders()).toBe(false)
  await orderFixtures(test).order(owner)
  expect(await hasOrders()).toBe(true)
})

it('an administrator hides them for everyone', async () => {
  expect((await owner.call(api.getFirstSteps)).data.is_dismissed).toBe(false)
  expect((await owner.call(api.dismissFirstSteps)).data.is_dismissed).toBe(true)
  const admin = await test.signIn('admin')
  expect((await admin.call(api.getFirstSteps)).data.is_dismissed).toBe(true)
  expect((await (await test.signIn('sales_manager')).attempt(api.getFirstSteps)).status).toBe(403)
})
