import { expect, it } from 'vitest'
import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { categoryEndpoints } from '#contract/catalogue/category.ts'
import { featureEndpoints } from '#contract/catalogue/feature.ts'
import { featureValueEndpoints } from '#contract/catalogue/feature-value.ts'
import { unitEndpoints } from '#contract/catalogue/unit.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { type exportEndpoint, exportFileEndpoints } from '#contract/records/list-export.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { tagEndpoints } from '#contract/tags/tag-endpoints.ts'
import { tagExportEndpoints } from '#contract/tags/tag-export.ts'
import { tagColors } from '#contract/tags/tag-shapes.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { partsOrderFixtures, sampleShipment } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

type ExportOf = ReturnType<typeof exportEndpoint>

const test = await testShop()
const admin = await test.signIn('admin')
const mechanic = await test.signIn('mechanic')
const make = orderFixtures(test)

// Of each kind some that a search finds, not in their order of creation, and one that it does not find.
const owner = await make.customer()
for (const last_name of ['Delta Oak', 'alpha Oak', 'Charlie', 'Bravo Oak'])
  await test.db
    .insertInto('customers')
    .values({ first_name: '=Ann', last_name, phone: '+13125550142' })
    .execute()
for (const kind of ['truck', 'trailer'] as const)
  for (const unit_number of ['OAK-4', 'OAK-1', '77', 'OAK-3'])
    await make.vehicle(owner, { kind, unit_number })
for (const name of ['Oaken', 'An oak', 'Pine', 'Oak']) {
  const slug = name.toLowerCase().replace(' ', '-')
  await admin.call(brandEndpoints.create, { body: { name, slug } })
  await admin.call(unitEndpoints.create, { body: { name } })
  const { data: feature } = await admin.call(featureEndpoints.create, { body: { name, slug } })
  await admin.call(featureValueEndpoints.create, { body: { name, slug, feature_id: feature.id } })
  await admin.call(userEndpoints.createUser, {
    body: {
      first_name: name.replace(' ', ''),
      last_name: 'Smith',
      email: `${slug}@shop.test`,
      phone: '3125550142',
      role_id: 3,
    },
  })
}
for (const name of ['Oak panel', 'An oak floor', 'Pine floor', 'Oak floor']) {
  await admin.call(typeOfWorkEndpoints.createTypeOfWork, {
    body: { name, hourly_rate: 100, duration: '2:30', inventories: [] },
  })
  await admin.call(supplierEndpoints.create, { body: { name, url: '', contacts: [] } })
}
const { id: truck_id } = await make.vehicle(owner, { unit_number: 'OAK-9' })
const own = await make.order(admin, [], { truck_id, mechanic_id: mechanic.user.id })
const another = (await test.signIn('mechanic')).user.id
for (let count = 0; count < 3; count += 1) await make.order(admin, [], { truck_id, mechanic_id: another })
await make.order(admin)
const madeParts = partsOrderFixtures(test)
for (const status of ['new', 'sent', 'returned'] as const)
  await madeParts.orderIn(admin, status, undefined, {
    customer_id: await make.customer({ first_name: 'Oak' }),
  })
await madeParts.order(admin)

const lists = [
  ['customers', customerEndpoints.listCustomers, customerEndpoints.exportCustomers, 'last_name', 'name'],
  ['trucks', truckEndpoints.listVehicles, truckEndpoints.exportVehicles, 'unit_number', 'unit_number'],
  ['trailers', trailerEndpoints.listVehicles, trailerEndpoints.exportVehicles, 'unit_number', 'unit_number'],
  [
    'repair orders',
    repairOrderEndpoints.listRepairOrders,
    repairOrderEndpoints.exportRepairOrders,
    'order_number',
    'order_number',
  ],
  [
    'parts orders',
    partsOrderEndpoints.listPartsOrders,
    partsOrderEndpoints.exportPartsOrders,
    'order_number',
    'order_number',
  ],
  [
    'types of work',
    typeOfWorkEndpoints.listTypesOfWork,
    typeOfWorkEndpoints.exportTypesOfWork,
    'name',
    'name',
  ],
  ['brands', brandEndpoints.list, brandEndpoints.exportList, 'name', 'name'],
  ['units', unitEndpoints.list, unitEndpoints.exportList, 'name', 'name'],
  ['specifications', featureEndpoints.list, featureEndpoints.exportList, 'slug', 'name'],
  ['values of specifications', featureValueEndpoints.list, featureValueEndpoints.exportList, 'slug', 'name'],
  ['staff', userEndpoints.listUsers, userEndpoints.exportUsers, 'email', 'email'],
  ['suppliers', supplierEndpoints.list, supplierEndpoints.exportList, 'name', 'name'],
] as const

it.each(lists)(
  'the export of %s has the rows of the filtered list, in its order',
  async (_, list, file, key, sort) => {
    for (const order_type of ['asc', 'desc'] as const) {
      const query = { search: 'oak', order_by: sort, order_type }
      const { data } = await admin.call(list as (typeof lists)[0][1], { query } as never)
      const shown = data.map(row => row[key as 'last_name'])
      expect(shown.length).toBeGreaterThanOrEqual(3)
      const { titles, rows } = await exported(admin, file, query)
      expect(rows).toHaveLength(shown.length)
      const column = titles.findIndex((__, at) => rows.every((row, index) => row[at] === shown[index]))
      expect(titles[column], `${shown} in ${rows}`).toBeDefined()
    }
  },
)

