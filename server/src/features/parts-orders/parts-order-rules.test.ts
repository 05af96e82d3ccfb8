import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import type { PaymentPayload } from '#contract/billing/payment.ts'
import { partsOrderLinks } from '#contract/billing/payment-link-endpoints.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { PartsOrderPayload } from '#contract/parts-orders/parts-order-input.ts'
import { partsOrderStatuses } from '#contract/parts-orders/parts-order-statuses.ts'
import { partsOrderFixtures, sampleAddress, sampleShipment } from '#server/testing/parts-order-fixtures.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const [admin, sales] = [await test.signIn('admin'), await test.signIn('sales_manager')]
beforeEach(() => test.clock.set('2026-11-21T15:00:00Z'))

const of = (id: number) => ({ params: { id } })
const item = (id: number, quantity = 1, discount = 0) => ({ inventory_id: id, quantity, discount })
type Refused = { status: number; errors: { code: string; source?: { parameter: string } }[] }
const at = ({ status, errors }: Refused) => [
  status,
  ...errors.map(error => `${error.source?.parameter ?? ''} ${error.code}`),
]
const save = (id: number, body: PartsOrderPayload) =>
  admin.attempt(api.updatePartsOrder, { params: { id }, body })
const begin = async () => (await admin.call(api.createPartsOrder, { body: {} })).data.id
const pay = (id: number, amount: number, changes: Partial<PaymentPayload> = {}) =>
  admin.call(money.createPartsOrderPayment, {
    params: { id },
    body: { amount, payment_date: '2026-11-21', payment_method: 'cash', ...changes },
  })
const paidAndReturned = async () => {
  const { id } = await make.orderIn(admin, 'sent')
  await pay(id, 1)
  return make.move(admin, id, 'returned')
}

