import { describe, expect, it } from 'vitest'
import { categoryEndpoints } from '#contract/catalogue/category.ts'
import type { Part } from '#contract/parts/part.ts'
import { partEndpoints as parts } from '#contract/parts/part-endpoints.ts'
import {
  priceChangeEndpoints as api,
  type PriceChangeStatus,
  type PriceChangesQuery,
} from '#contract/parts/price-changes.ts'
import { priceMatrixEndpoints } from '#contract/prices/price-matrix.ts'
import { databaseSnapshots } from '#server/testing/database-snapshot.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop({ DATABASE_POOL: '20' })
const admin = await test.signIn('admin')
const seller = await test.signIn('sales_manager')
const mechanic = await test.signIn('mechanic')
/** A part is five pieces at a cost of 10 and a price of 20. */
const make = await partFixtures(test, admin)

/** Five more at this cost. */
const receive = (ids: readonly number[], cost: number, date = '2026-11-03') =>
  admin.call(parts.receiveParts, {
    body: {
      date,
      invoice_number: 'FP-4471',
      supplier_id: make.supplier,
      rows: ids.map(inventory_id => ({ inventory_id, quantity: 5, cost })),
    },
  })
const list = async (query: Partial<PriceChangesQuery> = {}) =>
  (await admin.call(api.listPriceChanges, { query: { per_page: 100, ...query } })).data
const of = async (part: { id: number }, status: PriceChangeStatus = 'open') =>
  (await list({ status })).filter(({ part_id }) => part_id === part.id)
/** A part with an open suggestion of 30. */
async function risen() {
  const part = await make.part()
  await receive([part.id], 20)
  return { part, change: (await of(part))[0]! }
}
const set = async (ids: number[], status: PriceChangeStatus, is_preview = false) =>
  (await admin.call(api.changeStatusOfPriceChanges, { body: { ids, status, is_preview } })).data
const results = (report: Awaited<ReturnType<typeof set>>) =>
  report.map(({ outcome, reason }) => [outcome, reason])
const done = ['done', null]
const priceOf = async ({ id }: { id: number }) =>
  (await admin.call(parts.getPart, { params: { id } })).data.price_retail
const setPrice = ({ id }: { id: number }, price_retail: string) =>
  test.db.updateTable('parts').set({ price_retail }).where('id', '=', id).execute()
const replaced = 'A newer receipt has replaced this price'
const changed = 'The price was changed meanwhile'

describe('after a receipt', () => {
  it('the list has each part whose cost rose, newest first, and no other', { tags: 'RATE-6' }, async () => {
    const [shoe, drum, pad] = [await make.part(), await make.part(), await make.part()]
    await receive([shoe.id, pad.id], 20)
    await receive([drum.id], 10)
    await admin.call(parts.purchasePart, {
      params: { id: drum.id },
      body: { date: '2026-11-04', quantity: 10, cost: 16.67 },
    })
    const rows = await list()
    expect(rows.map(({ part_id }) => part_id)).toEqual([drum.id, pad.id, shoe.id])
    expect(rows[2]).toEqual({
      id: rows[2]!.id,
      part_id: shoe.id,
      part_name: shoe.name,
      stock_number: shoe.stock_number,
      old_cost: 10,
      new_cost: 15,
      old_price: 20,
      price: 20,
      suggested: 30,
      status: 'open',
      received_on: '2026-11-03',
      created_at: rows[2]!.created_at,
    })
    expect(rows[0]).toMatchObject({ old_cost: 10, new_cost: 13.335, suggested: 26.67 })
    expect(await list({ search: pad.stock_number })).toEqual([rows[1]])
    expect((await admin.call(api.listMatchingPriceChanges, { query: {} })).data).toEqual(
      rows.map(({ id }) => id),
    )
  })

  it('a newer one replaces what is open, from the cost that the price was made for', {
    tags: 'RATE-6',
  }, async () => {
    const { part, change } = await risen()
    await receive([part.id], 30)
    expect(await of(part)).toMatchObject([{ old_cost: 10, new_cost: 20, suggested: 40 }])
    expect(results(await set([change.id], 'accepted'))).toEqual([['refused', replaced]])
    await receive([part.id], 0)
    expect(await of(part)).toMatchObject([{ old_cost: 10, new_cost: 15, suggested: 30 }])
    await receive([part.id], 0)
    await receive([part.id], 0)
    expect(await of(part)).toEqual([])
  })

  it('one is suggested from the present cost once the price was changed', { tags: 'RATE-6' }, async () => {
    const { part } = await risen()
    await setPrice(part, '30')
    await receive([part.id], 30)
    expect(await of(part)).toMatchObject([{ old_cost: 15, new_cost: 20, old_price: 30, suggested: 40 }])
  })

  it('it is by the matrix of the category, where that is more than the price', {
    tags: 'RATE-6',
  }, async () => {
    const bands = [{ from_cost: 0, percent: 37.5, mode: 'margin' as const }]
    const { data: matrix } = await admin.call(priceMatrixEndpoints.create, {
      body: { name: 'Brakes', round_to: 'ends_in_99', bands },
    })
    const { data: category } = await admin.call(categoryEndpoints.createCategory, {
      body: { name: 'Brakes', slug: 'brakes', position: 1, price_matrix_id: matrix.id },
    })
    const [cheap, dear] = [
      await make.part({ category_id: category.id }),
      await make.part({ category_id: category.id, price_retail: 24.99 }),
    ]
    await receive([cheap.id, dear.id], 20)
    expect(await of(cheap)).toMatchObject([{ suggested: 24.99 }])
    expect(await of(dear)).toEqual([])
  })

  it('a cost is the last one where the company says so', { tags: 'RATE-6' }, async () => {
    const part = await make.part()
    await test.db.updateTable('company').set({ cost_basis: 'last' }).execute()
    await receive([part.id], 20)
    expect(await of(part)).toMatchObject([{ old_cost: 10, new_cost: 20, suggested: 40 }])
    await receive([part.id], 50, '2026-11-02')
    expect(await of(part)).toMatchObject([{ old_cost: 10, new_cost: 20, suggested: 40 }])
    await test.db.updateTable('company').set({ cost_basis: 'average' }).execute()
  })

  it('a repeated receipt suggests nothing more, a validated one nothing', { tags: 'RATE-6' }, async () => {
    const part = await make.part()
    const body = { date: '2026-11-03', quantity: 5, cost: 20 }
    const buy = (options: object) =>
      admin.call(parts.purchasePart, { params: { id: part.id }, body }, options)
    await buy({ validateOnly: true })
    expect(await of(part)).toEqual([])
    await buy({ idempotencyKey: 'once' })
    const open = await of(part)
    await buy({ idempotencyKey: 'once' })
    expect(await of(part)).toEqual(open)
  })
})

