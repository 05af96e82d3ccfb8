import { expect, it } from 'vitest'
import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { partsOrderFixtures, sampleAddress } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = orderFixtures(test)
const { draft, order: checkedOut } = partsOrderFixtures(test)
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')

async function lowest(price: number, min_limit_price: number) {
  const part = await make.part(50, { price, name: 'Brake drum' })
  await setPart(part, { min_limit_price: String(min_limit_price) })
  return part
}
const fleetOrder = async () => draft(sales, [], { customer_id: await make.customerOfLevel('15') })
const setPart = (id: number, values: object) =>
  test.db.updateTable('parts').set(values).where('id', '=', id).execute()
const change = (order: { id: number }, item: PartsOrderItem, more: object = {}) => {
  const { quantity, discount, inventory } = item
  return {
    params: { id: order.id, item_id: item.id },
    body: { inventory_id: inventory.id, quantity, discount, ...more },
  }
}

const input = (order: { id: number }, inventory_id: number, more: object = {}) => ({
  params: { id: order.id },
  body: { inventory_id, quantity: 1, discount: 0, ...more },
})
const add = async (person: TestClient, ...args: Parameters<typeof input>) =>
  (await person.call(api.addPartsOrderItem, input(...args))).data
const errorsOf = ({ errors }: { errors: { source?: { parameter: string } | undefined; title: string }[] }) =>
  errors.map(({ source, title }) => [source?.parameter, title])
const update = async (person: TestClient, ...args: Parameters<typeof change>) =>
  (await person.call(api.updatePartsOrderItem, change(...args))).data
const refused = async (person: TestClient, ...args: Parameters<typeof change>) =>
  errorsOf(await person.attempt(api.updatePartsOrderItem, change(...args)))

it('an item has the price of its customer, and keeps it', async () => {
  const part = await make.part(50, { price: 20 })
  const order = await fleetOrder()
  const item = await add(sales, order, part, { discount: 10 })
  expect(item).toMatchObject({ base_price: 17, price: 15.3, price_source: 'level', price_typed: null })
  await setPart(part, { price_retail: '30' })
  expect(await add(sales, order, part, { quantity: 2 })).toMatchObject({ base_price: 17, quantity: 3 })
})

it('a typed price of an item needs the right, and says who typed it', { tags: 'RATE-3' }, async () => {
  const part = await make.part(50, { price: 20 })
  const order = await fleetOrder()
  const sentence = [['base_price', 'You may not type prices']]
  await withoutRight('sales_manager', 'orders-parts.override-price', async () => {
    const body = input(order, part, { base_price: 12 })
    expect(errorsOf(await sales.attempt(api.addPartsOrderItem, body))).toEqual(sentence)
  })
  const item = await add(sales, order, part, { base_price: 12 })
  const by = { id: sales.user.id, full_name: sales.user.full_name }
  expect(item).toMatchObject({ base_price: 12, price_source: 'typed', price_typed: { by } })
  await withoutRight('sales_manager', 'orders-parts.override-price', async () => {
    for (const kept of [undefined, 12])
      expect(await update(sales, order, item, { base_price: kept })).toMatchObject({ base_price: 12 })
    for (const other of [11, null])
      expect(await refused(sales, order, item, { base_price: other })).toEqual(sentence)
  })
  expect(await update(sales, order, item, { base_price: null })).toMatchObject({
    ...{ base_price: 17, price_source: 'level', price_typed: null },
  })
})

it('a typed price of an item is at least the minimum after its discount', { tags: 'RATE-4' }, async () => {
  const part = await lowest(20, 15)
  const order = await fleetOrder()
  const body = input(order, part, { base_price: 16, discount: 10 })
  expect(errorsOf(await sales.attempt(api.addPartsOrderItem, body))).toEqual([
    ['base_price', 'Brake drum is not sold below $15.00'],
  ])
  expect((await admin.call(api.addPartsOrderItem, body)).data).toMatchObject({ base_price: 16, price: 14.4 })
  const item = await add(sales, order, await lowest(100, 90), { base_price: 100 })
  const discounted = { base_price: 100, discount: 50 }
  for (const sent of [discounted, { discount: 50 }])
    expect(await refused(sales, order, item, sent)).toEqual([
      ['discount', 'Brake drum is not sold below $90.00'],
    ])
  expect(await update(sales, order, item, { discount: 10 })).toMatchObject({ price: 90 })
  expect(await update(admin, order, item, discounted)).toMatchObject({ price: 50, price_source: 'typed' })
})

it('a typed price of an item leaves the margin of the company', { tags: 'RATE-4' }, async () => {
  await test.db.updateTable('company').set({ min_margin: '20' }).execute()
  const part = await make.part(50, { price: 20, cost: 10, name: 'Slack adjuster' })
  const order = await fleetOrder()
  const sentence = 'Slack adjuster is not sold below $12.50'
  for (const low of [{ base_price: 12.49 }, { base_price: 13.8, discount: 10 }])
    expect(errorsOf(await sales.attempt(api.addPartsOrderItem, input(order, part, low)))).toEqual([
      ['base_price', sentence],
    ])
  const item = await add(sales, order, part, { base_price: 12.5 })
  expect(await refused(sales, order, item, { discount: 1 })).toEqual([['discount', sentence]])
  await test.db.updateTable('company').set({ min_margin: null }).execute()
})

