import { expect, it } from 'vitest'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')
const mechanic = await test.signIn('mechanic')

const day = 24 * 3_600_000
const of = (id: number) => ({ params: { id } })
const save = async (id: number, name?: string, client = sales) =>
  (await client.call(api.savePartsOrderForLater, { ...of(id), body: { name } })).data
const idsFor = async (client: typeof sales) =>
  (await client.call(api.listSavedDrafts)).data.map(({ id }) => id)

async function purge() {
  await test.shop.jobs.enqueue(test.db, 'parts-orders.purge-drafts', {})
  await test.runJobs()
}

it('lists saved drafts, newest first, and reserves nothing for them', async () => {
  const part = await make.part(5, { price: 40 })
  const [kept, unnamed, unsaved] = [
    await make.draft(sales, [{ id: part, quantity: 2 }]),
    await make.draft(sales),
    await make.draft(sales),
  ]
  await save(kept.id, 'Brakes for unit 12')
  test.clock.advance(60_000)
  const { saved_for_later_at } = await save(unnamed.id)
  const listed = (await sales.call(api.listSavedDrafts)).data
  expect(listed).toEqual([
    expect.objectContaining({ id: unnamed.id, name: '', saved_for_later_at }),
    expect.objectContaining({
      id: kept.id,
      name: 'Brakes for unit 12',
      customer: kept.customer!.full_name,
      total_amount: 80,
    }),
  ])
  expect(listed.map(({ id }) => id)).not.toContain(unsaved.id)
  expect(await make.stockOf(part)).toMatchObject({ on_hand: 5, reserved: 0 })
  expect(await save(kept.id, 'Brakes for unit 14')).toMatchObject({ draft_name: 'Brakes for unit 14' })
  expect(await idsFor(sales)).toEqual([unnamed.id, kept.id])
  const long = { ...of(kept.id), body: { name: 'x'.repeat(101) } }
  expect((await sales.attempt(api.savePartsOrderForLater, long)).errors[0]!.source!.parameter).toBe('name')
})

it('shows them to their maker and to those who assign sales managers', async () => {
  const [own, other] = [await make.draft(admin), await make.draft(sales)]
  for (const { id } of [own, other]) await save(id)
  expect(await idsFor(sales)).toEqual(expect.arrayContaining([own.id, other.id]))
  const limited = await withoutRight('admin', 'orders-parts.assign-sales-manager', () => idsFor(admin))
  expect(limited).toEqual([own.id])
  const attempts = [
    await mechanic.attempt(api.listSavedDrafts),
    await mechanic.attempt(api.savePartsOrderForLater, { ...of(own.id), body: {} }),
  ]
  expect(attempts.map(({ status }) => status)).toEqual([403, 403])
})

it('lists an order no longer once it is checked out, and saves only drafts', async () => {
  const { id } = await make.draft(sales, [{ id: await make.part(1) }])
  await save(id, 'Later')
  const order = (await sales.call(api.checkoutPartsOrder, of(id))).data
  expect(order).toMatchObject({ draft_name: '', saved_for_later_at: null })
  expect(await idsFor(sales)).not.toContain(id)
  const again = await sales.attempt(api.savePartsOrderForLater, { ...of(id), body: { name: 'Later' } })
  expect(again).toMatchObject({ status: 422, errors: [{ code: 'order_already_checked_out' }] })
})

it('keeps a saved draft for 30 days, and deletes it like any draft', async () => {
  const [kept, old, dropped] = [await make.draft(sales), await make.draft(sales), await make.draft(sales)]
  for (const { id } of [kept, old, dropped]) await save(id, 'Later')
  await sales.call(api.deletePartsOrder, of(dropped.id))
  test.clock.advance(29 * day)
  await purge()
  const later = await test.signIn('sales_manager')
  const ids = await idsFor(later)
  expect(ids).toEqual(expect.arrayContaining([kept.id, old.id]))
  expect(ids).not.toContain(dropped.id)
  await save(kept.id, 'Later', later)
  test.clock.advance(2 * day)
  await purge()
  expect(await idsFor(await test.signIn('sales_manager'))).toEqual([kept.id])
})