describe('a draft', () => {
  it('is assigned to the sales manager who creates it, to nobody for other roles', async () => {
    const own = (await sales.call(api.createPartsOrder, { body: {} })).data
    expect(own.sales_manager).toMatchObject({ id: sales.user.id, full_name: sales.user.full_name })
    expect(own).toMatchObject({ source: 'bs', items: [], total_amount: 0, payment: { method: null } })
    expect((await admin.call(api.createPartsOrder, { body: {} })).data.sales_manager).toBeNull()
  })

  it('refuses the source of the online shop and an unknown customer', async () => {
    const refused = await admin.attempt(api.createPartsOrder, { body: { source: 'ecomm' as 'bs' } })
    expect(refused.status).toBe(422)
    expect(at(await admin.attempt(api.createPartsOrder, { body: { customer_id: 999_999 } }))).toEqual([
      422,
      'customer_id customer_not_found',
    ])
  })

  it('is validated by step of the wizard', {
    tags: ['POW-004', 'POW-009', 'POW-015', 'POW-021'],
  }, async () => {
    const id = await begin()
    const lacking = async (step: PartsOrderPayload['step'], body: PartsOrderPayload = {}) =>
      at(await save(id, { step, ...body })).slice(1)
    expect(await lacking('customer')).toEqual(['customer_id validate__required'])
    expect(await lacking('items')).toEqual(['items validate__required'])
    expect(await lacking('delivery', { delivery_type: 'delivery' })).toEqual([
      'delivery_address validate__required',
      'billing_address validate__required',
    ])
    expect(await lacking('delivery', { delivery_type: 'pickup' })).toEqual([
      'billing_address validate__required',
    ])
    expect(await lacking('payment', { payment: { terms: 'immediately' } })).toEqual([
      'payment.method validate__required',
    ])
  })

  it('accepts only addresses of its customer', async () => {
    const [maria, other] = [await make.customer(), await make.customer()]
    const { save: _, customer_address_id: __, ...columns } = sampleAddress
    const address = await test.db
      .insertInto('customer_addresses')
      .values({ ...columns, first_name: 'Maria', last_name: 'Alvarez', company_name: '', customer_id: maria })
      .returning('id')
      .executeTakeFirstOrThrow()
    const named = { ...sampleAddress, customer_address_id: address.id }
    const id = await begin()
    const kept = await save(id, { customer_id: maria, delivery_address: named, billing_address: named })
    expect(kept.body.data.delivery_address).toMatchObject({
      customer_address_id: address.id,
      state: { short: 'IL' },
    })
    expect(at(await save(id, { customer_id: other, delivery_address: named }))).toEqual([
      422,
      'delivery_address.customer_address_id address_not_found',
    ])
    const moved = (await save(id, { customer_id: other })).body.data
    expect([moved.delivery_address, moved.billing_address]).toEqual([null, null])
  })

  it('adds an address to the customer once, even if saved again', async () => {
    const customer_id = await make.customer()
    const id = await begin()
    const body = { customer_id, delivery_address: { ...sampleAddress, save: true } }
    const first = (await save(id, body)).body.data
    await save(id, { ...body, billing_address: { ...sampleAddress, save: true } })
    const rows = await test.db
      .selectFrom('customer_addresses')
      .select(['id', 'address', 'is_default'])
      .where('customer_id', '=', customer_id)
      .execute()
    expect(rows).toEqual([
      { id: first.delivery_address!.customer_address_id, address: '14 Main St', is_default: true },
    ])
  })

  it('resets the additional cost on a change of delivery type, and refuses it for a pickup', {
    tags: ['POW-013', 'POW-017'],
  }, async () => {
    const part = await make.part(5, { price: 10 })
    await test.db.updateTable('parts').set({ delivery_cost: '4' }).where('id', '=', part).execute()
    const { id } = await make.draft(admin, [{ id: part, quantity: 2 }], { delivery_cost: 15 })
    const sums = async (body: PartsOrderPayload) => {
      const { data } = (await save(id, body)).body
      return [data.delivery_amount, data.delivery_cost, data.total_amount]
    }
    expect(await sums({})).toEqual([8, 15, 43])
    expect(await sums({ delivery_type: 'delivery' })).toEqual([8, 15, 43])
    expect(await sums({ delivery_type: 'pickup', delivery_cost: 15 })).toEqual([0, 0, 20])
    expect(await sums({ delivery_type: 'delivery' })).toEqual([8, 0, 28])
    expect(await sums({ delivery_cost: 7.5 })).toEqual([8, 7.5, 35.5])
  })

  it('clears the method on a change of term, and refuses one that the term does not allow', {
    tags: 'POW-020',
  }, async () => {
    const { id } = await make.draft(admin, [{ id: await make.part(1) }])
    const payment = async (body: PartsOrderPayload['payment']) =>
      (await save(id, { payment: body })).body.data.payment
    expect(await payment({ terms: '30_days' })).toMatchObject({ terms: '30_days', method: null })
    expect(await payment({ terms: '15_days', method: 'ach' })).toMatchObject({ method: 'ach' })
    expect(await payment({ withTaxExemption: false })).toMatchObject({
      terms: '15_days',
      method: 'ach',
      with_tax_exemption: false,
    })
    expect(at(await save(id, { payment: { method: 'cash' } }))).toEqual([
      422,
      'payment.method method_not_allowed_by_term',
    ])
  })

  it('refuses an outdated version with the current order, and a body of another order', async () => {
    const { id, version } = await make.draft(admin, [])
    await save(id, { source: 'amazon', version })
    const refused = await save(id, { source: 'haulk_depot', version })
    expect(refused.status).toBe(409)
    expect((refused.body as { data: unknown }).data).toMatchObject({ id, source: 'amazon' })
    expect(at(await save(id, { id: id + 1 }))).toEqual([422, 'id another_order_named'])
  })

  it('is deleted with its comments a day after its last change', async () => {
    const [old, young] = [await begin(), await begin()]
    await admin.call(api.addComment, { ...of(old), body: { comment: 'Wait' } })
    test.clock.advance(23 * 3_600_000)
    await save(young, { source: 'amazon' })
    test.clock.advance(2 * 3_600_000)
    await test.shop.jobs.enqueue(test.db, 'parts-orders.purge-drafts', {})
    await test.runJobs()
    expect((await admin.attempt(api.getPartsOrder, of(old))).status).toBe(404)
    expect((await admin.attempt(api.getPartsOrder, of(young))).status).toBe(200)
    const { rows } =
      await sql`select id from comments where kind = 'parts_order' and record_id = ${old}`.execute(test.db)
    expect(rows).toEqual([])
  })

  it('loses a deleted customer or tag, and is deleted by cancel and delete', {
    tags: ['POW-026', 'POW-028'],
  }, async () => {
    const tag = await test.db
      .insertInto('tags')
      .values({ name: 'Rush', color: '#f5222d', type: 'order' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const draft = await make.draft(admin, [], { tag_ids: [tag.id] })
    expect(draft.tags).toMatchObject([{ name: 'Rush' }])
    await test.db.deleteFrom('customers').where('id', '=', draft.customer!.id).execute()
    await test.db.deleteFrom('tags').where('id', '=', tag.id).execute()
    expect((await admin.call(api.getPartsOrder, of(draft.id))).data).toMatchObject({
      customer: null,
      tags: [],
    })
    const cancel = async () =>
      (await admin.attempt(api.cancelPartsOrder, of(draft.id), { validateOnly: true })).status
    const [may, mayDrafts] = ['orders-parts.delete', 'orders-parts.delete-draft'] as const
    expect(await withoutRight('admin', may, cancel)).toBe(204)
    expect(await withoutRight('admin', mayDrafts, cancel)).toBe(204)
    expect(await withoutRight('admin', may, () => withoutRight('admin', mayDrafts, cancel))).toBe(403)
    await sales.call(api.cancelPartsOrder, of(draft.id))
    expect((await admin.attempt(api.getPartsOrder, of(draft.id))).errors[0]!.code).toBe('no_such_parts_order')
    const other = await begin()
    await sales.call(api.deletePartsOrder, of(other))
    expect((await admin.attempt(api.getPartsOrder, of(other))).status).toBe(404)
  })
})

describe('items', () => {
  it("keep the part's data of when it was added", { tags: 'PO-022' }, async () => {
    const part = await make.part(9, { price: 200, name: 'Leaf spring' })
    const columns = { is_sale: true, price_old: '250', delivery_cost: '0', weight: '151', length: '20' }
    await test.db.updateTable('parts').set(columns).where('id', '=', part).execute()
    const id = await begin()
    const added = (await admin.call(api.addPartsOrderItem, { ...of(id), body: item(part, 2, 15) })).data
    await test.db
      .updateTable('parts')
      .set({ price_retail: '999', weight: '1' })
      .where('id', '=', part)
      .execute()
    expect(added).toMatchObject({
      quantity: 2,
      discount: 15,
      base_price: 200,
      price: 170,
      price_old: 250,
      amount: 340,
      free_shipping: true,
      is_overload: true,
      inventory: {
        id: part,
        name: 'Leaf spring',
        available: 9,
        unit: { name: 'pcs', accept_decimals: false },
      },
    })
    const order = (await admin.call(api.getPartsOrder, of(id))).data
    expect(order.items).toEqual([added])
    expect(order).toMatchObject({ subtotal_amount: 340, saving_amount: 160, is_overload: true })
  })

  it('share the version of their order: an outdated change is refused with the current order', async () => {
    const [part, other] = [await make.part(9), await make.part(9)]
    const id = await begin()
    const version = async () => (await admin.call(api.getPartsOrder, of(id))).data.version
    const first = (await admin.call(api.addPartsOrderItem, { ...of(id), body: item(part) })).data
    const read = await version()
    const params = { id, item_id: first.id }
    const added = (await admin.call(api.addPartsOrderItem, { ...of(id), body: item(other) })).data
    const change = (sent: number | undefined, quantity: number) =>
      admin.attempt(api.updatePartsOrderItem, { params, body: { ...item(part, quantity), version: sent } })
    const refused = await change(read, 4)
    expect(at(refused)).toEqual([409, ' version_conflict'])
    const { data: present } = refused.body as unknown as { data: { version: number; items: object[] } }
    expect(present).toMatchObject({
      version: read + 1,
      items: [{ id: first.id, quantity: 1 }, { id: added.id }],
    })
    expect((await change(present.version, 4)).status).toBe(200)
    expect((await change(undefined, 5)).status).toBe(200)
    expect(await version()).toBe(read + 3)
    await admin.call(api.deletePartsOrderItem, { params })
    expect(await version()).toBe(read + 4)
    expect((await save(id, { source: 'amazon', version: read + 3 })).status).toBe(409)
    expect((await save(id, { source: 'amazon', version: read + 4 })).body.data.version).toBe(read + 5)
  })

  it('cost their price less the discount, rounded to the cent', { tags: ['PO-045', 'POW-011'] }, async () => {
    const id = await begin()
    const priced = async (price: number, discount: number) => {
      const part = await make.part(9, { price })
      const { data } = await admin.call(api.addPartsOrderItem, { ...of(id), body: item(part) })
      expect(data).toMatchObject({ quantity: 1, discount: 0, base_price: price, price })
      const params = { id, item_id: data.id }
      const body = item(part, 3, discount)
      const changed = (await admin.call(api.updatePartsOrderItem, { params, body })).data
      return [changed.price, changed.amount]
    }
    expect(await priced(10.33, 15)).toEqual([8.78, 26.34])
    expect(await priced(0.05, 50)).toEqual([0.03, 0.09])
    expect(await priced(99.99, 99)).toEqual([1, 3])
  })

  it('with a part that the order has increase its quantity, at the same price and discount', {
    tags: ['PO-052', 'PO-053'],
  }, async () => {
    const part = await make.part(9)
    const id = await begin()
    const first = (await admin.call(api.addPartsOrderItem, { ...of(id), body: item(part, 2, 5) })).data
    const again = (await admin.call(api.addPartsOrderItem, { ...of(id), body: item(part, 3) })).data
    expect(again).toMatchObject({ id: first.id, quantity: 5, discount: 5 })
    const params = { id, item_id: first.id }
    const changed = (await admin.call(api.updatePartsOrderItem, { params, body: item(part, 1, 0) })).data
    expect(changed).toMatchObject({ id: first.id, quantity: 1, discount: 0 })
    const other = (await admin.call(api.addPartsOrderItem, { ...of(id), body: item(await make.part(1)) }))
      .data
    expect((await admin.call(api.deletePartsOrderItem, { params })).data).toEqual([other])
    expect(at(await admin.attempt(api.deletePartsOrderItem, { params }))).toEqual([404, ' no_such_item'])
  })

  it('are limited to thirty, to whole units and to the stock, each reported at its field', {
    tags: 'PO-040',
  }, async () => {
    const id = await begin()
    const add = async (body: ReturnType<typeof item>) =>
      at(await admin.attempt(api.addPartsOrderItem, { ...of(id), body }))
    const [few, oil] = [await make.part(2), await make.part(5, { decimals: true })]
    expect(await add(item(999_999))).toEqual([422, 'inventory_id part_not_found'])
    expect(await add(item(few, 1.5))).toEqual([422, 'quantity quantity_must_be_whole'])
    expect(await add(item(few, 3))).toEqual([422, 'quantity part_short'])
    expect(await add(item(oil, 2.5))).toEqual([200])
    for (let i = 0; i < 29; i++) expect(await add(item(await make.part(1)))).toEqual([200])
    expect(await add(item(few))).toEqual([422, 'inventory_id too_many_items'])
    expect(await add(item(oil, 2.5))).toEqual([200])
    const [first] = (await admin.call(api.getPartsOrder, of(id))).data.items
    const params = { id, item_id: first!.id }
    expect(at(await admin.attempt(api.updatePartsOrderItem, { params, body: item(few) }))).toEqual([
      422,
      'inventory_id another_part_named',
    ])
  })

  it.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 0.5 }, 'quantity'],
    [{ discount: 100 }, 'discount'],
    [{ discount: -1 }, 'discount'],
    [{ discount: 1.5 }, 'discount'],
    [{ discount: undefined }, 'discount'],
    [{ quantity: undefined }, 'quantity'],
  ])('%j is refused at %s', { tags: ['PO-038', 'PO-039'] }, async (wrong, parameter) => {
    const id = await begin()
    // A half is valid as long as the limit is not exceeded.
    const good = item(await make.part(3, { decimals: true }))
    const body = { ...good, ...wrong } as typeof good
    const { data } = await admin.call(api.addPartsOrderItem, { ...of(id), body: good })
    for (const { status, errors } of [
      await admin.attempt(api.addPartsOrderItem, { ...of(id), body }),
      await admin.attempt(api.updatePartsOrderItem, { params: { id, item_id: data.id }, body }),
    ])
      expect([status, errors.map(error => error.source?.parameter)]).toEqual([422, [parameter]])
  })

  it('update the reservations of an order, which are available to itself', async () => {
    const part = await make.part(5)
    const order = await make.order(admin, [{ id: part, quantity: 3 }])
    const params = { id: order.id, item_id: order.items[0]!.id }
    const change = async (quantity: number) =>
      at(await admin.attempt(api.updatePartsOrderItem, { params, body: item(part, quantity) }))
    expect(order.items[0]!.inventory.available).toBe(5)
    expect(await change(5)).toEqual([200])
    expect(await make.stockOf(part)).toMatchObject({ reserved: 5 })
    expect(await change(6)).toEqual([422, 'quantity part_short'])
    expect(await change(1)).toEqual([200])
    expect(await make.stockOf(part)).toMatchObject({ reserved: 1 })
    expect(at(await admin.attempt(api.deletePartsOrderItem, { params }))).toEqual([
      422,
      'items validate__required',
    ])
  })

  it('are frozen after a payment and after the parts have left', async () => {
    const part = await make.part(5, { price: 20 })
    const paid = await make.order(admin, [{ id: part, quantity: 2 }], { delivery_cost: 10 })
    await pay(paid.id, 45)
    const on = (id: number) => admin.attempt(api.addPartsOrderItem, { ...of(id), body: item(part) })
    expect(at(await on(paid.id))).toEqual([422, ' paid_items_not_editable'])
    // Other fields can be changed as long as the total covers the payment.
    const refused = await save(paid.id, { delivery_cost: 4.99 })
    expect(at(refused)).toEqual([422, 'delivery_cost total_below_paid'])
    expect(refused.errors[0]!.params).toEqual({ total: '$44.99', paid: '$45.00' })
    const settled = (await save(paid.id, { delivery_cost: 5 })).body.data
    expect(settled).toMatchObject({ balance: 0, payment_status: 'paid' })
    expect((await save(paid.id, { delivery_cost: 6 })).body.data.payment_status).toBe('not_paid')
    const sent = await make.orderIn(admin, 'sent', [{ id: part }])
    expect(at(await on(sent.id))).toEqual([422, ' order_not_editable'])
    expect(at(await save(sent.id, { source: 'amazon' }))).toEqual([422, ' order_not_editable'])
  })
})