it('the export of the categories lists the tree from its roots, with parents', async () => {
  const create = async (name: string, parent_id: number, position: number) =>
    (
      await admin.call(categoryEndpoints.createCategory, {
        body: { name, slug: name.toLowerCase(), parent_id, position },
      })
    ).data.id
  const brakes = await create('Brakes', 2, 5)
  await create('Zebra', brakes, 1)
  await create('Acorn', brakes, 2)
  await create('Axles', 2, 1)
  const all = (query: object) => exported(admin, categoryEndpoints.exportCategories, query)
  const lines = (await all({})).rows.map(([name, above]) => `${above} > ${name}`)
  const trailers = lines.slice(lines.indexOf(' > Trailer parts') + 1)
  expect(trailers).toEqual([
    'Trailer parts > Axles',
    'Trailer parts > Brakes',
    'Trailer parts / Brakes > Zebra',
    'Trailer parts / Brakes > Acorn',
  ])
  expect((await all({ search: 'acorn' })).rows.map(([name]) => name)).toEqual([
    'Trailer parts',
    'Brakes',
    'Acorn',
  ])
  expect((await all({ search: 'nothing' })).rows).toEqual([])
})

it('the export of the values of one specification has only those', async () => {
  const { data: thread } = await admin.call(featureEndpoints.create, {
    body: { name: 'Thread', slug: 'thread' },
  })
  for (const name of ['M12', 'M10'])
    await admin.call(featureValueEndpoints.create, {
      body: { name, slug: name.toLowerCase(), feature_id: thread.id },
    })
  const query = { feature_id: thread.id }
  expect(await exported(admin, featureValueEndpoints.exportList, query)).toEqual({
    titles: ['Specification', 'Name', 'Slug'],
    rows: [
      ['Thread', 'M10', 'm10'],
      ['Thread', 'M12', 'm12'],
    ],
  })
})

it('the export of the tags is sorted by type and name', async () => {
  for (const [type, name] of [
    ['trucks_and_trailer', 'Fleet'],
    ['customer', 'vip'],
    ['order', 'Rush'],
    ['customer', 'Slow payer'],
  ] as const)
    await admin.call(tagEndpoints.create, { body: { type, name, color: tagColors[0] } })
  const { titles, rows } = await exported(admin, tagExportEndpoints.exportTags, {})
  expect(titles).toEqual(['Category', 'Name', 'Color'])
  expect(rows).toEqual([
    ['Customers', 'Slow payer', '#f5222d'],
    ['Customers', 'vip', '#f5222d'],
    ['Orders', 'Rush', '#f5222d'],
    ['Trucks and trailers', 'Fleet', '#f5222d'],
  ])
})

it('an export contains what its reader may see: a mechanic their own orders, no customers', async () => {
  const { rows } = await exported(mechanic, repairOrderEndpoints.exportRepairOrders, {})
  expect(rows.map(([number]) => number)).toEqual([own.order_number])
  const refused = await mechanic.attempt(customerEndpoints.exportCustomers, { query: {} })
  expect(refused.status).toBe(403)
})

it('the export of parts orders has the columns of the list, in the reader’s language', async () => {
  const { titles, rows } = await exported(admin, partsOrderEndpoints.exportPartsOrders, { status: 'sent' })
  const row = rows[0]!.join(',')
  for (const part of ['Sent', 'Not paid', 'Counter', 'Oak Alvarez', 'UPS', sampleShipment.tracking_number])
    expect(row).toContain(part)
  expect(row).toContain('"14 Main St, Joliet, IL 60431"')
  expect(row).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,/)
  expect(row).toContain("'+1 (312) 555-0119")
  const pickedUp = await madeParts.order(admin, undefined, { delivery_type: 'pickup' })
  const all = await exported(admin, partsOrderEndpoints.exportPartsOrders, { search: pickedUp.order_number })
  expect(all.rows[0]![titles.indexOf('Sent by')]).toBe('Pickup')
  expect(titles.slice(0, 6)).toEqual(['Order', 'Created', 'Sales manager', 'Status', 'Payment', 'Source'])
  expect(titles.slice(-4)).toEqual(['Due date', 'Total', 'Paid', 'Balance'])
})

it('no value is a formula to a spreadsheet', async () => {
  const { rows } = await exported(admin, customerEndpoints.exportCustomers, { search: 'ann' })
  expect(rows.map(([first]) => first)).toEqual(Array(4).fill("'=Ann"))
})

async function exported(client: typeof admin, file: ExportOf, query: object) {
  const { url } = (await client.call(file, { query } as never)).data as { url: string }
  const { raw } = await test.stranger.attempt(exportFileEndpoints.getExport, {
    query: { token: new URL(url, 'http://shop').searchParams.get('token')! },
  })
  const [titles, ...rows] = raw
    .toString()
    .trim()
    .split('\r\n')
    .map(line => line.split(','))
  return { titles: titles!, rows }
}
