import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import type { ActionScopes } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { type RepairOrderStatus, repairOrderStatuses } from '#contract/repair-orders/repair-order-statuses.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'

type Person = Awaited<ReturnType<TestShop['signIn']>>
type Order = Awaited<ReturnType<ReturnType<typeof orderFixtures>['order']>>
type Act = keyof ActionScopes extends `can_${infer Name}` ? Name : never

const photo = new File(['leak'], 'leak.txt')
const people = {} as Record<Role, Person>
const orders: Record<string, Order> = {}

const always = [
  'send_documents',
  'generate_invoice',
  'comment',
  'add_attachment',
  'delete_attachment',
  'delete_own_attachment',
] as const
/** Acts that the rules allow a caller with every permission. */
const allowed: Record<string, readonly Act[]> = {
  new: ['update', 'delete', 'change_status', 'reassign_mechanic', 'create_payment', ...always],
  'in process': ['update', 'delete', 'change_status', 'reassign_mechanic', 'create_payment', ...always],
  finished: ['change_status', 'create_payment', ...always],
  'finished more than a day ago': ['create_payment', ...always],
  'paid in part': [
    'update',
    'change_status',
    'reassign_mechanic',
    'create_payment',
    'delete_payment',
    ...always,
  ],
  paid: ['change_status', 'reassign_mechanic', 'delete_payment', ...always],
  'paid and finished': ['change_status', 'delete_payment', ...always],
  'free of charge': ['update', 'delete', 'change_status', 'reassign_mechanic', ...always],
  deleted: ['restore', 'delete_permanently'],
}

const destroying: readonly Act[] = ['delete', 'restore', 'delete_permanently', 'delete_payment']
const mayDo: Record<Role, (act: Act, state: string) => boolean> = {
  superadmin: () => true,
  admin: () => true,
  sales_manager: (act, state) =>
    !destroying.includes(act) && !(state === 'paid and finished' && /^delete_(own_)?attachment$/.test(act)),
  mechanic: (act, state) =>
    ['change_status', 'comment', 'add_attachment'].includes(act) ||
    (act === 'delete_own_attachment' && !state.includes('finished')),
}

const test = await testShop()
await test.db.updateTable('company').set({ email: 'office@prairie.example' }).execute()
const make = orderFixtures(test)
for (const role of Object.keys(mayDo) as Role[]) people[role] = await test.signIn(role)
const other = await test.signIn('mechanic')
const { admin, mechanic } = people
const open = async (name: string, hourly_rate = 100) => {
  orders[name] = await make.order(admin, [], {
    mechanic_id: mechanic.user.id,
    types_of_work: [{ name: 'Front brakes', hourly_rate, duration: '2:00', inventories: [] }],
  })
  const one = { params: { id: orders[name].id } }
  for (const person of Object.values(people))
    await person.call(api.addAttachment, { ...one, files: { attachment: [photo] } } as never)
  return one
}
const move = (order: { params: { id: number } }, status: RepairOrderStatus) =>
  admin.call(api.changeRepairOrderStatus, { ...order, body: { status } })
const pay = (order: { params: { id: number } }, amount: number) =>
  admin.call(money.createOrderPayment, {
    ...order,
    body: { amount, payment_date: '2026-11-21', payment_method: 'cash' },
  })

await move(await open('finished more than a day ago'), 'finished')
test.clock.advance(86_401_000)
await open('new')
await move(await open('in process'), 'in_process')
await move(await open('finished'), 'finished')
await pay(await open('paid in part'), 20)
await pay(await open('paid'), 200)
const settled = await open('paid and finished')
await pay(settled, 200)
await move(settled, 'finished')
await open('free of charge', 0)
await admin.call(api.deleteRepairOrder, await open('deleted'))

const cases = Object.keys(allowed).flatMap(state =>
  (Object.keys(mayDo) as Role[]).map(role => ({ state, role })),
)

describe('action scopes match the rules and what the server accepts', {
  tags: ['RO-013', 'RO-026', 'RO-027', 'RO-028', 'RO-040', 'RO-042', 'RO-043'],
}, () => {
  it.each(cases)('$state, $role', async ({ state, role }) => {
    const person = people[role]
    const offered = await actionScopesFor(person, orders[state]!)
    const { moves, ...taken } = await acceptedActs(person, orders[state]!)
    const acts = allowed[state]!.filter(act => mayDo[role](act, state))
    expect(namesOf(taken)).toEqual([...acts].sort())
    if (state === 'deleted' && role === 'mechanic') return expect(offered).toBeUndefined()
    expect(offered).toEqual({ action_scopes: taken, next_statuses: moves })
  })
})