describe('the status', () => {
  it('of a delivery sells parts when sent, returns them to stock when returned, then allows a refund', {
    tags: 'PO-010',
  }, async () => {
    const part = await make.part(5, { price: 20, cost: 7 })
    const order = await make.order(admin, [{ id: part, quantity: 2, discount: 50 }])
    const moves = [await make.move(admin, order.id, 'in_process'), await make.move(admin, order.id, 'sent')]
    expect(moves.map(one => one.next_statuses)).toEqual([
      ['sent'],
      ['delivered', 'lost', 'damaged', 'returned'],
    ])
    expect(moves[1]!.deliveries).toMatchObject([sampleShipment])
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 3, reserved: 0 })
    const sold = await test.db
      .selectFrom('stock_movements')
      .select(['operation_type', 'quantity', 'price', 'cost', 'invoice_number', 'order_kind'])
      .where('part_id', '=', part)
      .where('operation_type', '=', 'sold')
      .execute()
    expect(sold).toEqual([
      {
        operation_type: 'sold',
        quantity: '2.000',
        price: '10.00',
        cost: '7.0000',
        invoice_number: order.order_number,
        order_kind: 'parts_order',
      },
    ])
    expect(at(await admin.attempt(api.refundPartsOrder, of(order.id)))).toEqual([
      422,
      ' only_returned_refunded',
    ])
    await pay(order.id, 20)
    const returned = await make.move(admin, order.id, 'returned')
    expect(returned.action_scopes).toMatchObject({ can_refunded: true, can_change_status: false })
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 5, reserved: 0 })
    const refunded = (await admin.call(api.refundPartsOrder, of(order.id))).data
    expect(refunded).toMatchObject({ is_refunded: true, payment_status: 'refunded', is_overdue: false })
    expect(at(await admin.attempt(api.refundPartsOrder, of(order.id)))).toEqual([422, ' already_refunded'])
  })

  it('allows a refund only after a return, of what was paid', { tags: 'PO-010' }, async () => {
    const unpaid = await make.orderIn(admin, 'returned')
    expect(at(await admin.attempt(api.refundPartsOrder, of(unpaid.id)))).toEqual([422, ' nothing_to_refund'])
    for (const status of partsOrderStatuses) {
      const order = status === 'returned' ? await paidAndReturned() : await make.orderIn(admin, status)
      const { action_scopes } = (await admin.call(api.getPartsOrder, of(order.id))).data
      const validation = await admin.attempt(api.refundPartsOrder, of(order.id), { validateOnly: true })
      expect([action_scopes.can_refunded, validation.status], status).toEqual(
        status === 'returned' ? [true, 204] : [false, 422],
      )
    }
  })

  it('of a pickup sells parts when delivered', async () => {
    const part = await make.part(5)
    const order = await make.orderIn(admin, 'pending_pickup', [{ id: part, quantity: 2 }])
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 5, reserved: 2 })
    await make.move(admin, order.id, 'delivered')
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 3, reserved: 0 })
  })

  it('sent requires one or two shipments, which other statuses refuse', {
    tags: ['PO-032', 'PO-034', 'PO-050'],
  }, async () => {
    const { id } = await make.orderIn(admin, 'in_process')
    const send = async (sent_data: object[], status = 'sent') =>
      at(
        await admin.attempt(api.changePartsOrderStatus, {
          params: { id },
          body: { status, sent_data } as never,
        }),
      )
    expect(await send([])).toEqual([422, 'sent_data shipment_required'])
    expect(await send([sampleShipment, sampleShipment, sampleShipment])).toEqual([
      422,
      'sent_data validate__max-tracking-numbers',
    ])
    const answer = await admin.attempt(api.changePartsOrderStatus, {
      params: { id },
      body: { status: 'sent', sent_data: Array(3).fill(sampleShipment) },
    })
    expect(answer.errors[0]).toMatchObject({ title: 'Maximum 2 tracking numbers' })
    for (const field of ['delivery_method', 'date_sent', 'delivery_cost']) {
      const [, error] = await send([{ ...sampleShipment, [field]: undefined }])
      expect(error).toContain(`sent_data.0.${field} `)
    }
    const untracked = [
      { ...sampleShipment, tracking_number: undefined },
      { ...sampleShipment, tracking_number: '' },
    ]
    expect(await send(untracked)).toEqual([200])
    const { deliveries } = (await admin.call(api.getPartsOrder, of(id))).data
    expect(deliveries.map(sent => sent.tracking_number)).toEqual(['', ''])
    expect(await send([sampleShipment], 'delivered')).toEqual([422, 'sent_data shipment_only_when_sent'])
  })

  it('is refused for a draft, a body of another order, and moves outside the rules', async () => {
    const draft = await begin()
    const change = async (id: number, body: object) =>
      at(await admin.attempt(api.changePartsOrderStatus, { params: { id }, body: body as never }))
    expect(await change(draft, { status: 'in_process' })).toEqual([422, ' order_is_draft'])
    const { id } = await make.order(admin)
    expect(await change(id, { order_id: id + 1, status: 'in_process' })).toEqual([
      422,
      'order_id another_order_named',
    ])
    expect(await change(id, { status: 'new' })).toEqual([422, 'status status_already_so'])
    for (const status of ['sent', 'delivered', 'canceled', 'returned', 'lost'])
      expect(await change(id, { status })).toEqual([422, 'status status_not_allowed'])
  })

  it('a shipment is changed without changing the total', {
    tags: ['PO-033', 'PO-061'],
  }, async () => {
    const order = await make.orderIn(admin, 'sent')
    const params = { id: order.id, delivery_id: order.deliveries[0]!.id }
    const body = { ...sampleShipment, orderId: order.id, delivery_cost: 30, tracking_number: '' }
    const changed = (await admin.call(api.updatePartsOrderShipment, { params, body })).data
    expect(changed).toMatchObject({ id: params.delivery_id, delivery_cost: 30, tracking_number: '' })
    const posted = await admin.attempt({ ...api.updatePartsOrderShipment, method: 'POST' }, { params, body })
    expect(posted.body).toEqual({ data: changed })
    const after = (await admin.call(api.getPartsOrder, of(order.id))).data
    expect([after.deliveries, after.total_amount]).toEqual([[changed], order.total_amount])
    for (const name of ['delivery_method', 'date_sent', 'delivery_cost']) {
      const lacking = { params, body: { ...body, [name]: undefined } }
      const { status, errors } = await admin.attempt(api.updatePartsOrderShipment, lacking)
      expect([status, errors.map(error => error.source?.parameter)]).toEqual([422, [name]])
    }
    const refused = [
      { params, body: { ...body, orderId: order.id + 1 } },
      { params, body: { ...body, deliveryId: 999_999 } },
      { params: { ...params, delivery_id: 999_999 }, body },
    ].map(async input => at(await admin.attempt(api.updatePartsOrderShipment, input)))
    expect(await Promise.all(refused)).toEqual([
      [422, 'orderId another_order_named'],
      [422, 'deliveryId another_order_named'],
      [404, ' no_such_shipment'],
    ])
  })
})

