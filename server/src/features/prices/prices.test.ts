import { describe, expect, it } from 'vitest'
import { categoryEndpoints } from '#contract/catalogue/category.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { priceLevelEndpoints as levels, type PriceLevelPayload } from '#contract/prices/price-level.ts'
import { priceMatrixEndpoints as matrices, type PriceMatrixPayload } from '#contract/prices/price-matrix.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const band = (from_cost: number, percent: number, mode: 'markup' | 'margin' = 'markup') => ({
  from_cost,
  percent,
  mode,
})
const standard: PriceMatrixPayload = {
  name: 'Standard',
  round_to: 'none',
  bands: [band(0, 100), band(10, 60), band(50, 35, 'margin')],
}
const fleet: PriceLevelPayload = { name: 'Fleet', kind: 'retail_minus', percent: 15 }
const titles = ({ errors }: Awaited<ReturnType<TestClient['attempt']>>) =>
  errors.map(({ source, title }) => [source?.parameter, title])

describe('a price matrix', () => {
  it('keeps its bands, and each change of them', { tags: 'RATE-2' }, async () => {
    const { data } = await admin.call(matrices.create, { body: standard })
    expect(data).toEqual({ id: data.id, ...standard, hasRelatedEntities: false, version: 1 })
    const params = { id: data.id }
    await admin.call(matrices.update, {
      params,
      body: { ...standard, bands: [band(0, 0), band(5.5, 99.99, 'margin')] },
    })
    const { data: history } = await admin.call(matrices.listHistory, { params })
    expect(history[0]!.changes).toMatchObject([
      {
        label: 'Bands',
        before: '$0.00: +100%; $10.00: +60%; $50.00: ÷ 65%',
        after: '$0.00: +0%; $5.50: ÷ 0.01%',
      },
    ])
  })

  const refusals = async (bands: unknown) =>
    titles(await admin.attempt(matrices.create, { body: { ...standard, name: 'Refused', bands } } as never))

  it.each([
    ['no band', [], 'bands', 'Field is required'],
    ['a hole below the first', [band(1, 50)], 'bands.0.from_cost', 'The first band begins at 0'],
    ['equal limits', [band(0, 50), band(0, 40)], 'bands.1.from_cost', 'Must be more than in the band before'],
    [
      'falling limits',
      [band(0, 50), band(20, 40), band(19.99, 30)],
      'bands.2.from_cost',
      'Must be more than in the band before',
    ],
    ['a margin of all', [band(0, 100, 'margin')], 'bands.0.percent', 'Must be 99.99 or less'],
    ['a negative percentage', [band(0, -1)], 'bands.0.percent', 'Must be 0 or more'],
    ['too large a markup', [band(0, 1000)], 'bands.0.percent', 'Must be 999.99 or less'],
    [
      'tenths of cents',
      [band(0, 1), band(1.005, 1)],
      'bands.1.from_cost',
      'At most 2 digits after the point',
    ],
    ['too many', Array.from({ length: 21 }, (_, i) => band(i, 10)), 'bands', 'At most 20 are allowed'],
  ])('refuses %s at its row', { tags: 'RATE-2' }, async (_what, bands, parameter, sentence) => {
    expect(await refusals(bands)).toEqual([[parameter, sentence]])
  })

  it('is kept while a level uses it', async () => {
    const { data: matrix } = await admin.call(matrices.create, { body: { ...standard, name: 'Used' } })
    const body = { name: 'By matrix', kind: 'matrix', percent: 5, price_matrix_id: matrix.id } as const
    const { data: level } = await admin.call(levels.create, { body })
    expect(level).toMatchObject({ percent: null, price_matrix_id: matrix.id, price_matrix_name: 'Used' })
    const refused = await admin.attempt(matrices.remove, { params: { id: matrix.id } })
    expect([refused.status, titles(refused)]).toEqual([
      422,
      [[undefined, 'Cannot delete: levels, categories or the company settings use it (1)']],
    ])
    await admin.call(levels.remove, { params: { id: level.id } })
    await admin.call(matrices.remove, { params: { id: matrix.id } })
  })
})

