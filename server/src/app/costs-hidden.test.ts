import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as billing } from '#contract/billing/repair-order-billing-endpoints.ts'
import { shopKeyEndpoints } from '#contract/online-shop/shop-key-endpoints.ts'
import { isForKeys } from '#contract/online-shop/shop-scopes.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { exportFileEndpoints } from '#contract/records/list-export.ts'
import { repairOrderEndpoints as orders } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { importFixtures } from '#server/testing/import-fixtures.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { type TestClient, testClient } from '#server/testing/test-client.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'
import { features } from './features.ts'

const unitCost = 7654.32
const subletCost = 1234.56
const price = 9999.99

const test = await testShop()
const buyer = await test.signIn('admin')
/** Of a role of its own, so that it can lose one right. */
const reader = await test.signIn('superadmin')

const { part: createPart, payload, supplier } = await partFixtures(test, buyer)
const bought = { date: '2026-11-20', cost: unitCost }
const input = payload({ price_retail: price, purchase: { ...bought, quantity: 10 } })
const part = await createPart(input)
const params = { id: part.id }
await buyer.call(partEndpoints.purchasePart, { params, body: { ...bought, quantity: 3 } })
await buyer.call(partEndpoints.receiveParts, {
  body: {
    date: bought.date,
    supplier_id: supplier,
    rows: [{ inventory_id: part.id, quantity: 2, cost: unitCost }],
  },
} as never)
await buyer.call(partEndpoints.updatePart, {
  params,
  body: { ...input, name: 'Turbocharger', purchase: undefined, version: (await partNow()).version } as never,
})

await test.db.updateTable('parts').set({ for_shop: true }).execute()
await test.db
  .insertInto('price_suggestions')
  .values({
    ...{ part_id: part.id, old_cost: '5000', new_cost: String(unitCost), received_on: bought.date },
    ...{ old_price: String(price), suggested: '12000' },
  })
  .execute()
const make = orderFixtures(test)
const labor = { name: 'Turbo', hourly_rate: 100, duration: '2:00' }
const sublet = {
  kind: 'sublet',
  name: 'Line boring',
  price: 1500,
  cost: subletCost,
  supplier_id: supplier,
} as const
const withParts = (quantity: number) => ({
  implementation_date: '2026-11-20 09:30',
  types_of_work: [{ ...labor, inventories: [{ id: part.id, quantity }] }],
})
const finished = await make.order(buyer, [], { ...withParts(1), charges: [sublet] })
const { body: openBody, ...open } = await make.order(buyer, [], { ...withParts(2), charges: [sublet] })
const deleted = await make.order(buyer, [], { ...withParts(1), charges: [sublet] })
await buyer.call(orders.updateRepairOrder, {
  params: { id: open.id },
  body: { ...openBody, charges: undefined, notes: 'Waits for the turbo', version: 1 } as never,
})
await finish(finished.id)
const payment = { amount: 1, payment_date: '2026-11-20', payment_method: 'cash' } as const
await buyer.call(billing.createOrderPayment, { params: { id: finished.id }, body: payment })
await buyer.call(orders.deleteRepairOrder, { params: { id: deleted.id } })
const reopened = await make.order(buyer, [], withParts(1))
await finish(reopened.id)
await buyer.call(orders.changeRepairOrderStatus, {
  params: { id: reopened.id },
  body: { status: 'in_process' },
})
await buyer.call(orders.deleteRepairOrder, { params: { id: reopened.id } })
for (const status of ['new', 'sent', 'returned'] as const)
  await partsOrderFixtures(test).orderIn(buyer, status, [{ id: part.id }])
await buyer.call(partEndpoints.sellPart, {
  params,
  body: {
    ...{ quantity: 1, price, date: '2026-11-20', describe: 'sold', invoice_number: 'C-1', discount: 0 },
    ...{
      payment_date: '2026-11-20',
      payment_method: 'cash',
      phone: '+13125550119',
      email: 'maria@example.test',
    },
  },
} as never)
const { upload, check } = importFixtures(test, buyer)
const file = [
  'Item;SKU;OEM;Group;Brand;UOM;Retail;Qty;Unit cost',
  `Nut;N-1;N1;Truck parts;Bendix;pcs;1;1;${unitCost}`,
  `Bolt;;;;;;;x;${unitCost}`,
].join('\n')
await check(await upload('part', 'parts.csv', file))
const { key } = (
  await reader.call(shopKeyEndpoints.createShopKey, {
    body: {
      name: 'Shop',
      source: 'ecomm',
      scopes: ['stock:read', 'orders:read', 'orders:write'],
      webhook_url: '',
    },
  } as never)
).data
const anyBody = { comment: 'Hi', status: 'finished', amount: 1, quantity: 1, price: 1, date: '2026-11-20' }
const program = testClient(test.app, async () => key!)
await test.runJobs()

/** In a response without separators of thousands: units, their multiples, the sublet, and profits. */
const sentinels = [
  ...Array.from({ length: 20 }, (_, index) => dollars(unitCost * (index + 1))),
  dollars(subletCost),
  dollars(price + 200 + 1500 - unitCost - subletCost),
  dollars(2 * price + 200 + 1500 - 2 * unitCost - subletCost),
  dollars(price + 200 - unitCost),
]
const shownIn = (text: string): string[] => {
  const digits = text.replaceAll(',', '')
  return sentinels.filter(sentinel => digits.includes(sentinel))
}

