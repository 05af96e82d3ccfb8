import { expect, it } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { payloadOf } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

// Every act that changes or checks stock waits for a lock on it, then uses the committed values.
const test = await testShop()
const make = partsOrderFixtures(test)
const admin = await test.signIn('admin')
const other = await test.signIn('admin')
const day = '2026-11-21'

type Act = () => Promise<{ status: number; errors: { code: string }[] }>

const works = (id: number, quantity = 1) => [
  { name: 'Brakes', hourly_rate: 1, duration: '1:00', inventories: [{ id, quantity }] },
]

const sale = (quantity: number) => ({
  describe: 'sold' as const,
  quantity,
  price: 10,
  date: day,
  invoice_number: '7',
  payment_date: day,
  payment_method: 'cash' as const,
  company_name: 'Lopez Trucking',
  first_name: 'Maria',
  last_name: 'Lopez',
  phone: '+13125550142',
  email: 'maria@lopez.example',
})

/** Runs both in order: the stock of the part is locked until both wait for it. */
async function both(part: number, first: Act, second: Act) {
  const requests: ReturnType<Act>[] = []
  await test.db.transaction().execute(async held => {
    await held.selectFrom('part_stock').select('part_id').where('part_id', '=', part).forUpdate().execute()
    requests.push(first())
    await untilLockWaits(test.db)
    requests.push(second())
    await untilLockWaits(test.db, 2)
  })
  return Promise.all(requests)
}

async function itemOf(part: number): Promise<Act> {
  const order = await make.order(other)
  return () =>
    other.attempt(api.addPartsOrderItem, {
      params: { id: order.id },
      body: { inventory_id: part, quantity: 1, discount: 0 },
    })
}

const contenders: Record<string, (part: number) => Promise<Act>> = {
  'a new repair order': async part => {
    const body = await make.payload({ types_of_work: works(part) })
    return () => admin.attempt(repairOrderEndpoints.createRepairOrder, { body })
  },
  'an edited repair order': async part => {
    const created = await admin.call(repairOrderEndpoints.createRepairOrder, { body: await make.payload() })
    const body = { ...(await make.payload()), ...payloadOf(created.data), types_of_work: works(part) }
    return () =>
      admin.attempt(repairOrderEndpoints.updateRepairOrder, { params: { id: created.data.id }, body })
  },
  'a restored repair order': async part => {
    const body = await make.payload({ types_of_work: works(part) })
    const { data } = await admin.call(repairOrderEndpoints.createRepairOrder, { body })
    const params = { id: data.id }
    await admin.call(repairOrderEndpoints.deleteRepairOrder, { params })
    return () => admin.attempt(repairOrderEndpoints.restoreRepairOrder, { params })
  },
  'a checkout': async part => {
    const { id } = await make.draft(admin, [{ id: part }])
    return () => admin.attempt(api.checkoutPartsOrder, { params: { id } })
  },
  'an item of a parts order': async part => {
    const { id } = await make.order(admin)
    const body = { inventory_id: part, quantity: 1, discount: 0 }
    return () => admin.attempt(api.addPartsOrderItem, { params: { id }, body })
  },
  'a sale over the counter': async part => () =>
    admin.attempt(partEndpoints.sellPart, { params: { id: part }, body: sale(1) }),
}

it.each(Object.entries(contenders))(
  '%s is refused a part that was sold in the meantime',
  async (_, contender) => {
    const part = await make.part(1)
    const [first, second] = await both(part, await itemOf(part), await contender(part))
    expect(first!.status).toBe(200)
    expect([second!.status, second!.errors.map(({ code }) => code)]).toEqual([422, ['part_short_held']])
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 1, reserved: 1 })
  },
)

/** A concurrent purchase raises the average cost from 10 to 20. */
const purchaseOf =
  (part: number): Act =>
  () =>
    other.attempt(partEndpoints.purchasePart, {
      params: { id: part },
      body: { date: day, cost: 30, quantity: 4 },
    })

const receiptOf =
  (part: number): Act =>
  () =>
    other.attempt(partEndpoints.receiveParts, {
      body: { date: day, invoice_number: '8', rows: [{ inventory_id: part, cost: 30, quantity: 4 }] },
    })

const sellers: Record<string, (part: number) => Promise<Act>> = {
  'a repair order that is finished': async part => {
    const body = await make.payload({ types_of_work: works(part, 2) })
    const { data } = await admin.call(repairOrderEndpoints.createRepairOrder, { body })
    const mechanic_id = (await test.signIn('mechanic')).user.id
    const params = { id: data.id }
    await admin.call(repairOrderEndpoints.reassignMechanic, { params, body: { mechanic_id } })
    return () =>
      admin.attempt(repairOrderEndpoints.changeRepairOrderStatus, { params, body: { status: 'finished' } })
  },
  'a parts order that is sent': async part => {
    const { id } = await make.orderIn(admin, 'in_process', [{ id: part, quantity: 2 }])
    const sent_data = [{ delivery_method: 'ups' as const, date_sent: day, delivery_cost: 1 }]
    return () =>
      admin.attempt(api.changePartsOrderStatus, { params: { id }, body: { status: 'sent', sent_data } })
  },
  'a sale over the counter': async part => () =>
    admin.attempt(partEndpoints.sellPart, { params: { id: part }, body: sale(2) }),
}

it.each(
  Object.entries(sellers).flatMap(([what, seller]) => [
    { what, seller, how: 'a purchase', buy: purchaseOf },
    { what, seller, how: 'a receipt', buy: receiptOf },
  ]),
)('$what records the cost after $how', async ({ seller, buy }) => {
  const part = await make.part(4, { cost: 10 })
  const [bought, sold] = await both(part, buy(part), await seller(part))
  expect([bought!.status, sold!.status]).toEqual([200, 200])
  const movement = await test.db
    .selectFrom('stock_movements')
    .select('cost')
    .where('part_id', '=', part)
    .where('operation_type', '=', 'sold')
    .executeTakeFirstOrThrow()
  expect(Number(movement.cost)).toBe(20)
  expect(await make.stockOf(part)).toMatchObject({ on_hand: 6, reserved: 0, average_cost: 20 })
})

it.each([
  ['a purchase after a receipt', receiptOf, purchaseOf],
  ['a receipt after a purchase', purchaseOf, receiptOf],
  ['a receipt after a receipt', receiptOf, receiptOf],
])('%s adds to its quantity', async (_, first, second) => {
  const part = await make.part(4, { cost: 10 })
  expect((await both(part, first(part), second(part))).map(({ status }) => status)).toEqual([200, 200])
  expect(await make.stockOf(part)).toMatchObject({ on_hand: 12, average_cost: 23.3333 })
})
