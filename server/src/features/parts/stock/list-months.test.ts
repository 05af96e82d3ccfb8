import { expect, it } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

const monthsOf = async (id: number) =>
  (await admin.call(api.listMonths, { params: { id } })).data.map(
    ({ month, on_hand, price_retail }) => `${month} ${on_hand} $${price_retail}`,
  )
const buy = (id: number, date: string, quantity: number) =>
  admin.call(api.purchasePart, { params: { id }, body: { date, cost: 10, quantity } })

it('shows stock by the days of movements, and prices by the day of their change', async () => {
  test.clock.set('2026-08-31T15:00:00Z')
  const part = await make.part({ purchase: { date: '2026-07-10', cost: 10, quantity: 5 } })
  const { id, slug, stock_number } = part
  test.clock.set('2026-10-10T15:00:00Z')
  await admin.call(api.updatePart, {
    params: { id },
    body: { ...make.payload(), slug, stock_number, price_retail: 25 },
  })
  test.clock.set('2026-11-21T15:00:00Z')
  await buy(id, '2026-09-30', 3)
  const sale = { describe: 'broke', quantity: 2, price: 0, date: '2026-11-02' } as const
  await admin.call(api.sellPart, { params: { id }, body: sale })
  const months = await monthsOf(id)
  expect(months).toHaveLength(12)
  expect(months.slice(6)).toEqual([
    '2026-06-01 0 $null',
    '2026-07-01 5 $20',
    '2026-08-01 5 $20',
    '2026-09-01 8 $20',
    '2026-10-01 8 $25',
    '2026-11-01 6 $25',
  ])
})

it('shows no month of a part whose stock and price have not changed for a year', async () => {
  test.clock.set('2026-11-21T15:00:00Z')
  const { id } = await make.part({ purchase: { date: '2025-11-30', cost: 10, quantity: 5 } })
  expect(await monthsOf(id)).toEqual([])
  await buy(id, '2026-11-21', 1)
  const months = await monthsOf(id)
  expect(months).toHaveLength(12)
  expect([months[0], months.at(-1)]).toEqual(['2025-12-01 5 $20', '2026-11-01 6 $20'])
})

it('has no months of a part that does not exist', async () => {
  expect((await admin.attempt(api.listMonths, { params: { id: 404 } })).status).toBe(404)
})
