import { expect, it } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { maria } from '#server/testing/sample-customer.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

const defaults = async (customer_id?: number) =>
  (await admin.call(api.getSaleDefaults, { query: customer_id === undefined ? {} : { customer_id } })).data

it("charges the company's tax, and none to a customer with an accepted exemption until it expires", async () => {
  await test.db.updateTable('company').set({ sales_tax: '8.5' }).execute()
  expect(await defaults()).toMatchObject({ tax: 8.5 })
  const { id } = (await admin.call(customerEndpoints.createCustomer, { body: maria })).data
  expect(await defaults(id)).toMatchObject({ tax: 8.5 })
  const exemption = { customer_id: id, status: 'ACCEPTED', date_active_to: '2099-01-01' }
  await test.db.insertInto('tax_exemptions').values(exemption).execute()
  expect(await defaults(id)).toMatchObject({ tax: 0 })
  await test.db.updateTable('tax_exemptions').set({ date_active_to: '2020-01-01' }).execute()
  expect(await defaults(id)).toMatchObject({ tax: 8.5 })
})

it('proposes the next number of the newest series of counter sales', async () => {
  const part = await make.part({})
  const sell = (invoice_number: string) =>
    admin.call(api.sellPart, {
      params: { id: part.id },
      body: {
        describe: 'sold',
        quantity: 1,
        price: 18,
        date: '2026-11-02',
        invoice_number,
        payment_date: '2026-11-02',
        payment_method: 'cash',
        phone: '(312) 555-0142',
        email: 'maria@lopez.example',
      },
    })
  for (const [sold, next] of [
    [undefined, '1'],
    ['1001', '1002'],
    ['1009', '1010'],
    ['1005', '1010'],
    ['C-0099', 'C-0100'],
    ['999999999999999', ''],
  ]) {
    if (sold) await sell(sold)
    expect((await defaults()).invoice_number).toBe(next)
  }
})
