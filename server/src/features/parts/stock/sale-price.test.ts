import { expect, it } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import type { SalePayload } from '#contract/parts/part-sale.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')

const sale = {
  ...{
    describe: 'sold',
    quantity: 1,
    date: '2026-11-02',
    payment_date: '2026-11-02',
    payment_method: 'cash',
  },
  ...{ invoice_number: 'C-1', phone: '(312) 555-0142', email: 'maria@lopez.example' },
} satisfies Partial<SalePayload>

const setPart = (id: number, values: object) =>
  test.db.updateTable('parts').set(values).where('id', '=', id).execute()
const body = (id: number, more: Partial<SalePayload>) => ({
  params: { id },
  body: { ...sale, ...more } as SalePayload,
})
const refused = async (...args: Parameters<typeof body>) =>
  (await sales.attempt(api.sellPart, body(...args))).errors.map(({ source, title }) => [
    source?.parameter,
    title,
  ])

it('a sale over the counter starts with the price of the customer', async () => {
  const part_id = await make.part(50, { price: 98 })
  const defaults = async (query: object) =>
    (await sales.call(api.getSaleDefaults, { query })).data.level_price
  const customer_id = await make.customerOfLevel('12')
  expect(await defaults({ part_id, customer_id })).toBe(86.24)
  expect(await defaults({ part_id, customer_id: await make.customer() })).toBeNull()
  expect(await defaults({ part_id })).toBeNull()
  expect(await defaults({ customer_id })).toBeNull()
})

it("a sale over the counter is not below the part's minimum without the right", {
  tags: 'RATE-4',
}, async () => {
  const id = await make.part(50, { price: 110, name: 'Brake drum' })
  await setPart(id, { min_limit_price: '100' })
  const sentence = 'Brake drum is not sold below $100.00'
  expect(await refused(id, { price: 99.99 })).toEqual([['price', sentence]])
  expect(await refused(id, { price: 110, discount: 10 })).toEqual([['discount', sentence]])
  expect(await refused(id, { price: 100 })).toEqual([])
  expect(await refused(id, { describe: 'broke', price: 1 })).toEqual([])
  await admin.call(api.sellPart, body(id, { price: 1 }))
  await withoutRight('admin', 'orders-parts.price-below-minimum', async () =>
    expect((await admin.attempt(api.sellPart, body(id, { price: 1 }))).status).toBe(422),
  )
})

it("a sale over the counter keeps the company's margin, but at the price that nobody typed", {
  tags: 'RATE-4',
}, async () => {
  await test.db.updateTable('company').set({ min_margin: '20' }).execute()
  const id = await make.part(50, { price: 70, cost: 64.54, name: 'Brake drum' })
  const customer_id = await make.customerOfLevel('10')
  const sentence = 'Brake drum is not sold below $80.68'
  expect(await refused(id, { price: 10 })).toEqual([['price', sentence]])
  expect(await refused(id, { price: 63 })).toEqual([['price', sentence]])
  expect(await refused(id, { price: 63, customer_id, discount: 1 })).toEqual([['discount', sentence]])
  expect(await refused(id, { price: 63, customer_id })).toEqual([])
  expect(await refused(id, { price: 70 })).toEqual([])
  const breaks = [{ min_qty: 5, price: 66 }]
  await setPart(id, { price_wholesale: JSON.stringify(breaks) })
  expect(await refused(id, { price: 66, quantity: 4 })).toEqual([['price', sentence]])
  expect(await refused(id, { price: 66, quantity: 5 })).toEqual([])
})
