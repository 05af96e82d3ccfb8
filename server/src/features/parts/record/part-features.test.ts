import { expect, it } from 'vitest'
import { featureEndpoints } from '#contract/catalogue/feature.ts'
import { featureValueEndpoints } from '#contract/catalogue/feature-value.ts'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

async function feature(name: string, multiple: boolean, values: string[]) {
  const slug = name.toLowerCase().replace(' ', '-')
  const { data } = await admin.call(featureEndpoints.create, { body: { name, slug, multiple } })
  const ids = []
  for (const value of values)
    ids.push(
      (
        await admin.call(featureValueEndpoints.create, {
          body: { name: value, slug: value.toLowerCase(), feature_id: data.id },
        })
      ).data.id,
    )
  return { id: data.id, values: ids }
}

const thread = await feature('Thread size', false, ['M16', 'M18'])
const fits = await feature('Fits', true, ['Volvo', 'Mack', 'Kenworth'])

it('a part has one or many values of a specification; incomplete rows are ignored', {
  tags: ['PART-012', 'PART-019', 'PART-057'],
}, async () => {
  const part = await make.part({
    features: [
      { feature_id: fits.id, value_ids: [fits.values[0]!, fits.values[2]!] },
      { feature_id: thread.id, value_id: thread.values[1]! },
      { feature_id: thread.id, value_ids: [] },
      { feature_id: null, value_ids: [fits.values[1]!] },
      {},
    ],
  })
  expect(part.features).toEqual([
    {
      feature_id: fits.id,
      name: 'Fits',
      value_ids: [fits.values[2], fits.values[0]],
      values: [
        { id: fits.values[2], name: 'Kenworth' },
        { id: fits.values[0], name: 'Volvo' },
      ],
    },
    {
      feature_id: thread.id,
      name: 'Thread size',
      value_ids: [thread.values[1]],
      values: [{ id: thread.values[1], name: 'M18' }],
    },
  ])
  const { data: saved } = await admin.call(api.updatePart, {
    params: { id: part.id },
    body: {
      ...make.payload(),
      slug: part.slug,
      stock_number: part.stock_number,
      features: [{ feature_id: thread.id, value_ids: [thread.values[0]!] }],
    },
  })
  expect(saved.features.map(({ value_ids }) => value_ids)).toEqual([[thread.values[0]]])
})

it('refuses several values of a single-value specification, and values of another', async () => {
  const refused = async (features: object[]) =>
    (await admin.attempt(api.createPart, { body: { ...make.payload(), features } as never })).errors.map(
      ({ code, source }) => [code, source?.parameter],
    )
  expect(await refused([{ feature_id: thread.id, value_ids: thread.values }])).toEqual([
    ['feature_takes_one_value', 'features.0.value_ids'],
  ])
  expect(await refused([{ feature_id: fits.id, value_ids: [thread.values[0]] }])).toEqual([
    ['value_of_another_feature', 'features.0.value_ids'],
  ])
})

it('a specification and value cannot be deleted until their part is', async () => {
  const heat = await feature('Heat range', false, ['Cold'])
  const part = await make.part({ features: [{ feature_id: heat.id, value_ids: heat.values }] })
  const dropValue = () => admin.attempt(featureValueEndpoints.remove, { params: { id: heat.values[0]! } })
  const drop = () => admin.attempt(featureEndpoints.remove, { params: { id: heat.id } })
  for (const attempt of [await dropValue(), await drop()])
    expect(attempt.errors).toMatchObject([
      { code: 'used_by_parts', params: { related: [{ kind: 'part', id: part.id }] } },
    ])
  await admin.call(api.sellPart, {
    params: { id: part.id },
    body: { describe: 'broke', quantity: 5, price: 0, date: '2026-11-02' },
  })
  await admin.call(api.deletePart, { params: { id: part.id } })
  expect((await dropValue()).status).toBe(204)
  expect((await drop()).status).toBe(204)
})