describe('accepting', () => {
  it('a hundred is one act, each with its history, and can be undone', {
    tags: 'RATE-6',
    timeout: 120_000,
  }, async () => {
    const made = await Promise.all(Array.from({ length: 100 }, () => make.part()))
    await receive(
      made.map(({ id }) => id),
      20,
    )
    const changes = (await list()).filter(({ part_id }) => made.some(({ id }) => id === part_id))
    expect(changes).toHaveLength(100)
    const ids = changes.map(({ id }) => id)
    const report = [...(await set(ids.slice(0, 50), 'accepted')), ...(await set(ids.slice(50), 'accepted'))]
    expect(results(report)).toEqual(ids.map(() => done))
    expect(report.map(({ before }) => before)).toEqual(ids.map(() => ({ status: 'open' })))
    for (const part of [made[0]!, made[99]!]) {
      const { data } = await admin.call(parts.getPart, { params: { id: part.id } })
      expect([data.price_retail, data.version]).toEqual([30, part.version + 1])
      const history = await admin.call(parts.listHistory, { params: { id: part.id } })
      expect(history.data[0]!.changes).toMatchObject([{ label: 'Price', before: '$20.00', after: '$30.00' }])
    }
    expect((await list({ status: 'accepted' })).map(({ id }) => id).sort()).toEqual(ids.sort())
    const undone = [...(await set(ids.slice(0, 50), 'open')), ...(await set(ids.slice(50), 'open'))]
    expect(results(undone)).toEqual(ids.map(() => done))
    expect(await Promise.all(made.map(priceOf))).toEqual(made.map(() => 20))
    expect(await list({ status: 'accepted' })).toEqual([])
  })

  it('is previewed without a write', { tags: 'RATE-6' }, async () => {
    const { part, change } = await risen()
    const written = await databaseSnapshots(test.db)
    const before = await written()
    const preview = await set([change.id, 999_999], 'accepted', true)
    expect(await written()).toEqual(before)
    expect(await set([change.id, 999_999], 'accepted')).toEqual(preview)
    expect(results(preview)).toEqual([done, ['refused', replaced]])
    expect(preview[0]!.name).toBe(`${part.stock_number} · ${part.name}`)
  })

  it('is refused for parts that were changed or deleted meanwhile, and done to the others', {
    tags: 'RATE-6',
  }, async () => {
    const [kept, other, gone] = [await risen(), await risen(), await risen()]
    await setPrice(other.part, '21')
    await test.db
      .updateTable('parts')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone.part.id)
      .execute()
    const report = await set([other.change.id, gone.change.id, kept.change.id], 'accepted')
    expect(results(report)).toEqual([['refused', changed], ['refused', 'No such part exists'], done])
    expect(await Promise.all([kept.part, other.part].map(priceOf))).toEqual([30, 21])
    expect(await of(other.part)).toHaveLength(1)
    expect(await of(gone.part)).toEqual([])
  })

  it('is done once by two at the same time', { tags: 'RATE-6' }, async () => {
    const { part, change } = await risen()
    const reports = await Promise.all([1, 2, 3].map(() => set([change.id], 'accepted')))
    expect(reports.map(([one]) => one!.outcome).sort()).toEqual(['done', 'unchanged', 'unchanged'])
    const history = await admin.call(parts.listHistory, { params: { id: part.id } })
    expect(history.data.filter(({ changes }) => changes.length > 0)).toHaveLength(1)
  })

  it('and a receipt at the same time end with one open price or the accepted one', {
    tags: 'RATE-6',
  }, async () => {
    for (let race = 0; race < 5; race += 1) {
      const { part, change } = await risen()
      const [[one]] = await Promise.all([set([change.id], 'accepted'), receive([part.id], 30)])
      const [open] = await of(part)
      const price = one!.outcome === 'done' ? 30 : 20
      expect(open).toMatchObject({ old_price: price, new_cost: 20, suggested: 40 })
      expect(await priceOf(part)).toBe(price)
    }
  })

  it('is not undone once the price was changed again, or a newer receipt suggests another', {
    tags: 'RATE-6',
  }, async () => {
    const [first, second] = [await risen(), await risen()]
    await set([first.change.id, second.change.id], 'accepted')
    await setPrice(first.part, '31')
    await receive([second.part.id], 30)
    expect(results(await set([first.change.id, second.change.id], 'open'))).toEqual([
      ['refused', changed],
      ['refused', replaced],
    ])
    expect(await Promise.all([first.part, second.part].map(priceOf))).toEqual([31, 30])
  })
})

