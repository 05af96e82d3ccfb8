import { expect, it } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import { priceLevelEndpoints } from '#contract/prices/price-level.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')

it('a part keeps fixed prices by level and prices by quantity, each change in its history', async () => {
  const id = await make.part(10, { price: 20 })
  const params = { id }
  const level = (name: string) =>
    admin.call(priceLevelEndpoints.create, { body: { name, kind: 'retail_minus', percent: 10 } })
  const [fleet, trade] = [(await level('Fleet')).data, (await level('Trade')).data]
  const breaks = [
    { min_qty: 5, price: 18 },
    { min_qty: 10.5, price: 17.25 },
  ]
  const body = { levels: [{ price_level_id: fleet.id, price: 15.5 }], breaks }
  const { data } = await admin.call(api.setPartPrices, { params, body })
  expect(data).toEqual({
    levels: [
      { price_level_id: fleet.id, name: 'Fleet', price: 15.5 },
      { price_level_id: trade.id, name: 'Trade', price: null },
    ],
    breaks,
    version: 2,
  })
  expect((await admin.call(api.getPartPrices, { params })).data).toEqual(data)
  expect((await admin.call(api.getPart, { params })).data.price_wholesale).toEqual(breaks)
  const { data: history } = await admin.call(api.listHistory, { params })
  expect(history[0]!.changes.map(({ label, after }) => [label, after])).toEqual([
    ['Prices by level', 'Fleet: $15.50'],
    ['Prices by quantity', '≥ 5: $18.00; ≥ 10.5: $17.25'],
  ])
  const refused = async (change: object) =>
    (await admin.attempt(api.setPartPrices, { params, body: { ...body, ...change } })).errors.map(
      ({ source, title }) => [source?.parameter, title],
    )
  const at = (...quantities: number[]) => ({ breaks: quantities.map(min_qty => ({ min_qty, price: 1 })) })
  expect(await refused(at(5, 5))).toEqual([['breaks.1.min_qty', 'Must be more than in the row before']])
  expect(await refused(at(0))).toEqual([['breaks.0.min_qty', 'Must be 0.001 or more']])
  expect(await refused(at(1, 2, 3, 4, 5, 6))).toEqual([['breaks', 'At most 5 are allowed']])
  expect(await refused({ breaks: [{ min_qty: 1, price: -1 }] })).toHaveLength(1)
  expect(await refused({ levels: [body.levels[0], body.levels[0]] })).toEqual([
    ['levels.1.price_level_id', 'This price level was deleted'],
  ])
  const mechanic = await test.signIn('mechanic')
  expect((await mechanic.attempt(api.setPartPrices, { params, body })).status).toBe(403)
  expect((await admin.call(api.setPartPrices, { params, body: {} })).data.breaks).toEqual([])
})

it('a fixed price below the minimum takes the right to such prices, as a typed one does', {
  tags: 'RATE-4',
}, async () => {
  const sales = await test.signIn('sales_manager')
  const id = await make.part(10, { price: 100, cost: 85.55, name: 'Brake drum' })
  await test.db.updateTable('parts').set({ min_limit_price: '90' }).where('id', '=', id).execute()
  const named = (name: string) =>
    admin.call(priceLevelEndpoints.create, { body: { name, kind: 'retail_minus', percent: 10 } })
  const ids = [(await named('Dealer')).data.id, (await named('Owner')).data.id]
  const set = (...prices: (number | null)[]) => ({
    params: { id },
    body: { levels: prices.map((price, i) => ({ price_level_id: ids[i]!, price })) },
  })
  const refused = async (...prices: (number | null)[]) =>
    (await sales.attempt(api.setPartPrices, set(...prices))).errors.map(({ source, title }) => [
      source?.parameter,
      title,
    ])
  expect(await refused(null, 70)).toEqual([['levels.1.price', 'Brake drum is not sold below $90.00']])
  await admin.call(api.setPartPrices, set(70))
  expect(await refused(70, 90)).toEqual([])
  await test.db.updateTable('company').set({ min_margin: '20' }).execute()
  expect(await refused(70, 100)).toEqual([['levels.1.price', 'Brake drum is not sold below $106.94']])
  expect(await refused(70, 107)).toEqual([])
})

it('prices of a part are not replaced by who read older ones', async () => {
  const params = { id: await make.part(10, { price: 20 }) }
  const set = (price: number, version: number) => ({
    params,
    body: { breaks: [{ min_qty: 5, price }], version },
  })
  const { data: read } = await admin.call(api.getPartPrices, { params })
  const { data: saved } = await admin.call(api.setPartPrices, set(18, read.version))
  expect(saved.version).toBe(read.version + 1)
  const { status, raw } = await admin.attempt(api.setPartPrices, set(17, read.version))
  expect(status).toBe(409)
  expect(JSON.parse(raw.toString()).data).toEqual(saved)
  await admin.call(api.setPartPrices, set(17, saved.version))
})

it('a part shows its price of each of more than 100 levels', async () => {
  const names = Array.from({ length: 101 }, (_, i) => `Fleet of ${i}`)
  const made = await test.db
    .insertInto('price_levels')
    .values(names.map(name => ({ name, kind: 'retail_minus', percent: '5' })))
    .returning('id')
    .execute()
  const params = { id: await make.part(10, { price: 20 }) }
  const body = { levels: made.map(({ id }) => ({ price_level_id: id, price: 19 })) }
  await admin.call(api.setPartPrices, { params, body })
  const { data } = await admin.call(api.getPartPrices, { params })
  expect(data.levels.filter(level => level.price === 19)).toHaveLength(101)
})