it('a discount takes an item below the minimum by the right alone, also at a price that nobody typed', {
  tags: 'RATE-4',
}, async () => {
  const part = await lowest(100, 90)
  const order = await draft(sales)
  const sentence = [['discount', 'Brake drum is not sold below $90.00']]
  const cheap = input(order, part, { discount: 11 })
  expect(errorsOf(await sales.attempt(api.addPartsOrderItem, cheap))).toEqual(sentence)
  const item = await add(sales, order, part, { discount: 10 })
  expect(item).toMatchObject({ price: 90, price_source: 'part' })
  expect(await refused(sales, order, item, { discount: 11 })).toEqual(sentence)
  expect(await update(admin, order, item, { discount: 50 })).toMatchObject({ price: 50 })
  expect(await update(sales, order, item, { discount: 50, quantity: 2 })).toMatchObject({ price: 50 })
  expect(await update(sales, order, item, { discount: 40 })).toMatchObject({ price: 60 })
  const parts = await draft(sales)
  await add(sales, parts, part, { discount: 10 })
  const body = { customer_id: await make.customerOfLevel('8') }
  const moved = await sales.attempt(api.updatePartsOrder, { params: { id: parts.id }, body })
  expect(errorsOf(moved)).toEqual([['customer_id', 'Brake drum is not sold below $90.00']])
})

it('an item that a part is added to takes a typed price too, as a change does', {
  tags: 'RATE-4',
}, async () => {
  const order = await fleetOrder()
  const part = await lowest(20, 15)
  const item = await add(sales, order, part, { discount: 10 })
  expect(
    errorsOf(await sales.attempt(api.addPartsOrderItem, input(order, part, { base_price: 16 }))),
  ).toEqual([['base_price', 'Brake drum is not sold below $15.00']])
  expect(await add(sales, order, part, { base_price: 18, quantity: 2 })).toMatchObject({
    ...{ id: item.id, quantity: 3, base_price: 18, discount: 10, price_source: 'typed' },
  })
})

it('prices of a draft follow the level of another customer, typed ones stay', {
  tags: 'RATE-3',
}, async () => {
  const { id } = (await sales.call(api.createPartsOrder, { body: {} })).data
  const parts = await Promise.all([20, 20].map(price => make.part(50, { price })))
  await add(sales, { id }, parts[0]!)
  await add(sales, { id }, parts[1]!, { base_price: 12 })
  const pricesFor = async (customer_id: number) => {
    const { data } = await sales.call(api.updatePartsOrder, { params: { id }, body: { customer_id } })
    return [...data.items.map(item => [item.base_price, item.price_source]), data.subtotal_amount]
  }
  const typed = [12, 'typed']
  expect(await pricesFor(await make.customerOfLevel('15'))).toEqual([[17, 'level'], typed, 29])
  expect(await pricesFor(await make.customerOfLevel('50'))).toEqual([[10, 'level'], typed, 22])
  expect(await pricesFor(await make.customer())).toEqual([[20, 'part'], typed, 32])
  await setPart(parts[0]!, { price_retail: '30' })
  expect(await pricesFor(await make.customer())).toEqual([[20, 'part'], typed, 32])
})

it('keeps the prices of an order when its customer changes', async () => {
  const { id } = await checkedOut(admin, [{ id: await make.part(50, { price: 20 }) }])
  const body = {
    customer_id: await make.customerOfLevel('15'),
    delivery_address: sampleAddress,
    billing_address: sampleAddress,
  }
  const { data } = await admin.call(api.updatePartsOrder, { params: { id }, body })
  expect(data.items).toMatchObject([{ base_price: 20, price_source: 'part' }])
})

it('a price by quantity of a draft follows the quantity', async () => {
  const part = await make.part(50, { price: 20 })
  const breaks = [
    { min_qty: 5, price: 18 },
    { min_qty: 10, price: 16 },
  ]
  await setPart(part, { price_wholesale: JSON.stringify(breaks) })
  const order = await draft(sales)
  const item = await add(sales, order, part)
  const priced = async (quantity: number, more: object = {}) => {
    const { base_price, price_source } = await update(sales, order, item, { quantity, ...more })
    return [base_price, price_source]
  }
  expect(await priced(5)).toEqual([18, 'break'])
  expect(await priced(10, { base_price: 18 })).toEqual([16, 'break'])
  expect(await priced(4)).toEqual([20, 'part'])
  expect(await add(sales, order, part)).toMatchObject({ quantity: 5, base_price: 18 })
  expect(await priced(5, { base_price: 17 })).toEqual([17, 'typed'])
  expect(await priced(10)).toEqual([17, 'typed'])

  const finished = await checkedOut(admin, [{ id: part, quantity: 4 }])
  const more = { quantity: 10 }
  expect(await update(admin, finished, finished.items[0]!, more)).toMatchObject({ base_price: 20 })
})