it("a mechanic has no action scopes for another mechanic's order, and the server refuses all acts", async () => {
  expect(await actionScopesFor(other, orders.new!)).toBeUndefined()
  const { moves, ...taken } = await acceptedActs(other, orders.new!)
  expect(moves).toEqual([])
  expect(namesOf(taken)).toEqual([])
})

async function actionScopesFor(person: Person, order: Order) {
  const [row] = (
    await person.call(api.listRepairOrders, {
      query: { search: order.order_number, ...(order === orders.deleted ? { status: 'deleted' } : {}) },
    })
  ).data
  if (!row) return undefined
  const { action_scopes, next_statuses } = row
  const read = order === orders.deleted ? api.getDeletedRepairOrder : api.getRepairOrder
  const page = await person.attempt(read as typeof api.getRepairOrder, { params: { id: order.id } })
  if (page.status !== 403) expect(page.body.data).toMatchObject({ action_scopes, next_statuses })
  return { action_scopes, next_statuses }
}

async function acceptedActs(person: Person, order: Order) {
  const params = { id: order.id }
  const payments = await test.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .execute()
  const isAccepted = async (answer: Promise<{ status: number }>) => (await answer).status < 300
  const only = { validateOnly: true }
  const files = await test.db
    .selectFrom('attachments')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['attachments.id', 'uploaded_by'])
    .where('kind', '=', 'repair_order')
    .where('record_id', '=', order.id)
    .execute()
  const mayRemove = (file_id = 999_999) =>
    isAccepted(person.attempt(api.deleteAttachment, { params: { ...params, file_id } }, only))
  const moves: RepairOrderStatus[] = []
  for (const status of repairOrderStatuses) {
    const input = { params, body: { order_id: order.id, status } }
    if (await isAccepted(person.attempt(api.changeRepairOrderStatus, input, only))) moves.push(status)
  }
  const restores = await Promise.all([
    isAccepted(person.attempt(api.restoreRepairOrder, { params }, only)),
    isAccepted(person.attempt(api.restoreUpdateRepairOrder, { params, body: order.body }, only)),
  ])
  expect(restores[0]).toBe(restores[1])
  return {
    moves,
    can_update: await isAccepted(person.attempt(api.updateRepairOrder, { params, body: order.body }, only)),
    can_delete: await isAccepted(person.attempt(api.deleteRepairOrder, { params }, only)),
    can_restore: restores[0],
    can_delete_permanently: await isAccepted(
      person.attempt(api.deleteRepairOrderPermanently, { params }, only),
    ),
    can_change_status: moves.length > 0,
    can_reassign_mechanic: await isAccepted(
      person.attempt(api.reassignMechanic, { params, body: { mechanic_id: other.user.id } }, only),
    ),
    can_create_payment: await isAccepted(
      person.attempt(
        money.createOrderPayment,
        { params, body: { amount: 0.01, payment_date: '2026-11-21', payment_method: 'cash' } },
        only,
      ),
    ),
    can_delete_payment: await isAccepted(
      person.attempt(
        money.deleteOrderPayment,
        { params: { ...params, payment_id: payments[0]?.id ?? 999_999 } },
        only,
      ),
    ),
    can_send_documents: await isAccepted(
      person.attempt(
        money.sendOrderDocuments,
        { params, body: { recipient_email: ['maria@example.com'], invoice_date: '2026-11-21' } },
        only,
      ),
    ),
    can_generate_invoice: await isAccepted(person.attempt(money.getOrderInvoice, { params, query: {} })),
    can_comment: await isAccepted(
      person.attempt(api.addComment, { params, body: { comment: 'Ready' } }, only),
    ),
    can_add_attachment: await isAccepted(
      person.attempt(api.addAttachment, { params, files: { attachment: [photo] } } as never, only),
    ),
    can_delete_attachment: await mayRemove(files.find(file => file.uploaded_by !== person.user.id)?.id),
    can_delete_own_attachment: await mayRemove(files.find(file => file.uploaded_by === person.user.id)?.id),
  }
}

const namesOf = (scopes: ActionScopes): string[] =>
  Object.entries(scopes)
    .filter(([, may]) => may)
    .map(([name]) => name.replace('can_', ''))
    .sort()
