import { describe, expect, it } from 'vitest'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')

let names = 0
async function level(
  kind: 'retail_minus' | 'cost_plus' | 'matrix',
  percent: string | null = null,
  price_matrix_id: number | null = null,
) {
  const { id } = await test.db
    .insertInto('price_levels')
    .values({ name: `Level ${names++}`, kind, percent, price_matrix_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function matrix(percent: number) {
  const { id } = await test.db
    .insertInto('price_matrices')
    .values({
      name: `Matrix ${names++}`,
      round_to: 'none',
      bands: JSON.stringify([{ from_cost: 0, percent, mode: 'markup' }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A truck of a customer with this level. */
async function truckOf(price_level_id: number | null) {
  const owner = await make.customer()
  await test.db.updateTable('customers').set({ price_level_id }).where('id', '=', owner).execute()
  return { truck_id: (await make.vehicle(owner)).id }
}

const setPart = (id: number, values: object) =>
  test.db.updateTable('parts').set(values).where('id', '=', id).execute()
const setCompany = (values: object) => test.db.updateTable('company').set(values).execute()
const work = (...inventories: object[]) => ({
  types_of_work: [
    {
      name: 'Brakes',
      hourly_rate: 0,
      duration: '1:00',
      inventories: inventories as { id: number; quantity: number }[],
    },
  ],
})
interface Order {
  typeOfWork: { inventories: { price: number; price_source: string }[] }[]
}
const linesOf = (order: Order) =>
  order.typeOfWork.flatMap(({ inventories }) => inventories.map(row => [row.price, row.price_source]))
type Saved = Awaited<ReturnType<typeof make.order>>
const sent = (order: Saved, inventories: object[], changes: object = {}) => ({
  params: { id: order.id },
  body: {
    ...order.body,
    types_of_work: [{ ...work(...inventories).types_of_work[0]!, id: order.typeOfWork[0]!.id }],
    ...changes,
  },
})
const save = async (person: TestClient, ...args: Parameters<typeof sent>) =>
  (await person.call(api.updateRepairOrder, sent(...args))).data
const refused = async (person: TestClient, ...args: Parameters<typeof sent>) =>
  errorsOf(await person.attempt(api.updateRepairOrder, sent(...args)))
const errorsOf = ({ errors }: { errors: { source?: { parameter: string } | undefined; title: string }[] }) =>
  errors.map(({ source, title }) => [source?.parameter, title])
const priceField = 'types_of_work.0.inventories.0.price'

describe('a new line', () => {
  it('has the price of its customer by level, else by quantity, else retail', async () => {
    const part = await make.part(200, { price: 20, cost: 10 })
    await setPart(part, { price_wholesale: JSON.stringify([{ min_qty: 5, price: 18.5 }]) })
    const cases = [
      [null, [20, 'part'], [18.5, 'break']],
      [await level('retail_minus', '15'), [17, 'level'], [17, 'level']],
      [await level('cost_plus', '25.5'), [12.55, 'level'], [12.55, 'level']],
      [await level('matrix', null, await matrix(60)), [16, 'level'], [16, 'level']],
      // There is no matrix, neither of its own nor of the category or the company.
      [await level('matrix'), [20, 'part'], [18.5, 'break']],
    ] as const
    for (const [of, one, five] of cases) {
      const vehicle = await truckOf(of)
      const orders = [1, 5].map(quantity =>
        make.order(sales, [], { ...vehicle, ...work({ id: part, quantity }) }),
      )
      const saved = await Promise.all(orders)
      expect(saved.flatMap(linesOf)).toEqual([one, five])
      expect(saved.map(order => order.is_prices_changed)).toEqual([false, false])
    }
  })

  it('has the matrix of the nearest category above, else of the company, on the cost that the shop chose', async () => {
    const part = await make.part(10, { price: 20, cost: 10 })
    const [category] = await test.db
      .insertInto('categories')
      .values([{ name: 'Axles', slug: 'axles', parent_id: 1 }])
      .returning('id')
      .execute()
    await setPart(part, { category_id: category!.id })
    const vehicle = await truckOf(await level('matrix'))
    const price = async () =>
      linesOf(await make.order(sales, [], { ...vehicle, ...work({ id: part, quantity: 1 }) }))
    await setCompany({ price_matrix_id: await matrix(10) })
    expect(await price()).toEqual([[11, 'level']])
    const setCategory = async (id: number, percent: number) =>
      test.db
        .updateTable('categories')
        .set({ price_matrix_id: await matrix(percent) })
        .where('id', '=', id)
        .execute()
    await setCategory(1, 20)
    expect(await price()).toEqual([[12, 'level']])
    await setCategory(category!.id, 30)
    expect(await price()).toEqual([[13, 'level']])
    await test.db
      .insertInto('stock_movements')
      .values({ part_id: part, operation_type: 'purchase', quantity: '1', cost: '20', date: '2026-11-20' })
      .execute()
    await test.db
      .updateTable('part_stock')
      .set({ on_hand: '11', average_cost: '10.9091' })
      .where('part_id', '=', part)
      .execute()
    expect(await price()).toEqual([[14.18, 'level']])
    await setCompany({ cost_basis: 'last' })
    expect(await price()).toEqual([[26, 'level']])
    await setCompany({ cost_basis: 'average', price_matrix_id: null })
  })

  it('has a fixed price of its level, which the minimum of the part limits', async () => {
    const part = await make.part(10, { price: 20 })
    const fleet = await level('retail_minus', '15')
    await test.db
      .insertInto('part_prices')
      .values({ part_id: part, price_level_id: fleet, price: '12.34' })
      .execute()
    const vehicle = await truckOf(fleet)
    const price = async () =>
      linesOf(await make.order(sales, [], { ...vehicle, ...work({ id: part, quantity: 1 }) }))
    expect(await price()).toEqual([[12.34, 'level']])
    await setPart(part, { min_limit_price: '15' })
    expect(await price()).toEqual([[15, 'level']])
  })
})

describe('a saved line', () => {
  it('keeps its price until current ones are asked for, then gets that of its customer', async () => {
    const part = await make.part(50, { price: 20 })
    const fleet = await level('retail_minus', '10')
    const order = await make.order(sales, [], {
      ...(await truckOf(fleet)),
      ...work({ id: part, quantity: 1 }),
    })
    await test.db.updateTable('price_levels').set({ percent: '25' }).where('id', '=', fleet).execute()
    const kept = await save(sales, order, [{ id: part, quantity: 3 }])
    expect(linesOf(kept)).toEqual([[18, 'level']])
    expect(kept.typeOfWork[0]!.inventories[0]).toMatchObject({ price_retail: 20, price_current: 15 })
    expect(kept.is_prices_changed).toBe(true)
    const data = await save(sales, order, [{ id: part, quantity: 3 }], { need_to_update_prices: 1 })
    expect(linesOf(data)).toEqual([[15, 'level']])
    expect(data.is_prices_changed).toBe(false)
  })

  it('is sent back as it was read, and keeps its price', async () => {
    const part = await make.part(50, { price: 20 })
    const order = await make.order(sales, [], work({ id: part, quantity: 1 }))
    await setPart(part, { price_retail: '30' })
    const data = await save(sales, order, order.typeOfWork[0]!.inventories)
    expect(linesOf(data)).toEqual([[20, 'part']])
  })
})

describe('a typed price', () => {
  it('is kept when prices are updated, with who typed it and when', { tags: 'RATE-3' }, async () => {
    const part = await make.part(50, { price: 20 })
    const typed = { id: part, quantity: 2, price: 14.5, price_source: 'typed' }
    const order = await make.order(sales, [], {
      ...(await truckOf(await level('retail_minus', '50'))),
      ...work(typed),
    })
    const at = Math.floor(test.clock.now().getTime() / 1000)
    const by = { id: sales.user.id, full_name: expect.any(String) }
    expect(order.typeOfWork[0]!.inventories[0]).toMatchObject({
      ...{ price: 14.5, price_source: 'typed', price_current: 14.5, amount: 29, is_below_minimum: false },
      price_typed: { by, at },
    })
    expect([order.parts_amount, order.is_prices_changed]).toEqual([29, false])
    test.clock.advance(60_000)
    for (const rows of [[typed], [{ id: part, quantity: 2 }], order.typeOfWork[0]!.inventories]) {
      const data = await save(admin, order, rows, { need_to_update_prices: 1 })
      expect(data.typeOfWork[0]!.inventories[0]).toMatchObject({ price: 14.5, price_typed: { by, at } })
    }
    const { data: history } = await admin.call(api.listHistory, { params: { id: order.id } })
    expect(history).toHaveLength(1)
    const back = await save(admin, order, [{ id: part, quantity: 2, price_source: 'part' }])
    expect(back.typeOfWork[0]!.inventories[0]).toMatchObject({
      price: 10,
      price_source: 'level',
      price_typed: null,
    })
  })

  it('needs the right, also to change one or take it back, and not to keep one', {
    tags: 'RATE-3',
  }, async () => {
    const part = await make.part(50, { price: 20 })
    const typed = { id: part, quantity: 1, price: 14.5, price_source: 'typed' }
    const order = await make.order(sales, [], work(typed))
    const body = await make.payload(work(typed))
    await withoutRight('sales_manager', 'orders-bs.override-price', async () => {
      await save(sales, order, [typed])
      const sentence = [[priceField, 'You may not type prices']]
      expect(await refused(sales, order, [{ ...typed, price: 14.51 }])).toEqual(sentence)
      expect(await refused(sales, order, [{ ...typed, price_source: 'part' }])).toEqual(sentence)
      expect(errorsOf(await sales.attempt(api.createRepairOrder, { body }))).toEqual(sentence)
    })
  })

  it.each([
    [{ price: -0.01 }, 'Must be 0 or more'],
    [{ price: 10_000_000 }, 'Must be 9999999 or less'],
    [{ price: 1.005 }, 'At most 2 digits after the point'],
    [{ price: 'ten' }, 'Enter a number'],
    [{}, 'Field is required'],
  ])('refuses %o', async (price, sentence) => {
    const part = await make.part(5)
    const body = await make.payload(work({ id: part, quantity: 1, price_source: 'typed', ...price }))
    expect(errorsOf(await admin.attempt(api.createRepairOrder, { body }))).toEqual([[priceField, sentence]])
  })

  it('below the minimum of the part is refused, or marked with the right to it', {
    tags: 'RATE-4',
  }, async () => {
    const part = await make.part(50, { price: 20, cost: 10, name: 'Brake drum' })
    await setPart(part, { min_limit_price: '15' })
    const rows = (price: number) => [{ id: part, quantity: 1, price, price_source: 'typed' }]
    const order = await make.order(sales, [], work(...rows(15)))
    expect(await refused(sales, order, rows(14.99))).toEqual([
      [priceField, 'Brake drum is not sold below $15.00'],
    ])
    const data = await save(admin, order, rows(14.99))
    expect(data.typeOfWork[0]!.inventories[0]).toMatchObject({ price: 14.99, is_below_minimum: true })
    // Who may not type it may keep it.
    await save(sales, order, rows(14.99))
  })

  it('below the margin of the company is refused, with the lowest price to who sees costs', {
    tags: 'RATE-4',
  }, async () => {
    const part = await make.part(50, { price: 20, cost: 10, name: 'Brake drum' })
    const rows = (price: number) => [{ id: part, quantity: 1, price, price_source: 'typed' }]
    const order = await make.order(sales, [], work({ id: part, quantity: 1 }))
    await setCompany({ min_margin: '20' })
    await save(sales, order, rows(12.5))
    const [lowest, margin] = [
      'Brake drum is not sold below $12.50',
      'Brake drum is not sold at so small a margin',
    ]
    expect(await refused(sales, order, rows(12.49))).toEqual([[priceField, lowest]])
    await withoutRight('sales_manager', 'inventories.see-costs', async () =>
      expect(await refused(sales, order, rows(12.49))).toEqual([[priceField, margin]]),
    )
    const data = await save(admin, order, rows(12.49))
    expect(data.typeOfWork[0]!.inventories[0]).toMatchObject({ price: 12.49, is_below_minimum: true })
    await setCompany({ min_margin: null })
  })

  it('below the minimum is said of an order that has no vehicle, date or mechanic yet', {
    tags: 'RATE-4',
  }, async () => {
    const part = await make.part(50, { price: 20, cost: 10, name: 'Brake drum' })
    await setPart(part, { min_limit_price: '15' })
    const rows = (price: number) => work({ id: part, quantity: 1, price, price_source: 'typed' })
    const said = async (person: TestClient, body: object, id?: number) =>
      errorsOf(
        await (id
          ? person.attempt(api.updateRepairOrder, { params: { id }, body } as never, { validateOnly: true })
          : person.attempt(api.createRepairOrder, { body } as never, { validateOnly: true })),
      ).filter(([parameter]) => parameter === priceField)
    const sentence = [[priceField, 'Brake drum is not sold below $15.00']]
    expect(await said(sales, rows(14.99))).toEqual(sentence)
    expect(await said(sales, rows(15))).toEqual([])
    expect(await said(admin, rows(14.99))).toEqual([])
    const { id, typeOfWork } = await make.order(admin, [], rows(14.99))
    const kept = (price: number) => ({
      types_of_work: rows(price).types_of_work.map(row => ({ ...row, id: typeOfWork[0]!.id })),
    })
    expect(await said(sales, kept(14.99), id)).toEqual([])
    expect(await said(sales, kept(14.98), id)).toEqual(sentence)
  })
})
