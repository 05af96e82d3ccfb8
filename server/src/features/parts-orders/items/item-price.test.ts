import { expect, it } from 'vitest'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = orderFixtures(test)
const { draft } = partsOrderFixtures(test)
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')

async function fleetOrder() {
  const customer_id = await make.customer()
  const { id } = await test.db
    .insertInto('price_levels')
    .values({ name: `Fleet ${customer_id}`, kind: 'retail_minus', percent: '15' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.db.updateTable('customers').set({ price_level_id: id }).where('id', '=', customer_id).execute()
  return draft(sales, [], { customer_id })
}

const input = (order: { id: number }, inventory_id: number, more: object = {}) => ({
  params: { id: order.id },
  body: { inventory_id, quantity: 1, discount: 0, ...more },
})
const add = async (person: TestClient, ...args: Parameters<typeof input>) =>
  (await person.call(api.addPartsOrderItem, input(...args))).data
const errorsOf = ({ errors }: { errors: { source?: { parameter: string } | undefined; title: string }[] }) =>
  errors.map(({ source, title }) => [source?.parameter, title])

it('an item has the price of its customer, and keeps it', async () => {
  const part = await make.part(50, { price: 20 })
  const order = await fleetOrder()
  const item = await add(sales, order, part, { discount: 10 })
  expect(item).toMatchObject({ base_price: 17, price: 15.3, price_source: 'level', price_typed: null })
  await test.db.updateTable('parts').set({ price_retail: '30' }).where('id', '=', part).execute()
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
  const params = { id: order.id, item_id: item.id }
  const change = (base_price: number | null | undefined) => ({
    params,
    body: { ...input(order, part).body, ...(base_price === undefined ? {} : { base_price }) },
  })
  await withoutRight('sales_manager', 'orders-parts.override-price', async () => {
    for (const kept of [undefined, 12])
      expect((await sales.call(api.updatePartsOrderItem, change(kept))).data).toMatchObject({
        base_price: 12,
      })
    expect(errorsOf(await sales.attempt(api.updatePartsOrderItem, change(11)))).toEqual(sentence)
  })
  expect((await sales.call(api.updatePartsOrderItem, change(null))).data).toMatchObject({
    ...{ base_price: 17, price_source: 'level', price_typed: null },
  })
})

it('a typed price of an item is at least the minimum after its discount', { tags: 'RATE-4' }, async () => {
  const part = await make.part(50, { price: 20, name: 'Brake drum' })
  await test.db.updateTable('parts').set({ min_limit_price: '15' }).where('id', '=', part).execute()
  const order = await fleetOrder()
  const body = input(order, part, { base_price: 16, discount: 10 })
  expect(errorsOf(await sales.attempt(api.addPartsOrderItem, body))).toEqual([
    ['base_price', 'Brake drum is not sold below $15.00'],
  ])
  expect((await admin.call(api.addPartsOrderItem, body)).data).toMatchObject({ base_price: 16, price: 14.4 })
})
