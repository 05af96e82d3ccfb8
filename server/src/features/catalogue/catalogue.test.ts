import { describe, expect, it } from 'vitest'
import { catalogueEndpoints as api } from '#contract/catalogue/catalogue-endpoints.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const mechanic = await test.signIn('mechanic')

describe('what parts choose from', () => {
  it('starts with two root categories', async () => {
    const add = async (name: string, parent: number, position: number) =>
      (
        await test.db
          .insertInto('categories')
          .values({ name, slug: name.toLowerCase(), parent_id: parent, position })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const engine = await add('Engine', 1, 2)
    const brakes = await add('Brakes', 1, 1)
    const drums = await add('Drums', brakes, 1)
    const { data } = await mechanic.call(api.listCategoryChoices)
    expect(data.map(({ id, depth, path }) => [id, depth, path])).toEqual([
      [1, 0, 'Truck parts'],
      [brakes, 1, 'Truck parts / Brakes'],
      [drums, 2, 'Truck parts / Brakes / Drums'],
      [engine, 1, 'Truck parts / Engine'],
      [2, 0, 'Trailer parts'],
    ])
    const found = await mechanic.call(api.listCategoryChoices, { query: { search: 'drum' } })
    expect(found.data.map(row => row.id)).toEqual([drums])
    const one = await mechanic.call(api.listCategoryChoices, { query: { id: engine } })
    expect(one.data.map(row => row.name)).toEqual(['Engine'])
  })

  it('finds suppliers', async () => {
    await test.db
      .insertInto('suppliers')
      .values([{ name: 'FleetPride' }, { name: '100% Diesel' }])
      .execute()
    const { data } = await mechanic.call(supplierEndpoints.shortList, {
      query: { search: '%' },
    })
    expect(data.map(row => row.name)).toEqual(['100% Diesel'])
  })
})
