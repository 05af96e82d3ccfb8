import { describe, expect, it } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import type { ReceiptPayload } from '#contract/parts/receipt.ts'
import type { Announcement } from '#server/platform/realtime.ts'
import { databaseSnapshots } from '#server/testing/database-snapshot.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { spyOnStatements } from '#server/testing/statement-spy.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

const test = await testShop({ DATABASE_POOL: '20' })
const spy = spyOnStatements(test.shop.pool)
const admin = await test.signIn('admin')
const seller = await test.signIn('sales_manager')
const mechanic = await test.signIn('mechanic')
const make = await partFixtures(test, admin)

type Row = ReceiptPayload['rows'][number]
const row = (part: { id: number }, quantity: number, cost: number): Row => ({
  inventory_id: part.id,
  quantity,
  cost,
})
const receipt = (rows: Row[], changes: Partial<ReceiptPayload> = {}): ReceiptPayload => ({
  date: '2026-11-03',
  invoice_number: 'FP-4471',
  supplier_id: make.supplier,
  rows,
  ...changes,
})
const receive = (rows: Row[], changes?: Partial<ReceiptPayload>) =>
  admin.call(api.receiveParts, { body: receipt(rows, changes) })
const refused = async (body: object) =>
  (await admin.attempt(api.receiveParts, { body: body as never })).errors.map(error => [
    error.code,
    error.source?.parameter,
  ])

describe("a supplier's invoice", () => {
  it('adds all its parts to stock, and answers their number and amount', async () => {
    const [shoe, drum] = [await make.part(), await make.part()]
    const { data } = await receive([row(shoe, 10, 25), row(drum, 3, 12.1)])
    expect(data).toEqual({ parts: 2, amount: 286.3, price_changes: 2 })
    expect(await make.stockOf(shoe.id)).toEqual({ on_hand: 15, reserved: 0, average_cost: 20 })
    expect(await make.stockOf(drum.id)).toEqual({ on_hand: 8, reserved: 0, average_cost: 10.7875 })
  })

  it("is in each part's transactions and history with number and supplier", async () => {
    const [shoe, drum] = [await make.part(), await make.part()]
    await receive([row(shoe, 1, 25), row(drum, 2, 5)])
    for (const [part, quantity, cost] of [
      [shoe, 1, 25],
      [drum, 2, 5],
    ] as const) {
      const { data } = await admin.call(api.listTransactions, { params: { id: part.id } })
      expect(data[0]).toMatchObject({
        operation_type: 'purchase',
        quantity,
        cost,
        invoice_number: 'FP-4471',
        supplier: 'FleetPride',
        comment: '',
        date: '2026-11-03',
      })
      const found = await admin.call(api.listTransactions, {
        params: { id: part.id },
        query: { q: 'fleetpr' },
      })
      expect(found.data.map(({ id }) => id)).toEqual([data[0]!.id])
      const history = await admin.call(api.listHistory, { params: { id: part.id } })
      expect(history.data[0]!.message).toBe(`Received ${quantity} pcs from FleetPride`)
    }
  })

  it('needs neither a number nor a supplier', async () => {
    const part = await make.part()
    await receive([row(part, 1, 0)], { invoice_number: null, supplier_id: null })
    const { data } = await admin.call(api.listTransactions, { params: { id: part.id } })
    expect(data[0]).toMatchObject({ invoice_number: '', supplier: '', cost: 0 })
    const history = await admin.call(api.listHistory, { params: { id: part.id } })
    expect(history.data[0]!.message).toBe('Purchased 1 pcs')
  })

  it('accepts a part in several rows, in order', async () => {
    const [one, other] = [await make.part(), await make.part()]
    const { data } = await receive([row(one, 1, 10.01), row(other, 1, 1), row(one, 2, 33.33)])
    expect(data).toEqual({ parts: 2, amount: 77.67, price_changes: 1 })
    const { data: moved } = await admin.call(api.listTransactions, { params: { id: one.id } })
    expect(moved.slice(0, 2).map(({ quantity, cost }) => [quantity, cost])).toEqual([
      [2, 33.33],
      [1, 10.01],
    ])
    expect(await make.stockOf(one.id)).toMatchObject({ on_hand: 8 })
  })

  it('gives the same average cost as separate purchases', async () => {
    for (let walk = 0; walk < Number(process.env.WALKS ?? 3); walk += 1) {
      const together = [
        await make.part({ unit_id: make.gallons }),
        await make.part({ unit_id: make.gallons }),
      ]
      const single = [await make.part({ unit_id: make.gallons }), await make.part({ unit_id: make.gallons })]
      const bought = Array.from({ length: 1 + Math.floor(Math.random() * 12) }, () => ({
        which: Math.floor(Math.random() * 2),
        quantity: Math.ceil(Math.random() * 20_000) / 1000,
        cost: Math.floor(Math.random() * 50_000) / 100,
      }))
      await receive(bought.map(({ which, quantity, cost }) => row(together[which]!, quantity, cost)))
      for (const { which, quantity, cost } of bought) {
        await admin.call(api.purchasePart, {
          params: { id: single[which]!.id },
          body: { date: '2026-11-03', quantity, cost },
        })
      }
      for (const which of [0, 1]) {
        expect(await make.stockOf(together[which]!.id), JSON.stringify(bought)).toEqual(
          await make.stockOf(single[which]!.id),
        )
      }
    }
  })

  it('takes as many statements for a hundred rows as for two', async () => {
    const parts: { id: number }[] = []
    for (let number = 0; number < 20; number += 1) parts.push(await make.part())
    const statements = (bought: readonly { id: number }[]) =>
      spy.statementsOf(() => receive(bought.map(part => row(part, 1, 1))))
    const few = await statements(parts.slice(0, 2))
    const all = await statements(Array.from({ length: 100 }, (_, place) => parts[place % 20]!))
    expect(all.length).toBe(few.length)
    expect(few.length).toBeGreaterThan(3)
  })

  it('is announced once, not when validating only', async () => {
    const [shoe, drum] = [await make.part(), await make.part()]
    const announced: Announcement[] = []
    test.shop.realtime.announce = announcements => announced.push(...announcements)
    const body = receipt([row(shoe, 1, 1), row(drum, 1, 1)])
    await admin.call(api.receiveParts, { body }, { validateOnly: true })
    expect(announced).toEqual([])
    await admin.call(api.receiveParts, { body })
    expect(announced).toMatchObject([{ event: 'record.changed', payload: { kind: 'part', id: shoe.id } }])
    expect(await make.stockOf(shoe.id)).toMatchObject({ on_hand: 6 })
  })
})