describe('dismissing', () => {
  it('leaves the price, and can be undone', { tags: 'RATE-6' }, async () => {
    const { part, change } = await risen()
    expect(results(await set([change.id], 'dismissed'))).toEqual([done])
    expect([await of(part), await of(part, 'dismissed')]).toEqual([[], [{ ...change, status: 'dismissed' }]])
    const decided = [['refused', 'This price was accepted or dismissed already']]
    expect(results(await set([change.id], 'accepted'))).toEqual(decided)
    expect(results(await set([change.id], 'dismissed'))).toEqual([['unchanged', null]])
    expect(results(await set([change.id], 'open'))).toEqual([done])
    await set([change.id], 'accepted')
    expect(results(await set([change.id], 'dismissed'))).toEqual(decided)
    expect(await priceOf(part)).toBe(30)
  })
})

it('is for who may see costs, and change parts', { tags: ['RATE-5', 'RATE-6'] }, async () => {
  const { change } = await risen()
  const statuses = async (person: typeof admin) => [
    (await person.attempt(api.listPriceChanges, { query: {} })).status,
    (await person.attempt(api.listMatchingPriceChanges, { query: {} })).status,
    (
      await person.attempt(api.changeStatusOfPriceChanges, {
        body: { ids: [change.id], status: 'accepted', is_preview: true },
      })
    ).status,
  ]
  expect(await statuses(seller)).toEqual([200, 200, 200])
  await withoutRight('sales_manager', 'inventories.update', async () => {
    expect(await statuses(seller)).toEqual([200, 200, 403])
  })
  expect(await statuses(mechanic)).toEqual([403, 403, 403])
  await withoutRight('sales_manager', 'inventories.see-costs', async () => {
    expect(await statuses(seller)).toEqual([403, 403, 403])
  })
})

describe('a receipt or a new price', () => {
  it('the answer counts the suggested prices for who sees costs', {
    tags: ['RATE-5', 'RATE-6'],
  }, async () => {
    const ids = [(await make.part()).id, (await make.part()).id]
    expect((await receive(ids, 20)).data.price_changes).toBe(2)
    expect((await receive([(await make.part()).id], 10)).data.price_changes).toBe(0)
    const body = {
      date: '2026-11-03',
      rows: ids.map(inventory_id => ({ inventory_id, quantity: 5, cost: 90 })),
    }
    await withoutRight('sales_manager', 'inventories.see-costs', async () =>
      expect((await seller.call(parts.receiveParts, { body })).data.price_changes).toBe(0),
    )
  })

  it('a price that is raised to the suggested one closes the suggestion', { tags: 'RATE-6' }, async () => {
    const reprice = async (part: Part, price_retail: number) => {
      const body = {
        ...make.payload({ name: part.name, slug: part.slug, price_retail }),
        version: part.version,
      }
      return (await admin.call(parts.updatePart, { params: { id: part.id }, body })).data
    }
    const { part } = await risen()
    const { data: read } = await admin.call(parts.getPart, { params: { id: part.id } })
    const still = await reprice(read, 29.99)
    expect(await of(part)).toHaveLength(1)
    await reprice(still, 30)
    expect([await of(part), await of(part, 'dismissed')]).toMatchObject([[], [{ price: 30, suggested: 30 }]])
  })
})
