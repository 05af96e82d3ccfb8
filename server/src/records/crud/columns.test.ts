import { expect, it } from 'vitest'
import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { features } from '#server/app/features.ts'
import { createSampleTable, declaredRates, sampleRates } from '#server/testing/sample-dictionary.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { exportColumns } from './columns.ts'
import { dictionaryFeature } from './dictionary-feature.ts'

const test = await testShop({}, [...features, dictionaryFeature(sampleRates)])
await createSampleTable(test)
const admin = await test.signIn('admin')
const api = declaredRates.endpoints
const { data: brand } = await admin.call(brandEndpoints.create, { body: { name: 'Bendix', slug: 'bendix' } })
const rate = { name: 'Field', hours: 1.5, amount: 120.25 }
const changesOf = async (id: number) =>
  (await admin.call(api.listHistory, { params: { id } })).data.flatMap(({ changes }) => changes)

it('answers numbers and money as numbers, and a reference with its name', async () => {
  const body = {
    ...rate,
    amount: 999_999.99,
    valid_until: '2026-12-31',
    vehicle_kind: 'truck',
    brand_id: brand.id,
  } as const
  const { data } = await admin.call(api.create, { body })
  expect(data).toEqual({
    ...body,
    id: data.id,
    is_default: false,
    brand_name: 'Bendix',
    hasRelatedEntities: false,
    version: 1,
  })
  const { hasRelatedEntities: _, version: __, ...choice } = data
  expect((await admin.call(api.shortList)).data).toEqual([choice])
  await admin.call(api.remove, { params: { id: data.id } })
})

it('takes for each column what its kind allows', async () => {
  const { errors } = await admin.attempt(api.create, {
    body: {
      name: '',
      hours: 11,
      amount: 1.005,
      valid_until: '2026-13-01',
      vehicle_kind: 'x' as never,
      brand_id: 'x' as never,
    },
  })
  expect(errors.map(({ source }) => source?.parameter)).toEqual([
    'name',
    'hours',
    'amount',
    'valid_until',
    'vehicle_kind',
    'brand_id',
  ])
})

it('shows money, days, flags, choices and names in the history and in a file', async () => {
  const { data: before } = await admin.call(api.create, { body: rate })
  const params = { id: before.id }
  const body = {
    name: 'Yard',
    hours: 2,
    amount: 90,
    is_default: true,
    valid_until: '2026-12-31',
    vehicle_kind: 'truck',
  } as const
  const { data: after } = await admin.call(api.update, { params, body: { ...body, brand_id: brand.id } })
  expect((await changesOf(before.id)).map(change => [change.before, change.after])).toEqual([
    ['Field', 'Yard'],
    ['1.5', '2'],
    ['$120.25', '$90.00'],
    ['No', 'Yes'],
    ['—', '12/31/2026'],
    ['—', 'Trucks'],
    ['—', 'Bendix'],
  ])
  const columns = exportColumns(sampleRates, { t: (key: string) => key } as never)
  expect(columns.map(({ value, as }) => [value(after as never), as])).toEqual([
    ['Yard', undefined],
    [2, undefined],
    [90, 'money'],
    ['ui.confirm.yes', undefined],
    ['2026-12-31', 'date'],
    ['charges.choices.vehicle_kind.truck', undefined],
    ['Bendix', undefined],
  ])
})

it('takes a step before the write: at most one default, however many are saved at once', async () => {
  const made = await Promise.all(
    ['A', 'B', 'C', 'D'].map(name => admin.call(api.create, { body: { ...rate, name, is_default: true } })),
  )
  await Promise.all(
    made.map(({ data }) =>
      admin.call(api.update, {
        params: { id: data.id },
        body: { ...rate, name: data.name, is_default: true },
      }),
    ),
  )
  const { data } = await admin.call(api.list)
  const [chosen, ...further] = data.filter(({ is_default }) => is_default)
  expect(further).toEqual([])
  expect(test.deadlocks()).toBe(0)
  const cleared = made.find(({ data }) => data.id !== chosen!.id)!.data
  expect(await changesOf(cleared.id)).toContainEqual(expect.objectContaining({ before: 'Yes', after: 'No' }))
})
