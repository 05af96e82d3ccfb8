import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { partsOrderLinks } from '#contract/billing/payment-link-endpoints.ts'
import type { PartsOrder, PartsOrderActionScopes } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { type PartsOrderStatus, partsOrderStatuses } from '#contract/parts-orders/parts-order-statuses.ts'
import { partsOrderFixtures, sampleShipment } from '#server/testing/parts-order-fixtures.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'

type Person = Awaited<ReturnType<TestShop['signIn']>>

const test = await testShop()
await test.db.updateTable('company').set({ email: 'office@prairie.example' }).execute()
const make = partsOrderFixtures(test)
const people: Partial<Record<Role, Person>> = {
  superadmin: await test.signIn('superadmin'),
  admin: await test.signIn('admin'),
  sales_manager: await test.signIn('sales_manager'),
}
const admin = people.admin!
const another = await test.signIn('sales_manager')
const part = await make.part(1000, { price: 100 })
const items = [{ id: part, quantity: 2 }]
const file = new File(['a note'], 'note.txt')

const pay = (id: number, amount: number) =>
  admin.call(money.createPartsOrderPayment, {
    params: { id },
    body: { amount, payment_date: '2026-11-21', payment_method: 'cash' },
  })
const orders: Record<string, number> = { draft: (await make.draft(admin, items)).id }
for (const status of partsOrderStatuses) orders[status] = (await make.orderIn(admin, status, items)).id
for (const [name, status, amount] of [
  ['new, paid in part', 'new', 20],
  ['new, paid', 'new', 200],
  ['delivered, paid', 'delivered', 200],
  ['returned, paid', 'sent', 200],
  ['refunded', 'sent', 200],
  ['canceled with a payment', 'new', 20],
] as const) {
  orders[name] = (await make.orderIn(admin, status, items)).id
  await pay(orders[name]!, amount)
}
for (const id of [orders['returned, paid']!, orders.refunded!]) await make.move(admin, id, 'returned')
await admin.call(api.refundPartsOrder, { params: { id: orders.refunded! } })
await admin.call(api.cancelPartsOrder, { params: { id: orders['canceled with a payment']! } })
orders['of a sales manager'] = (await make.order(people.sales_manager!, items)).id
for (const id of Object.values(orders)) {
  await admin.call(api.addAttachment, { params: { id }, files: { attachment: [file] } } as never)
}

// A payment link needs the customer's e-mail address.
await sql`update customers set email = id || '@fleet.example'`.execute(test.db)

const cases = Object.keys(orders).flatMap(state =>
  (Object.keys(people) as Role[]).map(role => ({ state, role })),
)

describe('action scopes match what the server accepts', {
  tags: ['PO-009', 'PO-014', 'PO-016', 'PO-030'],
}, () => {
  it.each(cases)('$state, $role', async ({ state, role }) => {
    const person = people[role]!
    const order = (await person.call(api.getPartsOrder, { params: { id: orders[state]! } })).data
    const { moves, ...taken } = await acceptedActs(person, role, order)
    expect(order.action_scopes).toEqual(taken)
    expect(order.next_statuses).toEqual(moves)
    const { data } = await person.call(api.listPartsOrderStatuses, { params: { id: order.id } })
    expect(data.map(({ key }) => key)).toEqual(moves)
    if (order.is_draft) return
    const { data: rows } = await person.call(api.listPartsOrders, { query: { search: order.order_number } })
    expect(rows[0]).toMatchObject({ action_scopes: taken, next_statuses: moves })
  })
})

it('every act is allowed in some case and refused in another', async () => {
  const seen = new Map<string, Set<boolean>>()
  for (const id of Object.values(orders)) {
    const { action_scopes } = (await people.sales_manager!.call(api.getPartsOrder, { params: { id } })).data
    const all = (await admin.call(api.getPartsOrder, { params: { id } })).data.action_scopes
    for (const scopes of [action_scopes, all])
      for (const [act, may] of Object.entries(scopes)) {
        seen.set(act, (seen.get(act) ?? new Set()).add(may))
      }
  }
  const always = ['can_comment', 'can_add_attachment']
  const oneSided = [...seen.keys()].filter(act => seen.get(act)!.size === 1)
  expect(oneSided.sort()).toEqual(always.sort())
})

