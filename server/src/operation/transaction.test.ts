import { expect, it } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'
import { inSystemContext } from './system-context.ts'

const test = await testShop()

it('repeats a write after a deadlock as a whole', async () => {
  const brands = await test.db
    .insertInto('brands')
    .values(['one', 'two'].map(name => ({ name, slug: name })))
    .returning('id')
    .execute()
  const [one, two] = brands.map(({ id }) => id) as [number, number]
  const bothHoldOne = Promise.withResolvers<void>()
  let holding = 0
  let tries = 0
  const renames = (ids: [number, number], name: string) =>
    inSystemContext(test.shop, async ({ db }) => {
      tries += 1
      const rename = (id: number) =>
        db
          .updateTable('brands')
          .set({ name: `${name} ${id}` })
          .where('id', '=', id)
          .execute()
      await rename(ids[0])
      holding += 1
      if (holding === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await rename(ids[1])
    })
  await Promise.all([renames([one, two], 'there'), renames([two, one], 'back')])
  expect(test.deadlocks()).toBeGreaterThan(0)
  expect(tries).toBe(2 + test.deadlocks())
  const names = await test.db
    .selectFrom('brands')
    .select(['id', 'name'])
    .where('id', 'in', [one, two])
    .orderBy('id')
    .execute()
  expect(new Set(names.map(({ name }) => name.split(' ')[0])).size).toBe(1)
})