describe('refusals of a receipt', () => {
  it('name the field: missing, too long, or in the future', async () => {
    const part = await make.part()
    expect(await refused({})).toEqual([
      ['validate__required', 'date'],
      ['validate__required', 'rows'],
    ])
    expect((await refused(receipt([]))).map(([, at]) => at)).toEqual(['rows'])
    expect(
      (
        await refused({
          ...receipt([]),
          invoice_number: '1234567890123456',
          rows: [
            row(part, 1, 1),
            row(part, 0, 1),
            row(part, 1.0005, -1),
            { inventory_id: part.id, cost: 1.005 },
            { quantity: 1, cost: 1 },
          ],
        })
      ).map(([, at]) => at),
    ).toEqual([
      'invoice_number',
      'rows.1.quantity',
      'rows.2.quantity',
      'rows.2.cost',
      'rows.3.quantity',
      'rows.3.cost',
      'rows.4.inventory_id',
    ])
    expect(await refused(receipt([row(part, 1, 1)], { date: '2126-01-01' }))).toEqual([
      ['movement_in_the_future', 'date'],
    ])
    await receive([row(part, 1, 1)], { invoice_number: '123456789012345' })
  })

  it('limit it to a hundred rows', async () => {
    const part = await make.part()
    const rows = Array.from({ length: 101 }, () => row(part, 1, 1))
    expect((await refused(receipt(rows))).map(([, at]) => at)).toEqual(['rows'])
    expect((await receive(rows.slice(1))).data).toEqual({ parts: 1, amount: 100, price_changes: 0 })
  })

  it('limit its amount, at the most expensive row', async () => {
    const [shoe, pad] = [await make.part(), await make.part()]
    expect(await refused(receipt([row(shoe, 1, 1), row(pad, 1001, 9_999_999)]))).toEqual([
      ['validate__max', 'rows.1.cost'],
    ])
    expect((await receive([row(pad, 1000, 9_999_999)])).data).toEqual({
      parts: 1,
      amount: 9_999_999_000,
      price_changes: 1,
    })
  })

  it('report all rows together, and nothing is written', async () => {
    const [shoe, oil, gone] = [
      await make.part(),
      await make.part({ unit_id: make.gallons }),
      await make.part(),
    ]
    await test.db.updateTable('parts').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
    const snapshot = await databaseSnapshots(test.db)
    const before = await snapshot()
    const body = receipt([row(oil, 0.5, 1), row(shoe, 0.5, 1), row(gone, 1, 1), row({ id: 999_999 }, 1, 1)], {
      supplier_id: 999_999,
    })
    expect(await refused(body)).toEqual([
      ['unknown_supplier', 'supplier_id'],
      ['unit_takes_whole_numbers', 'rows.1.quantity'],
      ['part_is_gone', 'rows.2.inventory_id'],
      ['part_is_gone', 'rows.3.inventory_id'],
    ])
    expect(await snapshot()).toEqual(before)
    await receive([row(oil, 0.5, 1)])
    expect(await make.stockOf(oil.id)).toMatchObject({ on_hand: 5.5 })
  })

  it('include missing permission: mechanics neither receive parts nor see costs', async () => {
    const part = await make.part()
    const received = await mechanic.attempt(api.receiveParts, { body: receipt([row(part, 1, 1)]) })
    const costs = await mechanic.attempt(api.listLastCosts, { query: { ids: [part.id] } })
    expect([received.status, costs.status]).toEqual([403, 403])
    await seller.call(api.receiveParts, { body: receipt([row(part, 1, 1)]) })
    expect(await make.stockOf(part.id)).toMatchObject({ on_hand: 6 })
  })
})

