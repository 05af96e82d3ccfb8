import { expect, it } from 'vitest'
import { unitEndpoints as api } from '#contract/catalogue/unit.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin', { first_name: 'Ann', last_name: 'Lee' })

it('writes what was done into the history, each change with both values', async () => {
  const { data: unit } = await admin.call(api.create, { body: { name: 'crate' } })
  const params = { id: unit.id }
  await admin.call(api.update, { params, body: { name: 'box', accept_decimals: true } })
  await admin.call(api.update, { params, body: { name: 'box', accept_decimals: true } })
  const { data } = await admin.call(api.listHistory, { params })
  expect(data.map(entry => [entry.message, entry.user!.full_name, entry.changes])).toEqual([
    [
      'Changed',
      'Ann Lee',
      [
        { label: 'Name', before: 'crate', after: 'box' },
        { label: 'Fractions allowed', before: 'No', after: 'Yes' },
      ],
    ],
    ['Created', 'Ann Lee', []],
  ])
  await admin.call(api.remove, { params })
  const kept = await test.db
    .selectFrom('history')
    .select('act')
    .where('kind', '=', 'unit')
    .orderBy('id')
    .execute()
  expect(kept.map(({ act }) => act)).toEqual(['created', 'updated', 'deleted'])
})

it('tells open browsers of each write, and of none that is refused or only validated', async () => {
  const announced: unknown[] = []
  const { announce } = test.shop.realtime
  test.shop.realtime.announce = announcements =>
    void announced.push(...announcements.map(({ payload }) => payload))
  try {
    const { id } = (await admin.call(api.create, { body: { name: 'pair' } })).data
    await admin.attempt(api.create, { body: { name: 'pair' } })
    await admin.attempt(api.create, { body: { name: 'case' } }, { validateOnly: true })
    await admin.call(api.update, { params: { id }, body: { name: 'pairs' } })
    await admin.call(api.remove, { params: { id } })
    expect(announced).toEqual(Array(3).fill({ kind: 'unit', id }))
  } finally {
    test.shop.realtime.announce = announce
  }
})

it('answers a save over a newer one with 409 and the present record', async () => {
  const { data: unit } = await admin.call(api.create, { body: { name: 'sheet' } })
  const params = { id: unit.id }
  const first = await admin.call(api.update, { params, body: { name: 'sheets', version: unit.version } })
  const second = await admin.attempt(api.update, { params, body: { name: 'plate', version: unit.version } })
  expect(second.status).toBe(409)
  expect((JSON.parse(String(second.raw)) as { data: unknown }).data).toEqual(first.data)
  expect((await admin.call(api.get, { params })).data.name).toBe('sheets')
})

it('does a write once, however often it is sent under its key', async () => {
  const send = () => admin.call(api.create, { body: { name: 'pallet' } }, { idempotencyKey: 'one-pallet' })
  expect(await send()).toEqual(await send())
  expect((await admin.call(api.list, { query: { search: 'pallet' } })).meta.total).toBe(1)
})
