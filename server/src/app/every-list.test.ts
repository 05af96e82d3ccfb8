import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { featureEndpoints } from '#contract/catalogue/feature.ts'
import { featureValueEndpoints } from '#contract/catalogue/feature-value.ts'
import { unitEndpoints } from '#contract/catalogue/unit.ts'
import { chargeEndpoints } from '#contract/charges/charge.ts'
import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { laborRateEndpoints } from '#contract/company/labor-rate.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { shopKeyEndpoints } from '#contract/online-shop/shop-key-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { priceLevelEndpoints } from '#contract/prices/price-level.ts'
import { priceMatrixEndpoints } from '#contract/prices/price-matrix.ts'
import { filebrowserEndpoints } from '#contract/records/filebrowser-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { tagEndpoints } from '#contract/tags/tag-endpoints.ts'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { enqueueShopMessage } from '#server/features/online-shop/index.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { imageFile } from '#server/testing/sample-files.ts'
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts'
import { features } from './features.ts'

const lists = features.flatMap(feature =>
  Object.entries(feature.endpoints)
    .map(([name, endpoint]) => ({ name: `${feature.name}.${name}`, endpoint: endpoint as Endpoint }))
    .filter(
      ({ endpoint }) =>
        endpoint.query && 'order_by' in endpoint.query.shape && 'page' in endpoint.query.shape,
    ),
)

let test: TestShop
let admin: Awaited<ReturnType<TestShop['signIn']>>
const ids: Record<string, number> = {}

