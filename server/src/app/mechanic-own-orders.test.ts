import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { endpointRights, holds, rowOf } from '#server/testing/endpoint-rights.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'
import { openSockets } from '#server/testing/test-sockets.ts'
import { features } from './features.ts'

type Client = Awaited<ReturnType<TestShop['signIn']>>

const idsBelow = Array.from({ length: 8 }, (_, i) => i + 1)
/** Occurs only in data of the other mechanic's orders. */
const mark = 'Zebra'
const firstForeignId = 777_000_001

const test = await testShop()
const admin = await test.signIn('admin')
const mechanic = await test.signIn('mechanic')
const make = orderFixtures(test)
const part = await make.part(50)
const truck_id = (await make.vehicle()).id
const inventories = [{ id: part, quantity: 1 }]
await make.order(admin, inventories, { truck_id, mechanic_id: mechanic.user.id })
await sql`alter table repair_orders alter column id restart with ${sql.lit(firstForeignId)}`.execute(test.db)
/** Of another mechanic, with everything that an order can have. */
const { open, finished, deleted } = await make.orderInEachState(admin, {
  truck_id,
  notes: mark,
  types_of_work: [{ name: mark, hourly_rate: 100, duration: '1:00', inventories }],
})
const foreign = [open, finished, deleted]
for (const { id } of [open, finished]) {
  const params = { id }
  await admin.call(api.addComment, { params, body: { comment: mark } })
  const files = { attachment: [new File([mark], `${mark}.txt`)] }
  await admin.call(api.addAttachment, { params, files } as never)
  const payment = { amount: 1, payment_date: '2026-11-21', payment_method: 'cash', notes: mark } as const
  await admin.call(money.createOrderPayment, { params, body: payment })
}
const ids = [...foreign.map(order => order.id), ...idsBelow]

const calls = features.flatMap(feature =>
  Object.entries(feature.endpoints).map(
    ([name, endpoint]) => [`${feature.name}.${name}`, endpoint as Endpoint] as const,
  ),
)

/** Whether it contains words, number or id of another mechanic's order. */
const reveals = (text: string): boolean =>
  [mark, '777000', ...foreign.map(order => order.order_number)].some(word => text.includes(word))

/** Responses for each existing id and searches for another mechanic's words; skips invalid input. */
async function* answersOf(client: Client, role: Role, endpoint: Endpoint) {
  const [first, ...rest] = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const at = (id: number, below: number) =>
    Object.fromEntries([[first, id], ...rest.map(name => [name, below])]) as Record<string, number>
  if (!holds(role, endpointRights[rowOf(endpoint)]!)) {
    const params = first ? at(foreign[0]!.id, 1) : {}
    yield { params, ...(await send(client, endpoint, { params })) }
    return
  }
  const everywhere = ids.flatMap(id => (rest.length > 0 ? idsBelow.map(below => at(id, below)) : [at(id, 1)]))
  for (const params of first ? everywhere : [{}])
    yield { params, ...(await send(client, endpoint, { params })) }
  const values = [mark, foreign[0]!.order_number, '777000', '777000001', 'deleted', 'finished']
  for (const [name, shape] of Object.entries(endpoint.query?.shape ?? {})) {
    for (const value of values.filter(one => shape.safeParse(one).success)) {
      const params = first ? at(ids.at(-1)!, ids.at(-1)!) : {}
      yield { params, ...(await send(client, endpoint, { params, query: { [name]: value } })) }
    }
  }
}

async function send(client: Client, endpoint: Endpoint, where: { params: object; query?: object }) {
  const body = { comment: 'Hi', status: 'finished', amount: 1, mechanic_id: mechanic.user.id }
  const payload = endpoint.method === 'GET' ? {} : { body }
  const { status, raw } = await client.attempt(endpoint, { ...where, ...payload } as never)
  if (endpoint.method !== 'GET' && status < 300)
    await test.db
      .updateTable('sessions')
      .set({ revoked_at: null })
      .where('id', '=', client.sessionId)
      .execute()
  return { status, text: raw.toString() }
}