describe('an order', () => {
  it('is refunded, else paid, else not paid', { tags: 'PO-008' }, async () => {
    const status = async (id: number) => (await admin.call(api.getPartsOrder, of(id))).data.payment_status
    const { id, total_amount } = await make.orderIn(admin, 'sent')
    await pay(id, total_amount - 0.01)
    expect(await status(id)).toBe('not_paid')
    await pay(id, 0.01)
    expect(await status(id)).toBe('paid')
    await make.move(admin, id, 'returned')
    const refunded = (await admin.call(api.refundPartsOrder, of(id))).data
    expect(refunded).toMatchObject({ payment_status: 'refunded', paid_at: expect.any(Number) })
  })

  it('asks for no payment once it is returned, and its link stops working', async () => {
    await test.db.updateTable('company').set({ email: 'office@prairie.example' }).execute()
    const order = await make.orderIn(admin, 'sent')
    await test.db
      .updateTable('customers')
      .set({ email: 'maria@fleet.example' })
      .where('id', '=', order.customer!.id)
      .execute()
    const send = () => admin.attempt(partsOrderLinks.sendPartsOrderPaymentLink, of(order.id))
    expect((await send()).status).toBe(200)
    const returned = await make.move(admin, order.id, 'returned')
    expect(returned).toMatchObject({
      balance: 0,
      payment_status: 'not_paid',
      action_scopes: { can_add_payment: false, can_send_payment_link: false, can_refunded: false },
    })
    expect((await admin.call(partsOrderLinks.getPartsOrderPaymentLink, of(order.id))).data).toBeNull()
    expect(at(await send())).toEqual([422, ' order_already_paid'])
    const body = { amount: 1, payment_date: '2026-11-21', payment_method: 'cash' as const }
    const paid = await admin.attempt(money.createPartsOrderPayment, { ...of(order.id), body })
    expect(at(paid)).toEqual([422, ' order_already_paid'])
  })

  it('releases its parts when canceled; refuses after sending', async () => {
    const part = await make.part(5, { price: 20 })
    const items = [{ id: part, quantity: 2 }]
    const open = await make.order(admin, items)
    await make.order(admin, items)
    await sales.call(api.cancelPartsOrder, of(open.id))
    expect((await admin.call(api.getPartsOrder, of(open.id))).data).toMatchObject({
      status: 'canceled',
      next_statuses: [],
    })
    expect(await make.stockOf(part)).toMatchObject({ reserved: 2 })
    const refused = async (id: number) => at(await admin.attempt(api.cancelPartsOrder, of(id)))
    expect(await refused(open.id)).toEqual([422, ' order_not_cancelable'])
    expect(await refused((await make.orderIn(admin, 'sent')).id)).toEqual([422, ' order_not_cancelable'])
  })

  it('gives its payments back when canceled by who may refund; others are told who may', {
    tags: 'PO-010',
  }, async () => {
    const part = await make.part(5, { price: 20 })
    const { id } = await make.order(sales, [{ id: part, quantity: 2 }])
    await pay(id, 15)
    await pay(id, 5, { payment_method: 'money_order', reference_number: 'MO-7' })
    const refused = await sales.attempt(api.cancelPartsOrder, of(id))
    expect(at(refused)).toEqual([422, ' order_with_payments_not_cancelable'])
    expect(refused.errors[0]!.title).toContain('$20.00 was paid')
    expect(refused.errors[0]!.title).toContain(admin.user.full_name)
    expect((await sales.call(api.getPartsOrder, of(id))).data).toMatchObject({
      status: 'new',
      paid_amount: 20,
      action_scopes: { can_canceled: false },
    })
    // Pressed twice: it is canceled and refunded once.
    const both = await Promise.all([1, 2].map(() => admin.attempt(api.cancelPartsOrder, of(id))))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422])
    const canceled = (await admin.call(api.getPartsOrder, of(id))).data
    expect(canceled).toMatchObject({
      status: 'canceled',
      paid_amount: 0,
      balance: 0,
      payment_status: 'refunded',
      action_scopes: { can_delete: false, can_delete_payment: false, can_add_payment: false },
    })
    expect(canceled.payments.map(line => [line.amount, line.payment_method, line.reference_number])).toEqual([
      [15, 'cash', null],
      [5, 'money_order', 'MO-7'],
      [-15, 'cash', null],
      [-5, 'money_order', 'MO-7'],
    ])
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 5, reserved: 0 })
    const { data: history } = await admin.call(api.listHistory, of(id))
    expect(history.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Order canceled', '$20.00 given back']),
    )
    expect(at(await admin.attempt(api.deletePartsOrder, of(id)))).toEqual([422, ' order_not_deletable'])
  })

  it('is deletable while new or canceled and unpaid, with the permission to delete orders', async () => {
    const part = await make.part(5, { price: 20 })
    const order = await make.order(admin, [{ id: part, quantity: 2 }])
    expect(at(await sales.attempt(api.deletePartsOrder, of(order.id)))).toEqual([403, ' forbidden'])
    await admin.call(api.deletePartsOrder, of(order.id))
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 5, reserved: 0 })
    expect((await admin.attempt(api.getPartsOrder, of(order.id))).status).toBe(404)
    const { data } = await admin.call(api.listPartsOrders, { query: { search: order.order_number } })
    expect(data).toEqual([])
    const { id } = await make.orderIn(admin, 'in_process')
    expect(at(await admin.attempt(api.deletePartsOrder, of(id)))).toEqual([422, ' order_not_deletable'])
    await admin.call(api.cancelPartsOrder, of(id))
    await admin.call(api.deletePartsOrder, of(id))
    const paid = await make.order(admin)
    await pay(paid.id, 1)
    expect(at(await admin.attempt(api.deletePartsOrder, of(paid.id)))).toEqual([422, ' order_not_deletable'])
  })

  it('is checked out once, with numbers without gaps', async () => {
    const first = await make.order(admin)
    expect(at(await admin.attempt(api.checkoutPartsOrder, of(first.id)))).toEqual([
      422,
      ' order_already_checked_out',
    ])
    const refused = await make.draft(admin, [])
    expect((await admin.attempt(api.checkoutPartsOrder, of(refused.id))).status).toBe(422)
    const looked = await make.draft(admin, [{ id: await make.part(1) }])
    await admin.attempt(api.checkoutPartsOrder, of(looked.id), { validateOnly: true })
    const [, digits] = /^P-(\d{6})$/.exec(first.order_number)!
    const second = await make.order(admin)
    expect(second.order_number).toBe(`P-${String(Number(digits) + 1).padStart(6, '0')}`)
  })

  it('is not checked out with a part that is deleted or short', async () => {
    const [gone, short] = [await make.part(1), await make.part(1)]
    const draft = await make.draft(admin, [{ id: gone }, { id: short }])
    const holder = await make.order(admin, [{ id: short }, { id: gone }])
    await test.db.updateTable('parts').set({ deleted_at: test.clock.now() }).where('id', '=', gone).execute()
    const refused = await admin.attempt(api.checkoutPartsOrder, of(draft.id))
    expect(at(refused)).toEqual([
      422,
      'items.0.inventory_id part_not_found',
      'items.1.quantity part_short_held',
    ])
    expect(refused.errors[1]!.params).toMatchObject({ available: 0, orders: `${holder.order_number} (1)` })
  })

  it('keeps customer data and tax rate from the checkout', async () => {
    await test.db.updateTable('company').set({ sales_tax: '10' }).execute()
    const order = await make.order(admin, [{ id: await make.part(9, { price: 100 }) }])
    await test.db.updateTable('company').set({ sales_tax: '5' }).execute()
    await test.db
      .updateTable('customers')
      .set({ first_name: 'Renamed' })
      .where('id', '=', order.customer!.id)
      .execute()
    const saved = (await save(order.id, { delivery_cost: 1 })).body.data
    expect(saved).toMatchObject({ tax_rate: 10, tax_amount: 10, total_amount: 111 })
    expect(saved.customer).toMatchObject({ first_name: 'Maria' })
    await test.db.updateTable('company').set({ sales_tax: '0' }).execute()
  })

  it('charges no tax with an accepted exemption, unless switched off', async () => {
    await test.db.updateTable('company').set({ sales_tax: '10' }).execute()
    const customer_id = await make.customer()
    await test.db
      .insertInto('tax_exemptions')
      .values({ customer_id, status: 'ACCEPTED', date_active_to: '2027-01-31' })
      .execute()
    const items = [{ id: await make.part(9, { price: 100 }) }]
    const exempt = await make.order(admin, items, { customer_id })
    expect(exempt).toMatchObject({ tax_rate: 0, total_amount: 100, exempt_until: '2027-01-31' })
    const charged = (await save(exempt.id, { payment: { with_tax_exemption: false } })).body.data
    expect(charged).toMatchObject({ tax_rate: 10, total_amount: 110 })
    await test.db.updateTable('company').set({ sales_tax: '0' }).execute()
  })

  it('prints the exemption of its checkout, even if it changes', async () => {
    const customer_id = await make.customer()
    const exemption = { customer_id, status: 'ACCEPTED', date_active_to: '2027-01-31' }
    await test.db.insertInto('tax_exemptions').values(exemption).execute()
    const { id } = await make.order(admin, undefined, { customer_id })
    await test.db
      .updateTable('tax_exemptions')
      .set({ status: 'DECLINED', date_active_to: null })
      .where('customer_id', '=', customer_id)
      .execute()
    const { raw } = await admin.attempt(money.getPartsOrderInvoice, { params: { id }, body: {} })
    expect(await pdfText(raw)).toContain('Tax exempt until 01/31/2027')
  })

  it('keeps the required fields of the checkout', async () => {
    const { id } = await make.order(admin)
    expect(at(await save(id, { billing_address: null, payment: { terms: '30_days' } }))).toEqual([
      422,
      'billing_address validate__required',
      'payment.method validate__required',
    ])
    const later = await save(id, { payment: { terms: '30_days', method: 'check' } })
    expect(later.body.data.due_date).toBe('2026-12-21')
  })
})

it('keeps its customer after a payment, and its source if from the online shop', async () => {
  const paid = await make.order(admin)
  await pay(paid.id, 1)
  const customer_id = await make.customer()
  const another = { customer_id, delivery_address: sampleAddress, billing_address: sampleAddress }
  expect(at(await save(paid.id, another))).toEqual([422, 'customer_id customer_of_paid_order_stays'])
  expect((await save(paid.id, { customer_id: paid.customer!.id })).status).toBe(200)

  const bought = await make.order(admin)
  await sql`update parts_orders set source = 'ecomm' where id = ${bought.id}`.execute(test.db)
  expect(at(await save(bought.id, { source: 'bs' }))).toEqual([422, 'source source_of_shop_order_stays'])
  expect((await save(bought.id, { delivery_cost: 3 })).body.data.source).toBe('ecomm')
})