beforeAll(async () => {
  test = await openTestShop()
  admin = await test.signIn('superadmin')
  const make = orderFixtures(test)
  ids.parts = await make.part(50)
  const nut = await make.part(50, { name: 'Axle nut', price: 3 })
  const names = ['Zerk', 'Axle', 'Mirror']
  const orders = []
  for (const [i, name] of names.entries()) {
    const owner = await make.customer({ first_name: name })
    const [truck, trailer] = [
      await make.vehicle(owner, { unit_number: name }),
      await make.vehicle(owner, { kind: 'trailer', unit_number: name }),
    ]
    ids.customers = owner
    ids.trucks = truck.id
    ids.trailers = trailer.id
    const inventories = [{ id: ids.parts, quantity: i + 1 }]
    const types_of_work = [
      { name, hourly_rate: 100 * (i + 1), duration: '1:00', save_to_the_list: 1 as const, inventories },
    ]
    orders.push(
      await make.order(admin, [], {
        ...(i === 1 ? { trailer_id: trailer.id } : { truck_id: truck.id }),
        types_of_work,
      }),
    )
  }
  const [order] = orders
  ids['repair-orders'] = order!.id
  const madeParts = partsOrderFixtures(test)
  for (const [i, name] of names.entries()) {
    const customer_id = await make.customer({ first_name: name })
    const items = [{ id: ids.parts, quantity: i + 1 }]
    ids['parts-orders'] = (await madeParts.orderIn(admin, 'in_process', items, { customer_id })).id
  }
  await test.db
    .updateTable('parts_orders')
    .set({ external_number: 'WEB-1' })
    .where('id', '=', ids['parts-orders']!)
    .execute()
  for (const name of names) {
    await admin.call(shopKeyEndpoints.createShopKey, {
      body: { name, source: 'ecomm', scopes: ['orders:read'], webhook_url: 'shop.example.com' },
    })
    test.clock.advance(1000)
    const shopOrder = { id: ids['parts-orders']!, source: 'ecomm', external_number: name }
    const enqueue = async () => undefined
    await inSystemContext(test.shop, context =>
      enqueueShopMessage({ ...context, enqueue }, shopOrder, 'order.refunded'),
    )
  }
  for (const comment of ['One', 'Two']) {
    const body = { comment }
    await admin.call(repairOrderEndpoints.addComment, { params: { id: order!.id }, body })
    await admin.call(customerEndpoints.addComment, { params: { id: ids.customers! }, body })
    await admin.call(truckEndpoints.addComment, { params: { id: ids.trucks! }, body })
    await admin.call(trailerEndpoints.addComment, { params: { id: ids.trailers! }, body })
  }
  for (const name of ['Quart', 'Ounce']) {
    const [unit, brand] = [
      { name, accept_decimals: true },
      { name, slug: name.toLowerCase() },
    ]
    ids.units = (await admin.call(unitEndpoints.create, { body: unit })).data.id
    ids.brands = (await admin.call(brandEndpoints.create, { body: brand })).data.id
    await admin.call(unitEndpoints.update, {
      params: { id: ids.units },
      body: { ...unit, name: `${name}s` },
    })
    await admin.call(brandEndpoints.update, {
      params: { id: ids.brands },
      body: { ...brand, name: `${name} & Co` },
    })
    const tag = { name, color: '#1890ff', type: 'order' } as const
    ids.suppliers = (await admin.call(supplierEndpoints.create, { body: { name } })).data.id
    ids.tags = (await admin.call(tagEndpoints.create, { body: tag })).data.id
    ids['shop-tags'] = ids.tags
    const charge = {
      name,
      kind: 'fixed',
      amount: 1,
      taxed_as: 'none',
      applies: 'by_hand',
      order_kind: 'both',
    } as const
    ids.charges = (await admin.call(chargeEndpoints.create, { body: charge })).data.id
    await admin.call(chargeEndpoints.update, { params: { id: ids.charges }, body: { ...charge, amount: 2 } })
    const rate = { name, rate: 100 }
    ids['labor-rates'] = (await admin.call(laborRateEndpoints.create, { body: rate })).data.id
    await admin.call(laborRateEndpoints.update, {
      params: { id: ids['labor-rates'] },
      body: { name, rate: 110 },
    })
    const bands = [{ from_cost: 0, percent: 50, mode: 'markup' as const }]
    const matrix = { name, round_to: 'none' as const, bands }
    ids['price-matrices'] = (await admin.call(priceMatrixEndpoints.create, { body: matrix })).data.id
    await admin.call(priceMatrixEndpoints.update, {
      params: { id: ids['price-matrices'] },
      body: { ...matrix, round_to: 'five_cents' },
    })
    const level = { name, kind: 'retail_minus', percent: 10 } as const
    ids['price-levels'] = (await admin.call(priceLevelEndpoints.create, { body: level })).data.id
    await admin.call(priceLevelEndpoints.update, {
      params: { id: ids['price-levels'] },
      body: { ...level, percent: 20 },
    })
    const feature = { name, slug: name.toLowerCase(), position: 1 }
    ids.features = (await admin.call(featureEndpoints.create, { body: feature })).data.id
    await admin.call(featureEndpoints.update, {
      params: { id: ids.features },
      body: { ...feature, name: `${name} size` },
    })
    const value = { feature_id: 1, name, slug: name.toLowerCase() }
    ids['feature-values'] = (await admin.call(featureValueEndpoints.create, { body: value })).data.id
    await admin.call(featureValueEndpoints.update, {
      params: { id: ids['feature-values'] },
      body: { ...value, name: `${name} thread` },
    })
    await admin.call(companyEndpoints.updateCompany, { body: { ...company, company_name: name } })
    await admin.call(supplierEndpoints.update, {
      params: { id: ids.suppliers },
      body: { name: `${name} & Co`, contacts: [{ name, is_main: true }] },
    })
    await admin.call(tagEndpoints.update, { params: { id: ids.tags }, body: { ...tag, color: '#722ed1' } })
  }
  ids.company = 1
  ids.imports = await importWithProblems()
  for (const name of ['a.jpg', 'b.jpg'])
    await admin.call(filebrowserEndpoints.uploadEditorImage, { files: { upload: [await imageFile(name)] } })
  for (const cost of [4, 5]) {
    const body = { date: '2026-11-20', cost, quantity: 1 }
    await admin.call(partEndpoints.purchasePart, { params: { id: ids.parts }, body })
    await admin.call(partEndpoints.purchasePart, { params: { id: nut }, body: { ...body, cost: cost * 2 } })
  }
  for (const status of ['in_process', 'finished'] as const)
    await admin.call(repairOrderEndpoints.changeRepairOrderStatus, {
      params: { id: order!.id },
      body: { status },
    })
})
afterAll(() => test.close())

const company = {
  address: '5301 W Roosevelt Rd',
  city: 'Cicero',
  state_id: 15,
  zip: '60804',
  phone: '+13125550100',
  email: 'office@cicero.test',
}

async function importWithProblems(): Promise<number> {
  const file = new File(['VIN,Unit,Make,Model,Year,Plate,Owner\n1,,,,,,\n2,,,,,,'], 'trailers.csv')
  const { data } = await admin.call(importEndpoints.createImport, {
    body: { kind: 'trailer' },
    files: { file: [file] },
  })
  const params = { id: data.id }
  await admin.call(importEndpoints.checkImport, { params, body: { columns: data.columns } })
  await test.runJobs()
  return data.id
}