describe('a price level', () => {
  it('is a percentage off retail, on the cost, or a matrix', async () => {
    const { data } = await admin.call(levels.create, { body: fleet })
    expect(data).toMatchObject({ ...fleet, price_matrix_id: null, hasRelatedEntities: false })
    const refusals = async (change: object) =>
      titles(await admin.attempt(levels.create, { body: { ...fleet, name: 'Other', ...change } } as never))
    expect(await refusals({ percent: null })).toEqual([['percent', 'Field is required']])
    expect(await refusals({ percent: 100.01 })).toEqual([['percent', 'Must be 100 or less']])
    expect(await refusals({ kind: 'cost_plus', percent: 1000 })).toEqual([
      ['percent', 'Must be 999.99 or less'],
    ])
    expect(await refusals({ percent: -1 })).toEqual([['percent', 'Must be 0 or more']])
    expect(await refusals({ kind: 'matrix', price_matrix_id: 999 })).toEqual([
      ['price_matrix_id', 'This price matrix was deleted'],
    ])
    expect(await refusals({ name: 'FLEET' })).toEqual([['name', '“FLEET” is taken already']])
  })

  it('is changed by administrators and read by sales managers', async () => {
    const sales = await test.signIn('sales_manager')
    const mechanic = await test.signIn('mechanic')
    const statuses = async (person: TestClient) =>
      (
        await Promise.all([
          person.attempt(levels.list),
          person.attempt(matrices.list),
          person.attempt(levels.create, { body: { ...fleet, name: 'Mine' } }),
          person.attempt(matrices.create, { body: { ...standard, name: 'Mine' } }),
        ])
      ).map(({ status }) => status)
    expect(await statuses(sales)).toEqual([200, 200, 403, 403])
    expect(await statuses(mechanic)).toEqual([403, 403, 403, 403])
  })
})

it('categories, customers and the company keep what they name, with its name in their history', async () => {
  const { data: matrix } = await admin.call(matrices.create, { body: { ...standard, name: 'Brakes' } })
  const { data: level } = await admin.call(levels.create, { body: { ...fleet, name: 'Wholesale' } })
  const body = { name: 'Brake parts', slug: 'brake-parts', position: 1 }
  const { data: category } = await admin.call(categoryEndpoints.createCategory, { body })
  const params = { id: category.id }
  await admin.call(categoryEndpoints.updateCategory, {
    params,
    body: { ...body, price_matrix_id: matrix.id },
  })
  expect((await admin.call(categoryEndpoints.getCategory, { params })).data).toMatchObject({
    price_matrix_id: matrix.id,
    price_matrix_name: 'Brakes',
  })
  const who = { first_name: 'Ana', last_name: 'Reyes', phone: '312-555-0188' }
  const { data: customer } = await admin.call(customerEndpoints.createCustomer, { body: who })
  const ofCustomer = { params: { id: customer.id } }
  const { data } = await admin.call(customerEndpoints.updateCustomer, {
    ...ofCustomer,
    body: { ...who, price_level_id: level.id },
  })
  expect(data).toMatchObject({ price_level_id: level.id, price_level_name: 'Wholesale' })
  const { data: history } = await admin.call(customerEndpoints.listHistory, ofCustomer)
  expect(history[0]!.changes).toMatchObject([{ label: 'Price level', before: '—', after: 'Wholesale' }])
  const kept = await admin.attempt(levels.remove, { params: { id: level.id } })
  expect(titles(kept)).toEqual([[undefined, 'Cannot delete: customers have this level (1)']])
  expect((await admin.attempt(matrices.remove, { params: { id: matrix.id } })).status).toBe(422)
  const unknown = await admin.attempt(customerEndpoints.updateCustomer, {
    ...ofCustomer,
    body: { ...who, price_level_id: 999 },
  })
  expect(titles(unknown)).toEqual([['price_level_id', 'This price level was deleted']])
})