const calls = features.flatMap(feature =>
  Object.entries(feature.endpoints).map(
    ([name, endpoint]) => [`${feature.name}.${name}`, endpoint as Endpoint] as const,
  ),
)
const ids = Array.from({ length: 12 }, (_, index) => index + 1)
const days = '2026-11-01 - 2026-11-30'
const values = [
  ...['part', 'Turbo', open.order_number, 'sold', 'purchase', 'returned', 'finished', 'deleted', '1'],
  ...['true', '2026-11-01', 1, [part.id], 'csv', 'xlsx'],
]

it('a caller without the right to costs gets none from any read, file or refusal', {
  tags: 'RATE-5',
  timeout: 600_000,
}, async () => {
  await withoutRight('superadmin', 'inventories.see-costs', async () => {
    for (const [name, endpoint] of calls) {
      for await (const text of answersOf(endpoint)) expect([name, shownIn(text)], text).toEqual([name, []])
    }
    expect((await writtenTexts()).flatMap(shownIn)).toEqual([])
  })
  expect((await partNow()).average_cost).toBe(unitCost)

  const answered = new Map<string, string[]>()
  for (const [name, endpoint] of calls.filter(([, { method }]) => method === 'GET')) {
    for await (const text of answersOf(endpoint)) {
      const shown = shownIn(text)
      if (shown.length > 0) answered.set(name, [...(answered.get(name) ?? []), ...shown])
    }
  }
  expect([...answered.keys()]).toEqual(
    expect.arrayContaining([
      ...['getPart', 'shortListParts', 'listLastCosts', 'listTransactions', 'listPriceChanges'].map(
        name => `parts.${name}`,
      ),
      ...['getRepairOrder', 'getDeletedRepairOrder'].map(name => `repair-orders.${name}`),
      ...['list', 'export'].flatMap(verb => [
        `reports.${verb}OrdersReport`,
        `reports.${verb}InventoryReport`,
      ]),
      ...['Totals', 'Series'].flatMap(what => [
        `reports.getOrdersReport${what}`,
        `reports.getInventoryReport${what}`,
      ]),
      ...['home.getSales', 'imports.getImport', 'imports.getLeftOutRows'],
    ]),
  )
  const written = (await writtenTexts()).map(text => shownIn(text).length > 0)
  expect(written).toEqual([true, true, true, false])
  const seen = new Set([...answered.values()].flat())
  expect(sentinels.slice(-4).filter(one => !seen.has(one))).toEqual([])
})

it('no message of a job has a cost', { tags: 'RATE-5' }, async () => {
  const { rows } = await sql<{ data: string }>`select data::text as data from pgboss.job`.execute(test.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.flatMap(({ data }) => shownIn(data))).toEqual([])
})

/** Reads for each existing id and filter; writes are validated alone. */
async function* answersOf(endpoint: Endpoint): AsyncGenerator<string> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const known = endpoint.method === 'GET' ? ids : ids.slice(0, 3)
  const everywhere =
    names.length === 0 ? [{}] : known.map(id => Object.fromEntries(names.map(name => [name, id])))
  for (const params of everywhere) yield await textOf(endpoint, { params })
  for (const [name, shape] of Object.entries(endpoint.query?.shape ?? {})) {
    const accepted = name === 'dates_range' ? [days] : values.filter(one => shape.safeParse(one).success)
    for (const value of accepted) {
      yield await textOf(endpoint, { params: everywhere[0]!, query: { [name]: value } })
    }
  }
}

async function textOf(endpoint: Endpoint, where: { params: object; query?: object }): Promise<string> {
  const client: TestClient = isForKeys(endpoint.requires) ? program : reader
  const isRead = endpoint.method === 'GET'
  const { raw, headers } = await client.attempt(
    endpoint,
    { ...where, ...(!isRead && { body: anyBody }) } as never,
    isRead ? {} : { validateOnly: true },
  )
  if (String(headers['content-type']).includes('pdf')) return pdfText(raw)
  const text = raw.toString()
  const token = isRead && /[?&]token=([\w.-]+)/.exec(text)?.[1]
  if (!token) return text
  return (await test.stranger.attempt(exportFileEndpoints.getExport, { query: { token } })).raw.toString()
}

/** What writes answer of records that have costs. */
async function writtenTexts(): Promise<string[]> {
  const at = { params: { id: open.id } }
  const { version } = await partNow()
  const order = (await reader.call(orders.getRepairOrder, at)).data
  const body = {
    ...openBody,
    charges: undefined,
    notes: `Saved ${order.version} times`,
    version: order.version,
  }
  const answers = [
    await reader.attempt(partEndpoints.updatePart, { params, body: { ...input, version } }),
    await reader.attempt(orders.updateRepairOrder, { ...at, body }),
    await reader.attempt(orders.updateRepairOrder, { ...at, body }),
    await reader.attempt(partEndpoints.deletePart, { params }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 422])
  return answers.map(({ raw }) => raw.toString())
}

async function partNow() {
  return (await buyer.call(partEndpoints.getPart, { params })).data
}

function finish(id: number) {
  return buyer.call(orders.changeRepairOrderStatus, { params: { id }, body: { status: 'finished' } })
}

/** As it is written in JSON, which `$7,654.30` contains too without its comma. */
function dollars(amount: number): string {
  return String(Math.round(amount * 100) / 100)
}