const byTen = ['feature-values.list', 'parts.listReserved', 'parts.listTransactions']

describe('every list', () => {
  it('is covered', () => expect(lists.length).toBeGreaterThan(10))

  it('has pages of 12, or of 10 inside the page of a record', {
    tags: ['LIST-002', 'LIST-005', 'LIST-006'],
  }, () => {
    const sizes = lists.map(({ name, endpoint }) => [name, endpoint.query!.parse({}).per_page])
    const expected = lists.map(({ name }) => [name, byTen.includes(name) ? 10 : 12])
    expect(sizes).toEqual(expected)
    expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(byTen))
  })

  it.each(lists)(
    '$name is paged and sorted by page, per_page, order_by and order_type',
    { tags: 'PLAT-029' },
    async ({ name, endpoint }) => {
      const request = (query: object) => {
        const params = { id: ids[name.split('.')[0]!] }
        return admin.attempt(endpoint, { params, query } as never)
      }
      const rows = async (query: object) =>
        (await request(query)).body as unknown as { data: { id: number }[]; meta: { total: number } }
      const refused = async (query: object) => {
        const { status, errors } = await request(query)
        expect([status, errors[0]?.source?.parameter]).toEqual([422, Object.keys(query)[0]])
      }
      const sorts = sortsOf(endpoint.query!.shape.order_by)
      let turned = 0
      for (const order_by of sorts) {
        const ways = []
        for (const order_type of ['asc', 'desc']) {
          const whole = await rows({ order_by, order_type, per_page: 100 })
          expect(whole.data.length, order_by).toBe(whole.meta.total)
          const byOne = []
          for (let page = 1; page <= whole.meta.total; page++)
            byOne.push(...(await rows({ order_by, order_type, page, per_page: 1 })).data)
          expect(byOne, order_by).toEqual(whole.data)
          ways.push(whole.data)
        }
        if (ways[0]!.length > 1 && JSON.stringify(ways[0]) !== JSON.stringify(ways[1])) turned++
      }
      expect([name, turned > 0]).toEqual([name, true])
      await refused({ page: 0 })
      await refused({ per_page: 101 })
      await refused({ order_by: 'password' })
      await refused({ order_type: 'up' })
    },
  )
})

const byDays = features.flatMap(feature =>
  Object.entries(feature.endpoints)
    .map(([name, endpoint]) => ({ name: `${feature.name}.${name}`, endpoint: endpoint as Endpoint }))
    .flatMap(({ name, endpoint }) => {
      const shape = endpoint.query?.shape ?? {}
      if (endpoint.method !== 'GET' || name.includes('.export')) return []
      if ('dates_range' in shape)
        return { name, endpoint, on: (day: string) => ({ dates_range: `${day} - ${day}` }) }
      return 'date_from' in shape
        ? { name, endpoint, on: (day: string) => ({ date_from: day, date_to: day }) }
        : []
    }),
)

/** Around the sample events and plans. */
const days = [20, 21, 22, 24, 25, 26].map(day => `2026-11-${day}`)

describe('a filter by days', () => {
  it.each(byDays)(
    '$name uses the days of the company in every time zone',
    { tags: ['LIST-013', 'LIST-014', 'PO-007'] },
    async ({ name, endpoint, on }) => {
      const params = { id: ids[name.split('.')[0]!] }
      const request = async (day: string, timezone: string) => {
        const answer = await admin.attempt(endpoint, { params, query: on(day) } as never, { timezone })
        expect(answer.status, name).toBe(200)
        const { data, ...rest } = answer.body as unknown as { data: unknown }
        return JSON.stringify({ ...rest, data: whichOf(data) })
      }
      const answers = new Set<string>()
      for (const day of days) {
        const here = await request(day, 'America/Chicago')
        answers.add(here)
        for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
          expect(await request(day, zone), `${day} from ${zone}`).toBe(here)
      }
      expect(answers.size, name).toBeGreaterThan(1)
    },
  )
})

/** Compared by id: some rows have times in the reader's zone. */
const whichOf = (data: unknown): unknown =>
  Array.isArray(data) ? data.map((row: { id?: number }) => row.id ?? row) : data

/** The values of an enum, also if optional or with a default. */
function sortsOf(shape: unknown): string[] {
  const { options, unwrap } = shape as { options?: string[]; unwrap?: () => unknown }
  return options ?? sortsOf(unwrap!())
}
