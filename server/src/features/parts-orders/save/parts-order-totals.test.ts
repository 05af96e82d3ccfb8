import { expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { PartsOrderPayload } from '#contract/parts-orders/parts-order-input.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const admin = await test.signIn('admin')

type Refused = { errors: { code: string; source?: { parameter: string } }[] }
const at = ({ errors }: Refused) => errors.map(({ code, source }) => [source!.parameter, code])
const save = (id: number, body: PartsOrderPayload) =>
  admin.attempt(api.updatePartsOrder, { params: { id }, body })

it('limits the total, also before discounts', async () => {
  const part = await make.part(90_000, { price: 999_999 })
  const { id, items } = await make.draft(admin, [{ id: part, quantity: 10_000 }])
  // 9,999,990,000 of parts, and the rest to 9,999,999,999 of shipping.
  expect(at(await save(id, { delivery_cost: 9999 }))).toEqual([])
  expect(at(await save(id, { delivery_cost: 9999.01 }))).toEqual([['items', 'order_total_too_large']])
  const change = async (quantity: number, discount: number) =>
    at(
      await admin.attempt(api.updatePartsOrderItem, {
        params: { id, item_id: items[0]!.id },
        body: { inventory_id: part, quantity, discount },
      }),
    )
  expect(await change(10_001, 0)).toEqual([['quantity', 'order_total_too_large']])
  expect(await change(10_001, 50)).toEqual([['quantity', 'order_total_too_large']])
  expect(await change(10_000, 50)).toEqual([])
  expect(await change(10_000, 0)).toEqual([])
  await test.db.updateTable('company').set({ sales_tax: '1' }).execute()
  const checkout = () => admin.attempt(api.checkoutPartsOrder, { params: { id } })
  expect(at(await checkout())).toEqual([['items', 'order_total_too_large']])
  await test.db.updateTable('company').set({ sales_tax: '0' }).execute()
  expect((await checkout()).body.data.total_amount).toBe(9_999_999_999)
})

it('an order with total 0 is paid by its checkout, until its total rises', async () => {
  const part = await make.part(5, { price: 0 })
  const draft = await make.draft(admin, [{ id: part }])
  const shown = async () => {
    const { data } = await admin.call(api.getPartsOrder, { params: { id: draft.id } })
    return [data.payment_status, data.paid_at]
  }
  expect(await shown()).toEqual(['not_paid', null])
  await save(draft.id, { source: 'amazon' })
  expect(await shown()).toEqual(['not_paid', null])
  await admin.call(api.checkoutPartsOrder, { params: { id: draft.id } })
  expect(await shown()).toEqual(['paid', unixSeconds(test.clock.now())])
  await save(draft.id, { delivery_cost: 1 })
  expect(await shown()).toEqual(['not_paid', null])
})

it('an order that is paid by a lower total is paid as of its last payment', async () => {
  const part = await make.part(5, { price: 100 })
  const { id } = await make.order(admin, [{ id: part }], { delivery_cost: 20 })
  const pay = (amount: number, payment_date: string) =>
    admin.call(money.createPartsOrderPayment, {
      params: { id },
      body: { amount, payment_date, payment_method: 'cash' },
    })
  await pay(60, '2026-11-20')
  await pay(40, '2026-11-18')
  await save(id, { delivery_cost: 0 })
  const { payment_status, paid_at } = (await admin.call(api.getPartsOrder, { params: { id } })).data
  expect([payment_status, paid_at]).toEqual(['paid', unixSeconds(new Date('2026-11-20T06:00:00Z'))])
})

it('a draft checks only its changed item against the stock', async () => {
  const [gone, there] = [await make.part(1), await make.part(2)]
  const { id, items } = await make.draft(admin, [{ id: gone }, { id: there }])
  await make.order(admin, [{ id: gone }])
  const change = async (index: number, part: number, quantity: number) =>
    at(
      await admin.attempt(api.updatePartsOrderItem, {
        params: { id, item_id: items[index]!.id },
        body: { inventory_id: part, quantity, discount: 0 },
      }),
    )
  expect(await change(1, there, 2)).toEqual([])
  expect(await change(0, gone, 1)).toEqual([['quantity', 'part_short_held']])
  expect(await make.stockOf(there)).toMatchObject({ reserved: 0 })
})