describe('concurrent receipts', () => {
  it('a repetition with the same key writes nothing and gets the same answer', async () => {
    const part = await make.part()
    const press = () =>
      admin.attempt(
        api.receiveParts,
        { body: receipt([row(part, 2, 7)]) },
        { idempotencyKey: 'press-receipt' },
      )
    const answers = await Promise.all([press(), press()])
    // Concurrent ones may be refused as in progress.
    expect(answers.map(answer => answer.status)).toContain(200)
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    expect((await press()).body.data).toEqual({ parts: 1, amount: 14, price_changes: 0 })
    expect(await make.stockOf(part.id)).toMatchObject({ on_hand: 7 })
  })

  it('receipts, purchases and orders of the same parts lose nothing and do not deadlock', async () => {
    const parts = [await make.part(), await make.part(), await make.part(), await make.part()]
    const clerks = await Promise.all(Array.from({ length: 12 }, () => test.signIn('admin')))
    const answers = await Promise.all(
      clerks.flatMap((clerk, turn) => {
        const rows = [...parts.slice(turn % 4), ...parts.slice(0, turn % 4)].map(part => row(part, 2, 10))
        if (turn % 2) rows.reverse()
        return [
          clerk.attempt(api.receiveParts, { body: receipt([...rows, row(parts[turn % 4]!, 1, 10)]) }),
          clerk.attempt(api.purchasePart, {
            params: { id: parts[turn % 4]!.id },
            body: { date: '2026-11-03', quantity: 1, cost: 10 },
          }),
        ]
      }),
    )
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200))
    // Five initially, 24 from rows of receipts, three further ones, three from purchases.
    for (const part of parts)
      expect(await make.stockOf(part.id)).toEqual({ on_hand: 35, reserved: 0, average_cost: 10 })
  })

  it('two concurrent receipts of a part give the same average as in sequence', async () => {
    const part = await make.part()
    const first = row(part, 10, 25)
    const second = row(part, 5, 40)
    await Promise.all([receive([first]), seller.call(api.receiveParts, { body: receipt([second]) })])
    expect(await make.stockOf(part.id)).toEqual({ on_hand: 20, reserved: 0, average_cost: 25 })
  })

  it('a part deleted while a receipt waits for it is refused at its row', async () => {
    const [kept, gone] = [await make.part(), await make.part()]
    const answer = await test.db.transaction().execute(async db => {
      await db.selectFrom('parts').select('id').where('id', '=', gone.id).forUpdate().execute()
      const refusal = refused(receipt([row(kept, 1, 1), row(gone, 1, 1)]))
      await untilLockWaits(test.db)
      await db.updateTable('parts').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
      return () => refusal
    })
    expect(await answer()).toEqual([['part_is_gone', 'rows.1.inventory_id']])
    expect(await make.stockOf(kept.id)).toMatchObject({ on_hand: 5 })
  })
})

describe('the last cost', () => {
  it('is that of the last purchase of the newest day', async () => {
    const [shoe, drum] = [await make.part(), await make.part()]
    const ids = [shoe.id, drum.id]
    const costs = async (query = ids) => (await admin.call(api.listLastCosts, { query: { ids: query } })).data
    await receive([row(shoe, 1, 31), row(shoe, 1, 32)])
    await receive([row(shoe, 1, 30)], { date: '2026-11-02' })
    expect(await costs()).toEqual([
      { id: shoe.id, cost: 32 },
      { id: drum.id, cost: 10 },
    ])
    expect(await costs([999_999])).toEqual([])
  })
})
