import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import type { SalePayload } from '#contract/parts/part-sale.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const mechanic = await test.signIn('mechanic')
const make = await partFixtures(test, admin)

const buyer: Omit<SalePayload, 'quantity' | 'price' | 'date'> = {
  describe: 'sold',
  invoice_number: 'C-1',
  payment_date: '2026-11-02',
  payment_method: 'cash',
  phone: '(312) 555-0142',
  email: 'maria@lopez.example',
}

describe('a purchase', () => {
  it('increases stock and updates the average cost', { tags: ['PART-039', 'PART-062'] }, async () => {
    const part = await make.part()
    const { data } = await admin.call(api.purchasePart, {
      params: { id: part.id },
      body: { date: '2026-11-03', cost: 25, quantity: 10, invoice_number: 'P-7' },
    })
    expect(data).toMatchObject({ on_hand: 15, quantity: 15, average_cost: 20 })
    expect(await make.stockOf(part.id)).toEqual({ on_hand: 15, reserved: 0, average_cost: 20 })
    const { data: history } = await admin.call(api.listHistory, { params: { id: part.id } })
    expect(history[0]!.message).toBe('Purchased 10 pcs')
    const movements = await admin.call(api.listTransactions, { params: { id: part.id } })
    expect(movements.data[0]).toMatchObject({
      date: '2026-11-03',
      cost: 25,
      quantity: 10,
      invoice_number: 'P-7',
    })
  })

  it('requires date, cost and quantity, and limits the invoice number to 15 characters', {
    tags: ['PART-040', 'PART-041'],
  }, async () => {
    const part = await make.part()
    const attempt = async (body: object) =>
      (await admin.attempt(api.purchasePart, { params: { id: part.id }, body: body as never })).errors.map(
        error => error.source?.parameter,
      )
    expect(await attempt({})).toEqual(['date', 'cost', 'quantity'])
    const whole = { date: '2026-11-03', cost: 1, quantity: 1 }
    expect(await attempt({ ...whole, invoice_number: '1234567890123456' })).toEqual(['invoice_number'])
    expect(await attempt({ ...whole, invoice_number: '123456789012345' })).toEqual([])
    expect(await attempt({ ...whole, cost: 1.005 })).toEqual(['cost'])
    expect(await attempt({ ...whole, quantity: 0 })).toEqual(['quantity'])
    expect(await attempt({ ...whole, date: '2126-01-01' })).toEqual(['date'])
  })

  it('accepts decimals only if the unit does', { tags: 'PART-042' }, async () => {
    const body = { date: '2026-11-03', cost: 1, quantity: 0.5 }
    const pieces = await make.part()
    const refused = await admin.attempt(api.purchasePart, { params: { id: pieces.id }, body })
    expect(refused.errors).toMatchObject([
      { code: 'unit_takes_whole_numbers', source: { parameter: 'quantity' } },
    ])
    const oil = await make.part({ unit_id: make.gallons })
    expect((await admin.call(api.purchasePart, { params: { id: oil.id }, body })).data.quantity).toBe(5.5)
  })

  it('needs the permission to update parts, which mechanics lack', {
    tags: ['PART-005', 'PART-043'],
  }, async () => {
    const { id } = await make.part()
    const body = { date: '2026-11-03', cost: 1, quantity: 1 }
    const buy = async (client: typeof admin) =>
      (await client.attempt(api.purchasePart, { params: { id }, body })).status
    expect(await buy(mechanic)).toBe(403)
    expect(await withoutRight('admin', 'inventories.update', () => buy(admin))).toBe(403)
    expect(await buy(admin)).toBe(200)
  })

  it('keeps fifty concurrent purchases with an exact average cost', async () => {
    const part = await make.part()
    await Promise.all(
      Array.from({ length: 50 }, () =>
        admin.call(api.purchasePart, {
          params: { id: part.id },
          body: { date: '2026-11-03', cost: 10, quantity: 2 },
        }),
      ),
    )
    expect(await make.stockOf(part.id)).toEqual({ on_hand: 105, reserved: 0, average_cost: 10 })
  })
})

