import { describe, expect, it } from 'vitest'
import { draftEndpoints } from '#contract/records/drafts.ts'
import { countExpenseTypes, createExpenseType } from '#server/testing/expense-types.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')

describe('Validate-Only', () => {
  it('runs the same checks and writes nothing', { tags: ['PLAT-024', 'PLAT-036'] }, async () => {
    const good = await admin.attempt(
      createExpenseType,
      { body: { title: 'Only tried' } },
      { validateOnly: true },
    )
    expect(good.status).toBe(204)
    expect(await countExpenseTypes(test, 'Only tried')).toBe(0)
    const bad = await admin.attempt(createExpenseType, { body: { title: '' } }, { validateOnly: true })
    expect(bad.status).toBe(422)
    expect(bad.errors[0]!.source).toEqual({ parameter: 'title' })
  })

  it('stores the payload as a draft with Draft-Store, valid or not', { tags: 'PLAT-025' }, async () => {
    await admin.attempt(
      createExpenseType,
      { body: { title: '' } },
      { validateOnly: true, draftStore: 'expense-types.create' },
    )
    const kept = async () =>
      (await admin.call(draftEndpoints.getDraft, { params: { id: 'expense-types.create' } })).data!.data
    expect(await kept()).toEqual({ title: '' })
    await admin.attempt(
      createExpenseType,
      { body: { title: 'Only tried' } },
      { validateOnly: true, draftStore: 'expense-types.create' },
    )
    expect(await kept()).toEqual({ title: 'Only tried' })
    expect(await countExpenseTypes(test, 'Only tried')).toBe(0)
  })

  it.each(['true', 'TRUE', '1', 'yes'])('%s saves nothing', async value => {
    const { status } = await admin.attempt(
      createExpenseType,
      { body: { title: 'Shouted' } },
      { headers: { 'validate-only': value } },
    )
    expect(status).toBe(204)
    expect(await countExpenseTypes(test, 'Shouted')).toBe(0)
  })

  it.each(['false', '0'])('%s saves', async value => {
    const body = { title: `Saved by ${value}` }
    expect(
      (await admin.attempt(createExpenseType, { body }, { headers: { 'validate-only': value } })).status,
    ).toBe(200)
    expect(await countExpenseTypes(test, body.title)).toBe(1)
  })

  it.each(['ture', 'on', ''])('%j is refused, as it might have been meant to save nothing', async value => {
    const { status } = await admin.attempt(
      createExpenseType,
      { body: { title: 'Mistyped' } },
      { headers: { 'validate-only': value } },
    )
    expect(status).toBe(400)
    expect(await countExpenseTypes(test, 'Mistyped')).toBe(0)
  })
})
