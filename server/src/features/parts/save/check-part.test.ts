import { expect, it } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import type { PartPayload } from '#contract/parts/part-input.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()

it('one of several concurrent saves of a slug or stock number wins', async () => {
  const admin = await test.signIn('admin')
  const make = await partFixtures(test, admin)
  const race = async (same: Partial<PartPayload>) => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.attempt(api.createPart, { body: make.payload(same) })),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 422, 422])
    return answers.find(answer => answer.status === 422)!.errors
  }
  expect(await race({ slug: 'saved-at-once' })).toMatchObject([
    { code: 'validate__unique', source: { parameter: 'slug' } },
  ])
  expect(await race({ stock_number: 'AT-ONCE' })).toMatchObject([
    { code: 'validate__unique', source: { parameter: 'stock_number' } },
  ])
})
