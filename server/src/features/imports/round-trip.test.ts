import { expect, it } from 'vitest'
import { chargeEndpoints } from '#contract/charges/charge.ts'
import { laborRateEndpoints } from '#contract/company/labor-rate.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { exportFileEndpoints, exportFormats } from '#contract/records/list-export.ts'
import { languageSlugs } from '#contract/shared/languages.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { importFixtures } from '#server/testing/import-fixtures.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

// A list's own export, in each format and language, is imported as it was.

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)
const { upload, check, run, findings } = importFixtures(test, admin)

await make.part({ stock_number: '-6AN-ZU', name: '=SUM; =1+1', article_number: '000777', min_limit: 2 })
await make.part({ stock_number: "'00123", name: '＋1 "seal"', price_retail: 1250.5, unit_id: make.gallons })
const fleet = (await admin.call(laborRateEndpoints.create, { body: { name: 'Fleet', rate: 130 } })).data
const owner = (
  await admin.call(customerEndpoints.createCustomer, {
    body: {
      first_name: 'Otto',
      last_name: 'Roundtrip',
      phone: '(312) 555-0150',
      phone_extension: '22',
      phones: [],
      tags: [],
      labor_rate_id: fleet.id,
    },
  })
).data
const plated = { license_plate: '007 IL', plate_state: 'IL', gvwr: 80_000, owner_id: owner.id, tags: [] }
await admin.call(truckEndpoints.createVehicle, {
  body: {
    ...plated,
    vin: '1XKYD49X0MJ000001',
    unit_number: '+77',
    make: 'Kenworth',
    model: 'T680',
    year: 2021,
    type: 4,
  },
})
await admin.call(trailerEndpoints.createVehicle, {
  body: {
    ...plated,
    vin: '1JJV532D4KL000001',
    unit_number: '-53',
    make: 'Wabash',
    model: 'Duraplate',
    year: 2019,
  },
})

await admin.call(supplierEndpoints.create, {
  body: {
    name: '+Parts & Co',
    url: 'parts.example/a,b',
    contacts: [
      {
        name: 'Rosa; Diaz',
        position: 'Sales',
        email: 'rosa@parts.example',
        phone: '(312) 555-0151',
        phone_extension: '7',
      },
    ],
  },
})
const towing = (
  await admin.call(chargeEndpoints.create, {
    body: {
      name: 'Towing; 2 | "far"',
      kind: 'fixed',
      amount: 250,
      taxed_as: 'none',
      applies: 'by_hand',
      order_kind: 'both',
    },
  })
).data
const charges = [
  { name: towing.name, charge_id: towing.id, quantity: 1.5 },
  { name: '5', price: 3 },
  { name: '+Grind; "B"', price: 1150.5, kind: 'sublet', quantity: 2, taxed_as: 'parts', is_discounted: true },
  { name: 'Ship | by air', price: 0, kind: 'freight', taxed_as: 'labor' },
] as const
await admin.call(typeOfWorkEndpoints.createTypeOfWork, {
  body: { name: '-Brake, adjust', duration: '2:05', hourly_rate: 1150.5, charges: [...charges] },
})
await admin.call(typeOfWorkEndpoints.createTypeOfWork, {
  body: { name: 'Wash', duration: '1:00', hourly_rate: 60, labor_rate_id: fleet.id },
})

const ofVehicle = 'vin unit_number make model year color license_plate temporary_plate plate_state gvwr owner'

/** `columns`: those of the export that an import reads. */
const lists = {
  part: {
    endpoint: partEndpoints.exportParts,
    known: 'stock_number validate__unique',
    columns: 'stock_number name article_number category brand supplier price_retail quantity unit min_limit',
  },
  customer: {
    endpoint: customerEndpoints.exportCustomers,
    known: 'full_name import_perhaps_known',
    columns: 'first_name last_name company_name email phone labor_rate_name',
  },
  truck: {
    endpoint: truckEndpoints.exportVehicles,
    known: 'vin import_perhaps_known',
    columns: `${ofVehicle} type`,
  },
  trailer: {
    endpoint: trailerEndpoints.exportVehicles,
    known: 'vin import_perhaps_known',
    columns: ofVehicle,
  },
  supplier: {
    endpoint: supplierEndpoints.exportList,
    known: 'name import_perhaps_known',
    columns: 'name url contact position email phone',
  },
  type_of_work: {
    endpoint: typeOfWorkEndpoints.exportTypesOfWork,
    known: 'name validate__unique',
    columns: 'name duration hourly_rate labor_rate_name charges',
  },
} as const

const cases = Object.keys(lists).flatMap(kind =>
  exportFormats.flatMap(format =>
    languageSlugs.map(language => ({ kind: kind as keyof typeof lists & ImportKind, format, language })),
  ),
)

type Case = (typeof cases)[number]

async function exported({ kind, format, language }: Case) {
  const link = await admin.call(lists[kind].endpoint, { query: { format } }, { language })
  const token = new URL(link.data.url, 'http://shop').searchParams.get('token')!
  return (await test.stranger.attempt(exportFileEndpoints.getExport, { query: { token } })).raw
}

it.each(cases)('$kind: $format, $language', async ({ kind, format, language }) => {
  const { known, columns } = lists[kind]
  const raw = await exported({ kind, format, language })
  const read = await upload(kind, `list.${format}`, raw)
  await check(read)
  expect(Object.keys(read.columns).toSorted()).toEqual(columns.split(' ').toSorted())
  // Nothing is changed, missing or doubtful: the shop has each row already.
  const found = await findings(read.id)
  expect(new Set(found.map(({ field, code }) => `${field} ${code}`))).toEqual(new Set([known]))
  expect(found).toHaveLength(read.row_count)
})

it.each(cases.filter(({ kind }) => kind === 'type_of_work'))(
  'charges: $format, $language',
  {
    tags: 'CHG-21',
  },
  async ofType => {
    const raw = await exported(ofType)
    const list = () => admin.call(typeOfWorkEndpoints.listTypesOfWork)
    for (const { id } of (await list()).data)
      await admin.call(typeOfWorkEndpoints.deleteTypeOfWork, { params: { id } })
    const file = await upload('type_of_work', `list.${ofType.format}`, raw)
    await check(file)
    await run(file.id)
    const [{ id: imported } = { id: 0 }] = (await list()).data
    const { data } = await admin.call(typeOfWorkEndpoints.getTypeOfWork, { params: { id: imported } })
    expect(data.charges).toMatchObject(charges)
  },
)
