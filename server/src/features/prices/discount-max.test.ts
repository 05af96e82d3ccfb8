import { expect, it } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const { draft } = partsOrderFixtures(test)
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')

const limit = (discount_max: number | null) =>
  test.db
    .updateTable('company')
    .set({ discount_max: discount_max === null ? null : String(discount_max) })
    .execute()
const errorsOf = ({ errors }: { errors: { source?: { parameter: string } | undefined; title: string }[] }) =>
  errors.map(({ source, title }) => [source?.parameter, title])
const refused = [['discount', 'You may give a discount of 7.5% at most']]

it('a repair order takes a larger discount by right alone, and keeps one that it has', {
  tags: 'RATE-12',
}, async () => {
  await limit(null)
  const { id, body } = await make.order(sales, [], { discount: 20 })
  await limit(7.5)
  const create = (discount: number) =>
    make.payload({ discount }).then(body => sales.attempt(repairOrderEndpoints.createRepairOrder, { body }))
  expect(errorsOf(await create(7.6))).toEqual(refused)
  expect((await make.order(sales, [], { discount: 7.5 })).id).toBeGreaterThan(0)
  const change = (discount: number) => ({ params: { id }, body: { ...body, version: 1, discount } })
  expect(errorsOf(await sales.attempt(repairOrderEndpoints.updateRepairOrder, change(20.1)))).toEqual(refused)
  expect((await sales.call(repairOrderEndpoints.updateRepairOrder, change(20))).data.discount).toBe(20)
  expect((await make.order(admin, [], { discount: 99 })).id).toBeGreaterThan(0)
})

it('an item of a parts order too', { tags: 'RATE-12' }, async () => {
  await limit(7.5)
  const part = await make.part(50)
  const order = await draft(sales)
  const params = { id: order.id }
  const input = (discount: number) => ({
    params,
    body: { inventory_id: part, quantity: 1, discount },
  })
  expect(errorsOf(await sales.attempt(partsOrderEndpoints.addPartsOrderItem, input(8)))).toEqual(refused)
  const { data: item } = await admin.call(partsOrderEndpoints.addPartsOrderItem, input(20))
  const change = (discount: number, quantity = 1) => ({
    params: { ...params, item_id: item.id },
    body: { ...input(discount).body, quantity },
  })
  const update = partsOrderEndpoints.updatePartsOrderItem
  expect(errorsOf(await sales.attempt(update, change(21)))).toEqual(refused)
  expect((await sales.call(update, change(20, 3))).data).toMatchObject({ quantity: 3, discount: 20 })
  expect((await sales.call(update, change(15))).data.discount).toBe(15)
  await limit(null)
  expect((await sales.call(update, change(50))).data.discount).toBe(50)
})

it('a sale over the counter has the limits of an item of a parts order', {
  tags: ['RATE-4', 'RATE-12'],
}, async () => {
  await limit(7.5)
  const part = await make.part(50, { price: 20, name: 'Hose' })
  await test.db.updateTable('parts').set({ min_limit_price: '15' }).where('id', '=', part).execute()
  const sale = (terms: { price: number; discount?: number }) => ({
    params: { id: part },
    body: {
      ...{ describe: 'sold' as const, quantity: 1, date: '2026-11-20', payment_date: '2026-11-20' },
      ...{ invoice_number: 'C-1', payment_method: 'cash' as const },
      ...{ phone: '+13125550119', email: 'maria@example.test', ...terms },
    },
  })
  const sell = async (terms: Parameters<typeof sale>[0]) =>
    errorsOf(await sales.attempt(partEndpoints.sellPart, sale(terms)))
  const tooLow = [['price', 'Hose is not sold below $15.00']]
  expect(await sell({ price: 14.99 })).toEqual(tooLow)
  expect(await sell({ price: 16, discount: 7.5 })).toEqual(tooLow)
  expect(await sell({ price: 15, discount: 8 })).toEqual([...refused, ...tooLow])
  expect(await sell({ price: 15 })).toEqual([])
  expect(errorsOf(await admin.attempt(partEndpoints.sellPart, sale({ price: 1, discount: 50 })))).toEqual([])
  await test.db.updateTable('parts').set({ min_limit_price: '30' }).where('id', '=', part).execute()
  expect(await sell({ price: 20 })).toEqual([])
})