describe('a sale over the counter', () => {
  it('reduces stock at the average cost and answers the transaction', {
    tags: ['PART-045', 'PART-053', 'PART-062'],
  }, async () => {
    const part = await make.part()
    const { data } = await admin.call(api.sellPart, {
      params: { id: part.id },
      body: {
        ...buyer,
        quantity: 2,
        price: 18,
        date: '2026-11-02',
        tax: 8.25,
        discount: 5,
        company_name: 'Lopez Trucking',
        first_name: 'Maria',
        last_name: 'Lopez',
      },
    })
    expect(data).toMatchObject({
      id: expect.any(Number),
      date: '2026-11-02',
      operation_type: 'sold',
      describe: 'sold',
      quantity: 2,
      price: 18,
      cost: 10,
      invoice_number: 'C-1',
      inventory_id: part.id,
      order_id: null,
    })
    expect(await make.stockOf(part.id)).toMatchObject({ on_hand: 3 })
    const kept = await test.db
      .selectFrom('stock_movements')
      .select('sale')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    expect(kept.sale).toMatchObject({
      payment_date: '2026-11-02',
      payment_method: 'cash',
      tax: 8.25,
      discount: 5,
      company_name: 'Lopez Trucking',
      first_name: 'Maria',
      last_name: 'Lopez',
      phone: '+13125550142',
      email: 'maria@lopez.example',
    })
  })

  it('a write-off stores neither invoice number nor buyer', async () => {
    const part = await make.part()
    const { data } = await admin.call(api.sellPart, {
      params: { id: part.id },
      body: { ...buyer, describe: 'broke', quantity: 1, price: 18, date: '2026-11-02' },
    })
    expect(data).toMatchObject({ describe: 'broke', invoice_number: '' })
    const kept = await test.db
      .selectFrom('stock_movements')
      .select(['invoice_number', 'sale'])
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ invoice_number: '', sale: null })
  })

  it('needs the permission to update parts', { tags: 'PART-006' }, async () => {
    const { id } = await make.part()
    const body = { ...buyer, quantity: 1, price: 18, date: '2026-11-02' }
    const sell = async () => (await admin.attempt(api.sellPart, { params: { id }, body })).status
    expect(await withoutRight('admin', 'inventories.update', sell)).toBe(403)
    expect(await sell()).toBe(200)
  })

  it('requires quantity, price, date and reason, and a buyer for a sale', {
    tags: ['PART-046', 'PART-048'],
  }, async () => {
    const part = await make.part()
    const attempt = async (body: object) =>
      (await admin.attempt(api.sellPart, { params: { id: part.id }, body: body as never })).errors.map(
        error => error.source?.parameter,
      )
    expect(await attempt({})).toEqual(['describe', 'quantity', 'price', 'date'])
    const left = { quantity: 1, price: 1, date: '2026-11-02' }
    expect(await attempt({ ...left, describe: 'sold' })).toEqual([
      'invoice_number',
      'payment_date',
      'payment_method',
      'phone',
      'email',
    ])
    expect(await attempt({ ...left, ...buyer, invoice_number: '1234567890123456' })).toEqual([
      'invoice_number',
    ])
    expect(await attempt({ ...left, ...buyer, invoice_number: '123456789012345' })).toEqual([])
    expect(await attempt({ ...left, describe: 'broke' })).toEqual([])
    expect(await attempt({ ...left, describe: 'defect', email: null, phone: '' })).toEqual([])
  })

  it('refuses a company name of 36 characters, percentages beyond their limits and three decimals', {
    tags: ['PART-049', 'PART-050'],
  }, async () => {
    const part = await make.part()
    const attempt = (change: object) =>
      admin.attempt(api.sellPart, {
        params: { id: part.id },
        body: { ...buyer, quantity: 1, price: 1, date: '2026-11-02', ...change },
      })
    for (const [tax, discount] of [
      [99.99, 1.01],
      [0.01, 99],
    ]) {
      const fits = await attempt({ company_name: 'x'.repeat(35), tax, discount })
      expect(fits.status).toBe(200)
    }
    const beyond = await attempt({ tax: 1.005, discount: 99.01 })
    expect(beyond.errors.map(error => [error.source?.parameter, error.code])).toEqual([
      ['tax', 'validate__cents'],
      ['discount', 'validate__max'],
    ])
    const { errors } = await attempt({ company_name: 'x'.repeat(36), tax: 100, discount: 1.005 })
    expect(errors.map(error => [error.source?.parameter, error.title])).toEqual([
      ['tax', 'Must be 99.99 or less'],
      ['discount', 'At most 2 digits after the point'],
      ['company_name', 'The name field must be less than 35 characters.'],
    ])
  })

  it('never takes more than available', async () => {
    const part = await make.part()
    const order = await make.order(part.id, 3)
    const { status, errors } = await admin.attempt(api.sellPart, {
      params: { id: part.id },
      body: { describe: 'broke', quantity: 3, price: 0, date: '2026-11-02' },
    })
    expect(status).toBe(422)
    expect(errors).toMatchObject([
      {
        code: 'part_short_held',
        source: { parameter: 'quantity' },
        params: { available: 2, orders: `${order.order_number} (3)` },
      },
    ])
  })

  it('sells the last units to as many as there are', { tags: 'PART-007' }, async () => {
    const part = await make.part()
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        admin.attempt(api.sellPart, {
          params: { id: part.id },
          body: { describe: 'broke', quantity: 1, price: 0, date: '2026-11-02' },
        }),
      ),
    )
    expect(tries.filter(one => one.status < 300)).toHaveLength(5)
    expect(await make.stockOf(part.id)).toMatchObject({ on_hand: 0 })
  })

  it('notifies buyers of parts once when a part reaches its minimum', async () => {
    const clerk = await test.signIn('sales_manager')
    const part = await make.part({ name: 'Gamma pump', min_limit: 3 })
    const notifications = async () =>
      (await clerk.call(notificationEndpoints.listNotifications, {})).data.filter(one =>
        one.message.includes('Gamma pump'),
      )
    const sell = (quantity: number) =>
      admin.call(api.sellPart, {
        params: { id: part.id },
        body: { describe: 'broke', quantity, price: 0, date: '2026-11-02' },
      })
    await sell(1)
    expect(await notifications()).toEqual([])
    await make.order(part.id, 1)
    expect(await notifications()).toMatchObject([{ type: 'part_below_minimum', link: `/parts/${part.id}` }])
    await sell(1)
    expect(await notifications()).toHaveLength(1)
  })
})