async function acceptedActs(person: Person, role: Role, order: PartsOrder) {
  const params = { id: order.id }
  const only = { validateOnly: true }
  const isAccepted = async (answer: Promise<{ status: number }>) => (await answer).status < 300
  const [one] = order.items
  const body = { inventory_id: part, quantity: 1, discount: 0 }
  const payments = await test.db
    .selectFrom('payments')
    .select('id')
    .where('order_kind', '=', 'parts_order')
    .where('order_id', '=', order.id)
    .execute()
  const moves: PartsOrderStatus[] = []
  for (const status of partsOrderStatuses) {
    const sent_data = status === 'sent' ? [sampleShipment] : []
    const input = { params, body: { status, sent_data } }
    if (await isAccepted(person.attempt(api.changePartsOrderStatus, input, only))) moves.push(status)
  }
  const inOrder = [...order.next_statuses].sort().join() === [...moves].sort().join()
  const manager = role === 'sales_manager' ? person.user.id : another.user.id
  const scopes: PartsOrderActionScopes = {
    can_update: await isAccepted(person.attempt(api.updatePartsOrder, { params, body: {} }, only)),
    can_update_items: await isAccepted(
      person.attempt(api.updatePartsOrderItem, { params: { ...params, item_id: one!.id }, body }, only),
    ),
    can_checkout: await isAccepted(person.attempt(api.checkoutPartsOrder, { params }, only)),
    can_change_status: moves.length > 0,
    can_update_delivery: await isAccepted(
      person.attempt(
        api.updatePartsOrderShipment,
        { params: { ...params, delivery_id: order.deliveries[0]?.id ?? 999_999 }, body: sampleShipment },
        only,
      ),
    ),
    can_assign_manager: await isAccepted(
      person.attempt(api.assignSalesManager, { params, body: { sales_manager_id: manager } }, only),
    ),
    can_add_payment: await isAccepted(
      person.attempt(
        money.createPartsOrderPayment,
        { params, body: { amount: 0.01, payment_date: '2026-11-21', payment_method: 'cash' } },
        only,
      ),
    ),
    can_delete_payment: await isAccepted(
      person.attempt(
        money.deletePartsOrderPayment,
        { params: { ...params, payment_id: payments[0]?.id ?? 999_999 } },
        only,
      ),
    ),
    can_send_payment_link: await isAccepted(
      person.attempt(partsOrderLinks.sendPartsOrderPaymentLink, { params }, only),
    ),
    can_generate_invoice: await isAccepted(
      person.attempt(money.getPartsOrderInvoice, { params, body: { preview: true } }),
    ),
    can_send_invoice: await isAccepted(
      person.attempt(
        money.sendPartsOrderDocuments,
        { params, body: { recipient_email: ['maria@example.com'], invoice_date: '2026-11-21' } },
        only,
      ),
    ),
    can_canceled: await isAccepted(person.attempt(api.cancelPartsOrder, { params }, only)),
    can_refunded: await isAccepted(person.attempt(api.refundPartsOrder, { params }, only)),
    can_delete: await isAccepted(person.attempt(api.deletePartsOrder, { params }, only)),
    can_comment: await isAccepted(
      person.attempt(api.addComment, { params, body: { comment: 'Ready' } }, only),
    ),
    can_add_attachment: await isAccepted(
      person.attempt(api.addAttachment, { params, files: { attachment: [file] } } as never, only),
    ),
    can_delete_attachment: await isAccepted(
      person.attempt(
        api.deleteAttachment,
        { params: { ...params, file_id: order.attachments[0]!.id } },
        only,
      ),
    ),
  }
  return { moves: inOrder ? order.next_statuses : moves, ...scopes }
}
