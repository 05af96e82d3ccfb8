import { expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { partsOrderFixtures, sampleAddress } from '#server/testing/parts-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

/** More with RACES=1000. */
const races = Number(process.env.RACES ?? 12)

const test = await testShop()
const make = partsOrderFixtures(test)
const clerks = await Promise.all([test.signIn('admin'), test.signIn('admin'), test.signIn('sales_manager')])
const admin = clerks[0]!
const statuses = (answers: { status: number }[]) => answers.map(answer => answer.status).sort()

it('the last part is sold once: to a checkout, an item of an order, or a repair order', async () => {
  for (let race = 0; race < races; race++) {
    const part = await make.part(1)
    const draft = await make.draft(admin, [{ id: part }])
    const order = await make.order(admin)
    const payload = await make.payload({
      types_of_work: [
        { name: 'Brakes', hourly_rate: 1, duration: '1:00', inventories: [{ id: part, quantity: 1 }] },
      ],
    })
    const answers = await Promise.all([
      clerks[0]!.attempt(api.checkoutPartsOrder, { params: { id: draft.id } }),
      clerks[1]!.attempt(api.addPartsOrderItem, {
        params: { id: order.id },
        body: { inventory_id: part, quantity: 1, discount: 0 },
      }),
      clerks[2]!.attempt(repairOrderEndpoints.createRepairOrder, { body: payload }),
    ])
    expect(statuses(answers)).toEqual([200, 422, 422])
    expect(answers.flatMap(answer => answer.errors.map(error => error.code))).toEqual([
      'part_short_held',
      'part_short_held',
    ])
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 1, reserved: 1 })
  }
})

it('a draft checked out twice concurrently becomes one order', async () => {
  for (let race = 0; race < races; race++) {
    const part = await make.part(4)
    const { id } = await make.draft(admin, [{ id: part, quantity: 2 }])
    const answers = await Promise.all(
      clerks.map(clerk => clerk.attempt(api.checkoutPartsOrder, { params: { id } })),
    )
    expect(statuses(answers)).toEqual([200, 422, 422])
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 4, reserved: 2 })
  }
})

it('concurrent additions of a part are both stored; concurrent cancel and send do not conflict', async () => {
  for (let race = 0; race < races; race++) {
    const part = await make.part(9)
    const { id } = await make.draft(admin, [{ id: part }])
    const body = { inventory_id: part, quantity: 2, discount: 0 }
    const adding = clerks.map(clerk => clerk.attempt(api.addPartsOrderItem, { params: { id }, body }))
    expect(statuses(await Promise.all(adding))).toEqual([200, 200, 200])
    const order = (await admin.call(api.checkoutPartsOrder, { params: { id } })).data
    expect(order.items.map(item => item.quantity)).toEqual([7])
    await make.move(admin, id, 'in_process')
    const sent_data = [{ delivery_method: 'ups' as const, date_sent: '2026-11-21', delivery_cost: 1 }]
    const [canceled, sent] = await Promise.all([
      clerks[0]!.attempt(api.cancelPartsOrder, { params: { id } }),
      clerks[1]!.attempt(api.changePartsOrderStatus, { params: { id }, body: { status: 'sent', sent_data } }),
    ])
    const isSent = sent!.status === 200
    expect([canceled!.status, sent!.status]).toEqual(isSent ? [422, 200] : [204, 422])
    expect(await make.stockOf(part)).toMatchObject({ on_hand: isSent ? 2 : 9, reserved: 0 })
  }
})

it('a concurrent payment and change of items never overpay the order', async () => {
  for (let race = 0; race < races; race++) {
    const part = await make.part(9, { price: 10 })
    const order = await make.order(admin, [{ id: part, quantity: 5 }])
    const params = { id: order.id, item_id: order.items[0]!.id }
    const [paid, changed] = await Promise.all([
      clerks[0]!.attempt(money.createPartsOrderPayment, {
        params: { id: order.id },
        body: { amount: 50, payment_date: '2026-11-21', payment_method: 'cash' },
      }),
      clerks[1]!.attempt(api.updatePartsOrderItem, {
        params,
        body: { inventory_id: part, quantity: 1, discount: 0 },
      }),
    ])
    expect(statuses([paid!, changed!])).toEqual([200, 422])
  }
})

const delivery_address = { ...sampleAddress, save: true }

it('a draft adds an address to a customer who is being deleted', async () => {
  const { id, customer } = await make.draft(admin)
  const requests: Promise<{ status: number }>[] = []
  await test.db.transaction().execute(async db => {
    await db.selectFrom('parts_orders').select('id').where('id', '=', id).forUpdate().execute()
    requests.push(admin.attempt(api.updatePartsOrder, { params: { id }, body: { delivery_address } }))
    await untilLockWaits(test.db)
    requests.push(admin.attempt(customerEndpoints.deleteCustomer, { params: { id: customer!.id } }))
    await untilLockWaits(test.db, 2)
  })
  expect((await Promise.all(requests)).map(answer => answer.status)).toEqual([200, 204])
})

it('two drafts that concurrently add the same address to a customer add it once', async () => {
  const drafts = [await make.draft(admin), await make.draft(admin)]
  const customer_id = await make.customer()
  const saving: Promise<{ status: number }>[] = []
  await test.db.transaction().execute(async db => {
    await db.selectFrom('customers').select('id').where('id', '=', customer_id).forKeyShare().execute()
    for (const { id } of drafts) {
      const body = { customer_id, delivery_address }
      saving.push(admin.attempt(api.updatePartsOrder, { params: { id }, body }))
    }
    await untilLockWaits(test.db, 2)
  })
  expect((await Promise.all(saving)).map(answer => answer.status)).toEqual([200, 200])
  const added = test.db.selectFrom('customer_addresses').select('id').where('customer_id', '=', customer_id)
  expect(await added.execute()).toHaveLength(1)
})
