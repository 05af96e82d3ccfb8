import { expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import {
  partsOrderEndpoints as api,
  type PartsOrdersQuery,
} from '#contract/parts-orders/parts-order-endpoints.ts'
import { partsOrderFixtures, sampleShipment } from '#server/testing/parts-order-fixtures.ts'
import { spyOnStatements } from '#server/testing/statement-spy.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const [admin, sales] = [await test.signIn('admin'), await test.signIn('sales_manager')]
const tag = await test.db
  .insertInto('tags')
  .values({ name: 'Rush', color: '#f5222d', type: 'order' })
  .returning('id')
  .executeTakeFirstOrThrow()

const customer = async (first_name: string) => {
  const id = await make.customer({ first_name })
  await test.db
    .updateTable('customers')
    .set({ email: `${first_name.toLowerCase()}@fleet.example` })
    .where('id', '=', id)
    .execute()
  return id
}
const parts = [await make.part(90, { price: 30, name: 'Leaf spring' }), await make.part(90, { price: 20 })]
const at = (iso: string) => test.clock.set(iso)
const pay = (id: number, amount: number) =>
  admin.call(money.createPartsOrderPayment, {
    params: { id },
    body: { amount, payment_date: '2026-11-21', payment_method: 'cash' },
  })

at('2026-11-01T15:00:00Z')
const overdue = await make.order(admin, [{ id: parts[0]!, quantity: 3 }], {
  customer_id: await customer('Walter'),
  tag_ids: [tag.id],
})
at('2026-11-10T15:00:00Z')
const sent = await make.orderIn(sales, 'sent', [{ id: parts[1]! }], {
  customer_id: await customer('Brenda'),
  source: 'amazon',
  payment: { terms: '30_days', method: 'check' },
})
at('2026-11-21T15:00:00Z')
const paid = await make.order(admin, [{ id: parts[1]!, quantity: 2 }], {
  customer_id: await customer('Carlos'),
  source: 'haulk_depot',
})
await pay(paid.id, 40)
const refunded = await make.orderIn(admin, 'sent', [{ id: parts[0]! }], {
  customer_id: await customer('Dolores'),
})
await pay(refunded.id, 1)
await make.move(admin, refunded.id, 'returned')
await admin.call(api.refundPartsOrder, { params: { id: refunded.id } })
const client = { first_name: 'Zoe', last_name: 'Shopper', email: 'zoe@shop.example' }
await test.db
  .updateTable('parts_orders')
  .set({ ecommerce_client: JSON.stringify(client) })
  .where('id', '=', refunded.id)
  .execute()
await make.draft(admin, [{ id: parts[0]! }], { customer_id: await customer('Draft') })
const gone = await make.order(admin, [{ id: parts[0]! }], { customer_id: await customer('Gone') })
await admin.call(api.deletePartsOrder, { params: { id: gone.id } })

const found = async (query: Partial<PartsOrdersQuery>) =>
  (await admin.call(api.listPartsOrders, { query })).data.map(order => order.order_number)
const [o, s, p, r] = [overdue, sent, paid, refunded].map(order => order.order_number) as [
  string,
  string,
  string,
  string,
]

it.each<[Partial<PartsOrdersQuery>, string[]]>([
  [{}, [r, p, s, o]],
  [{ search: 'zoe' }, [r]],
  [{ search: 'brenda@fleet' }, [s]],
  [{ search: sampleShipment.tracking_number.slice(2, 12) }, [r, s]],
  [{ search: o }, [o]],
  [{ search: String(Number(s.slice(2))) }, [s]],
  [{ search: 'draft' }, []],
  [{ search: 'gone' }, []],
  [{ search_inventory: 'leaf' }, [r, o]],
  [{ search_inventory: 'leaf', search: 'walter' }, [o]],
  [{ search_customer: 'carlos' }, [p]],
  [{ search_customer: 'shopper' }, [r]],
  [{ source: 'amazon' }, [s]],
  [{ sales_manager_id: sales.user.id }, [s]],
  [{ customer_id: paid.customer!.id }, [p]],
  [{ status: 'new' }, [p, o]],
  [{ status: 'returned' }, [r]],
  [{ payment_status: 'paid' }, [p]],
  [{ payment_status: 'not_paid' }, [s, o]],
  [{ payment_status: 'refunded' }, [r]],
  [{ is_overdue: true }, [o]],
  [{ is_overdue: false }, [r, p, s]],
  [{ tag_id: tag.id }, [o]],
  [{ date_from: '2026-11-10' }, [r, p, s]],
  [{ date_from: '2026-11-10', date_to: '2026-11-10' }, [s]],
  [{ date_to: '2026-11-09' }, [o]],
  [{ order_by: 'order_number', order_type: 'asc' }, [o, s, p, r]],
  [{ order_by: 'total_amount' }, [s, r, p, o]],
  [{ order_by: 'customer' }, [s, p, r, o]],
  [{ order_by: 'due_date' }, [o, p, r, s]],
  [{ page: 2, per_page: 3 }, [o]],
])(
  '%j finds the orders that fit, and no draft and none that was deleted',
  { tags: ['PO-007', 'PO-046'] },
  async (query, numbers) => {
    expect(await found(query)).toEqual(numbers)
  },
)

it('a row has customer, items, amounts and days overdue', async () => {
  const { data } = await admin.call(api.listPartsOrders, { query: { search: o } })
  expect(data[0]).toMatchObject({
    customer: { first_name: 'Walter', email: 'walter@fleet.example' },
    items_preview: [{ inventory_id: parts[0], name: 'Leaf spring', thumbnail_url: null }],
    items_count: 1,
    tags: [{ name: 'Rush' }],
    delivery_phone: '+13125550119',
    delivery_full_address: '14 Main St, Joliet, IL 60431',
    total_amount: 90,
    balance: 90,
    is_overdue: true,
    overdue_days: 20,
  })
})

it('reads forty orders with as many statements as one', async () => {
  const spy = spyOnStatements(test.shop.pool)
  const query = { per_page: 72, status: 'in_process' as const }
  const count = async () => (await spy.statementsOf(() => admin.call(api.listPartsOrders, { query }))).length
  await make.orderIn(admin, 'in_process', [{ id: parts[0]! }])
  const one = await count()
  for (let i = 0; i < 8; i++) await make.orderIn(admin, 'in_process', [{ id: parts[0]! }, { id: parts[1]! }])
  expect(await count()).toBe(one)
})

it('no act on an order takes more statements for thirty items than for two', async () => {
  const spy = spyOnStatements(test.shop.pool)
  const life = async (size: number) => {
    const many = []
    for (let i = 0; i < size; i++) many.push({ id: await make.part(5) })
    const { id } = await make.draft(admin, many)
    const counts: number[] = []
    const count = async (write: () => Promise<unknown>) => counts.push((await spy.statementsOf(write)).length)
    const params = { id }
    await count(() => admin.call(api.updatePartsOrder, { params, body: { delivery_cost: 3 } }))
    await count(() => admin.call(api.checkoutPartsOrder, { params }))
    await count(() => admin.call(api.getPartsOrder, { params }))
    const body = { inventory_id: many[0]!.id, quantity: 1, discount: 0 }
    await count(() => admin.call(api.addPartsOrderItem, { params, body }))
    await count(() => make.move(admin, id, 'in_process'))
    await count(() => make.move(admin, id, 'sent'))
    await count(() => make.move(admin, id, 'returned'))
    return counts
  }
  const small = await life(2)
  expect(await life(30)).toEqual(small)
  expect(Math.max(...small)).toBeLessThan(40)
})