describe('the stock of a part', () => {
  it('changes without a write to the row of the part', async () => {
    const part = await make.part()
    const written = async () =>
      (await sql<{ by: string }>`select xmin::text as by from parts where id = ${part.id}`.execute(test.db))
        .rows
    const before = await written()
    await make.order(part.id, 2)
    const params = { id: part.id }
    await admin.call(api.purchasePart, { params, body: { date: '2026-11-03', cost: 25, quantity: 10 } })
    await admin.call(api.sellPart, {
      params,
      body: { describe: 'broke', quantity: 1, price: 0, date: '2026-11-03' },
    })
    expect(await make.stockOf(part.id)).toMatchObject({ on_hand: 14, reserved: 2 })
    expect(await written()).toEqual(before)
  })

  it('stays consistent if a part is deleted during an order or purchase', async () => {
    for (let round = 0; round < 5; round++) {
      const part = await make.part()
      const params = { id: part.id }
      await admin.call(api.sellPart, {
        params,
        body: { describe: 'broke', quantity: 5, price: 0, date: '2026-11-02' },
      })
      const bought = await Promise.all([
        admin.attempt(api.purchasePart, { params, body: { date: '2026-11-03', cost: 1, quantity: 1 } }),
        admin.attempt(api.deletePart, { params }),
      ])
      expect(bought.filter(answer => answer.status < 300)).toHaveLength(1)
    }
  })
})