describe('of other mechanics’ orders a mechanic', () => {
  it('gets nothing from any call, while an admin does from many', {
    timeout: 600_000,
  }, async () => {
    const answered: string[] = []
    for (const [name, endpoint] of calls) {
      for await (const { status, text, params } of answersOf(mechanic, 'mechanic', endpoint)) {
        expect([name, params, reveals(text) ? text : '']).toEqual([name, params, ''])
        expect(status, name).toBeLessThan(500)
      }
      if (endpoint.method !== 'GET') continue
      for await (const { text } of answersOf(admin, 'admin', endpoint)) if (reveals(text)) answered.push(name)
    }
    expect([...new Set(answered)]).toEqual(
      expect.arrayContaining([
        'customers.listCustomerOrders',
        'trucks.listVehicleOrders',
        'parts.listTransactions',
        'parts.listReserved',
        'billing.getOrderInvoice',
        ...['listRepairOrders', 'getRepairOrder', 'getDeletedRepairOrder', 'listComments', 'getAttachment']
          .concat('listHistory', 'listFullHistory')
          .map(name => `repair-orders.${name}`),
      ]),
    )
  })

  it('gets 404 from every call below an order', async () => {
    const below = calls.filter(([, { path }]) => path.startsWith('/api/v1/orders/{id}'))
    expect(below.length).toBeGreaterThan(20)
    for (const [name, endpoint] of below) {
      const expected = holds('mechanic', endpointRights[rowOf(endpoint)]!) ? 404 : 403
      for (const { id } of foreign) {
        const params = { id, comment_id: 1, file_id: 1, payment_id: 1, charge_id: 1 }
        const { status } = await send(mechanic, endpoint, { params })
        expect([name, status]).toEqual([name, expected])
      }
    }
  })

  it('changes nothing by these calls', async () => {
    for (const { id } of foreign.slice(0, 2)) {
      const { data } = await admin.call(api.getRepairOrder, { params: { id } })
      expect(data).toMatchObject({ notes: mark, version: 1, comments_count: 1, paid_amount: 1 })
      expect(data.attachments).toHaveLength(1)
    }
    expect((await admin.call(api.getRepairOrder, { params: { id: foreign[0]!.id } })).data.status).toBe('new')
  })

  it('gets only ids of changed records over the socket, and joins no foreign room', async () => {
    const sockets = await openSockets(test)
    const [theirs, office] = [await mechanic.token(), await admin.token()]
    const received: unknown[][] = []
    ;(await sockets.connect(theirs)).onAny((...event) => received.push(event))
    const receivedByAdmin: unknown[][] = []
    ;(await sockets.connect(office)).onAny((...event) => receivedByAdmin.push(event))
    const params = { id: foreign[0]!.id }
    const sales = await test.signIn('sales_manager')
    await sales.call(api.addComment, { params, body: { comment: mark } })
    await sales.call(api.changeRepairOrderStatus, { params, body: { status: 'in_process' } })
    const last = new Promise<void>(resolve => {
      const look = setInterval(() => {
        if (received.length < 2 || receivedByAdmin.length < 4) return
        clearInterval(look)
        resolve()
      }, 10)
    })
    await last
    expect(receivedByAdmin.map(([event]) => event)).toContain('alerts.user')
    const changed = ['record.changed', { kind: 'repair_order', id: params.id }]
    expect(received).toEqual([changed, changed])
    for (const channel_name of [`private-user.${admin.user.id}`, `private-order.${params.id}`, 'session.1']) {
      const body = { socket_id: '1.1', channel_name }
      expect((await mechanic.attempt(applicationEndpoints.authorizeBroadcastChannel, { body })).status).toBe(
        403,
      )
    }
    sockets.close()
  })
})
