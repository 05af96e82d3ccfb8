import { beforeEach, describe, expect, it } from 'vitest'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { partsOrderFixtures, sampleAddress } from '#server/testing/parts-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const admin = await test.signIn('admin')
beforeEach(() => test.clock.set('2026-11-21T15:00:00Z'))

const of = (id: number) => ({ params: { id } })
const at = (errors: { code: string; source?: { parameter: string } }[]) =>
  errors.map(error => [error.source?.parameter, error.code])

describe('a draft', () => {
  it('becomes an order with number, reservations and due date, step by step', async () => {
    await test.db.updateTable('company').set({ sales_tax: '8.25' }).execute()
    const part = await make.part(5, { price: 40 })
    const draft = await make.draft(admin, [{ id: part, quantity: 2, discount: 10 }], {
      payment: { terms: '15_days', method: 'wire' },
    })
    expect(draft).toMatchObject({ order_number: '', is_draft: true, status: 'new', checked_out_at: null })
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 5, reserved: 0 })
    const order = (await admin.call(api.checkoutPartsOrder, of(draft.id))).data
    expect(order).toMatchObject({
      order_number: 'P-000001',
      is_draft: false,
      due_date: '2026-12-06',
      subtotal_amount: 72,
      saving_amount: 8,
      tax_rate: 8.25,
      tax_amount: 5.94,
      total_amount: 77.94,
      balance: 77.94,
    })
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 5, reserved: 2 })
    await test.db.updateTable('company').set({ sales_tax: '0' }).execute()
  })

  it('is refused for a missing field of any step', { tags: 'POW-025' }, async () => {
    const { id } = (await admin.call(api.createPartsOrder, { body: {} })).data
    const { status, errors } = await admin.attempt(api.checkoutPartsOrder, of(id))
    expect(status).toBe(422)
    expect(at(errors)).toEqual([
      ['customer_id', 'validate__required'],
      ['items', 'validate__required'],
      ['delivery_type', 'validate__required'],
      ['billing_address', 'validate__required'],
      ['payment.terms', 'validate__required'],
      ['payment.method', 'validate__required'],
    ])
  })

  it('is checked out with the permission to update orders, and with a payment method', {
    tags: 'POW-025',
  }, async () => {
    const { id } = await make.draft(admin, [{ id: await make.part(1) }])
    const checkout = () => admin.attempt(api.checkoutPartsOrder, of(id), { validateOnly: true })
    expect((await checkout()).status).toBe(204)
    expect((await withoutRight('admin', 'orders-parts.update', checkout)).status).toBe(403)
    await admin.call(api.updatePartsOrder, { ...of(id), body: { payment: { method: null } } })
    expect(at((await checkout()).errors)).toEqual([['payment.method', 'validate__required']])
  })

  it('needs no delivery address for a pickup', async () => {
    const draft = await make.draft(admin, [{ id: await make.part(1) }], {
      delivery_type: 'pickup',
      delivery_address: null,
      billing_address: sampleAddress,
    })
    expect((await admin.call(api.checkoutPartsOrder, of(draft.id))).data.delivery_address).toBeNull()
  })
})