describe('transactions and reserved', () => {
  it('are paged by ten, newest day first, filtered by days, type, category, supplier and text', {
    tags: ['PART-036', 'PART-059', 'PART-060'],
  }, async () => {
    const part = await make.part({ category_id: 2, supplier_id: make.supplier })
    for (let day = 2; day <= 12; day += 1) {
      await admin.call(api.purchasePart, {
        params: { id: part.id },
        body: {
          date: `2026-11-${String(day).padStart(2, '0')}`,
          cost: 10,
          quantity: 1,
          invoice_number: `N${day}`,
        },
      })
    }
    await admin.call(api.sellPart, {
      params: { id: part.id },
      body: { describe: 'broke', quantity: 1, price: 3, date: '2026-11-05' },
    })
    const list = (query: object) => admin.call(api.listTransactions, { params: { id: part.id }, query })
    const first = await list({})
    expect(first.data).toHaveLength(10)
    expect(first.meta.total).toBe(13)
    expect(first.data[0]).toMatchObject({
      id: expect.any(Number),
      operation_type: 'purchase',
      quantity: 1,
      price: 0,
      cost: 10,
      invoice_number: 'N12',
      inventory_id: part.id,
      order_id: null,
      order_type: null,
      comment: '',
      date: '2026-11-12',
    })
    expect((await list({ page: 2 })).data).toHaveLength(3)
    expect((await list({ transaction_type: 'sold' })).data).toMatchObject([{ describe: 'broke', price: 3 }])
    expect((await list({ date_from: '2026-11-04', date_to: '2026-11-05' })).meta.total).toBe(3)
    expect((await list({ category_id: part.category_id })).meta.total).toBe(13)
    expect((await list({ category_id: part.supplier_id })).meta.total).toBe(0)
    expect(part.supplier_id).not.toBe(part.category_id)
    expect((await list({ supplier_id: part.supplier_id })).meta.total).toBe(13)
    expect((await list({ supplier_id: part.category_id })).meta.total).toBe(0)
    expect((await list({ q: 'n7' })).data).toMatchObject([{ invoice_number: 'N7' }])
  })

  it("show the orders that reserve a part, without other's numbers for mechanics", {
    tags: ['PART-036', 'PART-059', 'PART-062'],
  }, async () => {
    const part = await make.part()
    const other = await make.order(part.id, 1)
    const own = await make.order(part.id, 2, mechanic.user.id)
    const { data } = await admin.call(api.listReserved, { params: { id: part.id } })
    expect(data).toMatchObject([
      { order_id: own.id, order_number: own.order_number, order_type: 'bs', quantity: 2, status: 'new' },
      { order_id: other.id, order_number: other.order_number, quantity: 1 },
    ])
    const busy = await make.part({ purchase: { date: '2026-11-01', cost: 10, quantity: 11 } })
    for (let count = 0; count < 11; count += 1) await make.order(busy.id, 1, mechanic.user.id)
    const page = (query: object) => admin.call(api.listReserved, { params: { id: busy.id }, query })
    const [first, second] = [await page({}), await page({ page: 2 })]
    expect([first.data.length, second.data.length, first.meta.total]).toEqual([10, 1, 11])
    const seen = await mechanic.call(api.listReserved, { params: { id: part.id } })
    expect(seen.data).toMatchObject([
      { order_id: own.id, order_number: own.order_number },
      { order_id: null, order_number: '', quantity: 1 },
    ])
    const numbers = async (query: object, person = admin) =>
      (await person.call(api.listReserved, { params: { id: part.id }, query })).data.map(
        row => row.order_number,
      )
    expect(await numbers({ q: own.order_number.toLowerCase() })).toEqual([own.order_number])
    expect(await numbers({ q: other.order_number }, mechanic)).toEqual([])
    expect(await numbers({ order_kind: 'bs' })).toEqual([own.order_number, other.order_number])
    expect(await numbers({ order_kind: 'parts' })).toEqual([])
    await admin.call(repairOrderEndpoints.changeRepairOrderStatus, {
      params: { id: own.id },
      body: { status: 'finished' },
    })
    const { data: moved } = await admin.call(api.listTransactions, { params: { id: part.id } })
    expect(moved[0]).toMatchObject({
      operation_type: 'sold',
      quantity: 2,
      invoice_number: own.order_number,
      order_id: own.id,
      order_type: 'bs',
    })
  })

  it('show costs only with permission', async () => {
    const part = await make.part()
    const sales = await test.signIn('sales_manager')
    const params = { id: part.id }
    const costsOf = async (client: typeof admin) => [
      (await client.call(api.getPart, { params })).data.average_cost,
      (await client.call(api.listTransactions, { params })).data[0]!.cost,
    ]
    expect(await costsOf(admin)).toEqual([10, 10])
    expect(await costsOf(sales)).toEqual([10, 10])
    expect(await costsOf(mechanic)).toEqual([null, null])
  })

  it('are append-only: the database refuses changes', async () => {
    await expect(test.db.updateTable('stock_movements').set({ quantity: '1' }).execute()).rejects.toThrow()
    await expect(test.db.deleteFrom('stock_movements').execute()).rejects.toThrow()
  })
})
