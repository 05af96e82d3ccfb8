import { expect, it } from 'vitest'
import { categoryEndpoints } from '#contract/catalogue/category.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { exportFileEndpoints } from '#contract/records/list-export.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { databaseSnapshots } from '#server/testing/database-snapshot.ts'
import { importFile, importFixtures } from '#server/testing/import-fixtures.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'
import { cellFormats, workbook } from '#server/testing/workbook.ts'

const test = await testShop()
const admin = await test.signIn('admin')
await partFixtures(test, admin)
const { upload, get, check, confirm, run, findings } = importFixtures(test, admin)

it('knows the headings of parts that other programs write', async () => {
  const headings =
    'Item name;Stock #;Mfg part number;Cat;Maker;UOM;Sell price;Qty on hand;Our cost;Vendor name;Bin location;Reorder point;Shipping'
  const { columns } = await upload(
    'part',
    'other.csv',
    `${headings}\nSeal;OP-1;S1;Truck parts;Gates;pcs;9;;;;A4;2;5`,
  )
  expect(columns).toEqual({
    name: 0,
    stock_number: 1,
    article_number: 2,
    category: 3,
    brand: 4,
    unit: 5,
    price_retail: 6,
    quantity: 7,
    cost: 8,
    supplier: 9,
    notes: 10,
    min_limit: 11,
    delivery_cost: 12,
  })
})

it('brings parts in with their opening stock, and takes them back as long as nothing uses them', async () => {
  const read = await upload(
    'part',
    'parts.csv',
    [
      'Prairie State parts list;;;',
      ';;;',
      'Item;SKU;OEM;Group;Brand;UOM;Retail;Qty;Unit cost;Vendor',
      'Brake shoe kit;IMP-1;4515-Q;Truck parts;Newbrake;pcs;"$1,234.50";4;1 000,25;Midwest Parts',
      '',
      'Тормозной шланг;IMP-2;SH-9;Truck parts;newbrake;pcs;12,5;;;',
    ].join('\r\n'),
  )
  expect(read).toMatchObject({
    status: 'read',
    row_count: 2,
    columns: { name: 0, stock_number: 1, quantity: 7 },
  })
  expect(await check(read)).toMatchObject({
    status: 'checked',
    rows: { fit: 0, changed: 2, bad: 0, ready: 0 },
    new_names: [
      { kind: 'brand', name: 'Newbrake' },
      { kind: 'supplier', name: 'Midwest Parts' },
    ],
  })
  expect(await partCalled('IMP-1')).toBeUndefined()
  await confirm(read.id, ['import_decimal_comma'])
  expect(await run(read.id)).toMatchObject({ status: 'done', done: 2 })
  expect(await partCalled('IMP-1')).toMatchObject({
    name: 'Brake shoe kit',
    brand_name: 'Newbrake',
    supplier_name: 'Midwest Parts',
    price_retail: 1234.5,
    on_hand: 4,
  })
  const second = await partCalled('IMP-2')
  expect(second).toMatchObject({ name: 'Тормозной шланг', price_retail: 12.5, on_hand: 0 })
  const { data: movements } = await admin.call(partEndpoints.listTransactions, {
    params: { id: (await partCalled('IMP-1'))!.id },
  })
  expect(movements).toMatchObject([{ operation_type: 'purchase', quantity: 4, cost: 1000.25 }])

  test.clock.advance(1000)
  await admin.call(partEndpoints.purchasePart, {
    params: { id: second!.id },
    body: { date: '2026-01-01', cost: 1, quantity: 1 },
  })
  const used = await admin.attempt(importEndpoints.undoImport, { params: { id: read.id } })
  expect(used.errors).toMatchObject([{ code: 'import_is_used', params: { count: 1 } }])
})

it('brings in parts whose stock numbers differ in signs alone, however often', async () => {
  const rows = (...numbers: string[]) =>
    ['Name,Stock number,Article,Category,Brand,Unit,Price']
      .concat(numbers.map(number => `Seal,${number},N9,Truck parts,B,pcs,2`))
      .join('\n')
  // A row of each file has the number of a row in the one before.
  for (const file of [rows('SIGN-1', 'SIGN.1'), rows('OTHER-1', 'SIGN/1'), rows('OTHER-2', 'SIGN_1')])
    await imported('part', file)
  const slugs = await Promise.all(
    ['SIGN-1', 'SIGN.1', 'SIGN/1', 'SIGN_1'].map(async one => (await partCalled(one))?.slug),
  )
  expect(slugs).toEqual(['seal-sign-1', 'seal-sign-1-3', 'seal-sign-1-4', 'seal-sign-1-5'])
})

it('removes all that it brought in when it is taken back, stock and all', async () => {
  const { id } = await imported(
    'part',
    'Name,Stock number,Article,Category,Brand,Unit,Price,Qty,Cost\nNut,IMP-9,N9,Truck parts,Bendix9,pcs,2,10,1',
  )
  await admin.call(importEndpoints.undoImport, { params: { id } })
  await test.runJobs()
  expect(await get(id)).toMatchObject({ status: 'taken_back' })
  expect(await partCalled('IMP-9')).toBeUndefined()
})

it('stays when a draft of a parts order holds what it brought in', async () => {
  const parts = await imported(
    'part',
    'Name,Stock number,Article,Category,Brand,Unit,Price,Qty,Cost\nNut,IMP-11,N9,Truck parts,B,pcs,2,10,1',
  )
  const customers = await imported(
    'customer',
    'Contact name,Company,Phone\nAnna Drew,Draft Fleet,(312) 555-0177',
  )
  const [customer] = await customersCalled('Draft Fleet')
  const draft = await admin.call(partsOrderEndpoints.createPartsOrder, {
    body: { customer_id: customer!.id },
  })
  await admin.call(partsOrderEndpoints.addPartsOrderItem, {
    params: { id: draft.data.id },
    body: { inventory_id: (await partCalled('IMP-11'))!.id, quantity: 1, discount: 0 },
  })
  for (const { id } of [parts, customers]) {
    const { errors } = await admin.attempt(importEndpoints.undoImport, { params: { id } })
    expect(errors).toMatchObject([{ code: 'import_is_used' }])
  }
})

it('stays when a type of work needs a part that it brought in', async () => {
  const { id } = await imported(
    'part',
    'Name,Stock number,Article,Category,Brand,Unit,Price\nNut,IMP-12,N9,Truck parts,B,pcs,2',
  )
  const part = await partCalled('IMP-12')
  await admin.call(typeOfWorkEndpoints.createTypeOfWork, {
    body: {
      name: 'Wheel nuts',
      duration: '1:00',
      hourly_rate: 100,
      inventories: [{ inventory_id: part!.id, quantity: 1 }],
    },
  })
  const { errors } = await admin.attempt(importEndpoints.undoImport, { params: { id } })
  expect(errors).toMatchObject([{ code: 'import_is_used', params: { count: 1 } }])
})

it('stays when somebody begins to use a record before it is taken back', async () => {
  const { id } = await imported(
    'part',
    'Name,Stock number,Article,Category,Brand,Unit,Price\nNut,IMP-10,N9,Truck parts,B,pcs,2',
  )
  await admin.call(importEndpoints.undoImport, { params: { id } })
  test.clock.advance(1000)
  const part = await partCalled('IMP-10')
  const body = { date: '2026-01-01', cost: 1, quantity: 1 }
  await admin.call(partEndpoints.purchasePart, { params: { id: part!.id }, body })
  await test.runJobs()
  expect(await get(id)).toMatchObject({ status: 'done' })
  expect(await partCalled('IMP-10')).toMatchObject({ on_hand: 1 })
})

it('stays when somebody added an address to a customer that it brought in', async () => {
  const { id } = await imported('customer', 'Contact name,Company,Phone\nAnna Poe,Poe Fleet,(312) 555-0178')
  const [customer] = await customersCalled('Poe Fleet')
  const { first_name, last_name, phone } = customer!
  await admin.call(customerEndpoints.createAddress, {
    params: { id: customer!.id },
    body: {
      first_name,
      last_name,
      phone: phone!,
      address: '1 Main St',
      city: 'Joliet',
      state_id: 14,
      zip: '60431',
    },
  })
  const { errors } = await admin.attempt(importEndpoints.undoImport, { params: { id } })
  expect(errors).toMatchObject([{ code: 'import_is_used', params: { count: 1 } }])
})

it('stays when somebody is just saving a record while it is taken back', async () => {
  const { id } = await imported('customer', 'Contact name,Company,Phone\nAnna Roe,Roe Fleet,(312) 555-0179')
  const [customer] = await customersCalled('Roe Fleet')
  await admin.call(importEndpoints.undoImport, { params: { id } })
  const saving = await test.db.startTransaction().execute()
  await saving.updateTable('customers').set({ version: 2 }).where('id', '=', customer!.id).execute()
  const taken = test.runJobs()
  await untilLockWaits(test.db)
  await saving.commit().execute()
  await taken
  expect(await get(id)).toMatchObject({ status: 'done' })
  expect(await customersCalled('Roe Fleet')).toHaveLength(1)
})

it('says of every row that does not fit why, and imports the others', async () => {
  for (const slug of ['twice', 'twice-again'])
    await admin.call(categoryEndpoints.createCategory, {
      body: { name: 'Twice', slug, position: 1, parent_id: 1 },
    })
  await imported(
    'part',
    'Name,Stock number,Article,Category,Brand,Unit,Price\nNut,HAVE-1,N9,Truck parts,B,pcs,2',
  )
  const read = await upload(
    'part',
    'parts.csv',
    [
      'Name,Stock number,Article,Category,Brand,Unit,Price,Qty',
      'A,X-1,A1,Truck parts,B,pcs,1,1',
      'B,x-1,A1,Truck parts,B,pcs,1,1',
      'C,have-1,A1,Truck parts,B,pcs,1,1',
      ',X-4,A1,Twice,B,a dozen or so,abc,1.5',
      'D,X-5,A1,Truck parts,B,pcs,-1,1.5',
    ].join('\n'),
  )
  expect(await check(read)).toMatchObject({
    status: 'checked',
    rows: { fit: 1, changed: 0, bad: 4, ready: 1 },
  })
  const data = await problems(read.id)
  expect(data.map(({ row, field, code }) => `${row} ${field} ${code}`)).toEqual([
    '3 stock_number import_twice_in_file',
    '4 stock_number validate__unique',
    '5 price_retail import_not_a_number',
    '5 unit unknown_unit',
    '5 category unknown_category',
    '5 name validate__required',
    '6 price_retail validate__min',
    '6 quantity unit_takes_whole_numbers',
  ])
  expect(data[0]).toMatchObject({ before: 'x-1', label: 'B · x-1', title: 'The same as in row 2' })
  expect(await run(read.id)).toMatchObject({ status: 'done', done: 1 })
  expect(await partCalled('X-1')).toMatchObject({ name: 'A' })
  expect(await partCalled('X-5')).toBeUndefined()
})

it('writes nothing when a row stopped fitting between the check and the import', async () => {
  const file = (number: string) =>
    `Name,Stock number,Article,Category,Brand,Unit,Price\nNut,${number},N9,Truck parts,B,pcs,2`
  const read = await upload('part', 'a.csv', `${file('RACE-0')}\nNut,RACE-1,N9,Truck parts,B,pcs,2`)
  await check(read)
  await imported('part', file('RACE-1'))
  expect(await run(read.id)).toMatchObject({ status: 'failed' })
  expect(await partCalled('RACE-0')).toBeUndefined()
  expect(await check(read)).toMatchObject({ rows: { fit: 1, bad: 1, ready: 1 } })
})

it('writes nothing when a row came into doubt between the check and the import', async () => {
  const file = 'First,Last,Phone\nTina,Newdoubt,312-555-0171'
  const read = await upload('customer', 'a.csv', file)
  expect(await check(read)).toMatchObject({ rows: { fit: 1, ready: 1 } })
  await imported('customer', file)
  expect(await run(read.id)).toMatchObject({ status: 'failed' })
  expect(await customersCalled('Newdoubt')).toHaveLength(1)
})

it('is stopped by a cancel, with nothing left of it', async () => {
  const read = await upload('customer', 'a.csv', 'First,Last,Phone\nAnn,Stopped,312-555-0142')
  await check(read)
  await admin.call(importEndpoints.runImport, { params: { id: read.id } })
  await admin.call(importEndpoints.cancelImport, { params: { id: read.id } })
  await test.runJobs()
  expect(await get(read.id)).toMatchObject({ status: 'cancelled' })
  expect(await customersCalled('Stopped')).toEqual([])
  const again = await admin.attempt(importEndpoints.runImport, { params: { id: read.id } })
  expect(again.errors).toMatchObject([{ code: 'import_is_not_checked' }])
})

it.each(['checking', 'running'] as const)(
  'is stopped by a cancel while it is %s, also when its job has failed for good',
  async status => {
    const read = await upload('customer', 'a.csv', 'First,Last,Phone\nAnn,Stuck,312-555-0142')
    await check(read)
    await test.shop.db.updateTable('imports').set({ status }).where('id', '=', read.id).execute()
    await admin.call(importEndpoints.cancelImport, { params: { id: read.id } })
    await test.runJobs()
    expect(await get(read.id)).toMatchObject({ status: 'cancelled' })
    expect(await customersCalled('Stuck')).toEqual([])
  },
)

it('brings customers in with their addresses, and trucks and trailers by their owners', async () => {
  const { id } = await imported(
    'customer',
    'Contact name,Company,Email,Phone,Address,City,State,Zip\nOlena van Dyke,Dyke Fleet,o@dyke.test,(312) 555-0142,1 Main St,Boston,MA,2108',
    'import_value_changed',
  )
  const [customer] = await customersCalled('Dyke Fleet')
  expect(customer).toMatchObject({ first_name: 'Olena van', last_name: 'Dyke', phone: '+13125550142' })
  const whole = await admin.call(customerEndpoints.getCustomer, { params: { id: customer!.id } })
  expect(whole.data.addresses).toMatchObject([{ address: '1 Main St', zip: '02108', is_default: true }])

  await imported(
    'truck',
    'VIN,Unit #,Make,Model,Year,Type,Plate,Plate state,Customer\n1XKYD49X0MJ000001,77,Kenworth,T680,2021,Semi/Tractor,IL 123,Illinois,dyke fleet',
  )
  await imported(
    'trailer',
    'VIN,Unit,Make,Model,Year,Plate,Owner\n1JJV532D0ML000001,T7,Wabash,DuraPlate,2021,TR 1,o@dyke.test',
  )
  const trucks = await admin.call(truckEndpoints.listVehicles, { query: { customer_id: customer!.id } })
  expect(trucks.data).toMatchObject([
    { unit_number: '77', license_plate: 'IL 123', plate_state: 'IL', gvwr: 0 },
  ])
  const trailers = await admin.call(trailerEndpoints.listVehicles, { query: { customer_id: customer!.id } })
  expect(trailers.data).toMatchObject([{ unit_number: 'T7' }])
  const used = await admin.attempt(importEndpoints.undoImport, { params: { id } })
  expect(used.errors).toMatchObject([{ code: 'import_is_used' }])
})

it('brings companies in without a person, and asks for a person where there is no company', async () => {
  await imported(
    'customer',
    'Company,Phone,Address,City,State,Zip\nOmicron Freight,312-555-0143,2 Main St,Boston,MA,02108',
  )
  const [company] = await customersCalled('Omicron Freight')
  expect(company).toMatchObject({ first_name: '', last_name: '', company_name: 'Omicron Freight' })
  const read = await upload('customer', 'a.csv', 'Company,Phone\nPi Freight,312-555-0143\n,312-555-0144')
  await check(read)
  const data = await problems(read.id)
  expect(data.map(({ row, field, code }) => `${row} ${field} ${code}`).sort()).toEqual([
    '3 first_name validate__required',
    '3 last_name validate__required',
  ])
})

it('asks for the columns that are needed, and for each only once', async () => {
  const read = await upload('truck', 'a.csv', 'VIN,Whatever\n1,2')
  const refused = await admin.attempt(importEndpoints.checkImport, {
    params: { id: read.id },
    body: { columns: { vin: 0, make: 0, model: 9 } },
  })
  expect(refused.errors.map(({ source, code }) => `${source?.parameter} ${code}`)).toEqual([
    'columns.unit_number import_column_missing',
    'columns.year import_column_missing',
    'columns.type import_column_missing',
    'columns.owner import_column_missing',
    'columns.vin import_column_twice',
    'columns.make import_column_twice',
    'columns.model import_column_unknown',
  ])
})

it.each([
  ['UTF-8 with a mark', Buffer.from('\uFEFFName;SKU\r\nНожи;1')],
  ['UTF-16', Buffer.from('\uFEFFName\tSKU\nНожи\t1', 'utf16le')],
  [
    'Windows-1251',
    Buffer.concat([Buffer.from('Name,SKU\n'), Buffer.from('cdeee6e8', 'hex'), Buffer.from(',1')]),
  ],
  ['a named separator', Buffer.from('sep=|\nName|SKU\n\nНожи|1')],
])('reads %s', async (_, content) => {
  const read = await upload('part', 'a.csv', content)
  expect(read).toMatchObject({ headings: ['Name', 'SKU'], sample: [['Ножи', '1']] })
})

it('reads Windows-1252', async () => {
  const content = Buffer.from('Name,SKU\nPiñón größer,1', 'latin1')
  expect((await upload('part', 'a.csv', content)).sample).toEqual([['Piñón größer', '1']])
})

it('reads a spreadsheet: merged titles, empty rows, numbers as they were typed, days as days', async () => {
  const read = await upload(
    'part',
    'parts.xlsx',
    workbook({
      name: 'Stock',
      rows: [
        ['<c r="A1" t="inlineStr"><is><t>Stock of March</t></is></c>'],
        [],
        ['Name', 'SKU', 'Article', 'Category', 'Brand', 'Unit', 'Price', 'Qty', 'Cost', 'Remarks'],
        [
          'Gas&#0;ket\u200b',
          770,
          'G-1',
          'Truck parts',
          'B',
          'pcs',
          12.5,
          4,
          0.1 + 0.2,
          { value: 45_356, format: cellFormats.day },
        ],
        [],
      ],
    }),
  )
  expect(read).toMatchObject({
    row_count: 1,
    sample: [['Gasket', '770', 'G-1', 'Truck parts', 'B', 'pcs', '12.5', '4', '0.3', '2024-03-05']],
  })
  await check(read)
  expect(await problems(read.id)).toEqual([])
  expect(await run(read.id)).toMatchObject({ status: 'done' })
  expect(await partCalled('770')).toMatchObject({ name: 'Gasket', price_retail: 12.5, on_hand: 4 })
})

it('reads the spreadsheet of its own export', async () => {
  await imported('customer', 'First,Last,Phone\nOtto,Roundtrip,(312) 555-0150\nAda,Roundtrip,(312) 555-0151')
  const { data } = await admin.call(customerEndpoints.exportCustomers, {
    query: { search: 'Roundtrip', order_by: 'name', order_type: 'asc', format: 'xlsx' },
  })
  const token = new URL(data.url, 'http://shop').searchParams.get('token')!
  const { raw } = await test.stranger.attempt(exportFileEndpoints.getExport, { query: { token } })
  const read = await upload('customer', 'customers.xlsx', raw)
  expect(read).toMatchObject({ row_count: 2, columns: { first_name: 0, last_name: 1 } })
  expect(read.sample.map(([first, last]) => `${first} ${last}`)).toEqual(['Ada Roundtrip', 'Otto Roundtrip'])
})

it('is for those who may create one such record, and changes nothing for others', async () => {
  const mechanic = await test.signIn('mechanic')
  const sales = await test.signIn('sales_manager')
  const snapshot = await databaseSnapshots(test.db)
  const before = await snapshot()
  const file = { files: { file: [importFile('a.csv', 'VIN\n1')] } }
  expect(
    (await mechanic.attempt(importEndpoints.createImport, { body: { kind: 'truck' }, ...file })).status,
  ).toBe(403)
  expect(await snapshot()).toEqual(before)
  expect(
    (await sales.attempt(importEndpoints.createImport, { body: { kind: 'truck' }, ...file })).status,
  ).toBe(200)
})

it.each([
  ['an empty file', 'a.csv', '', 'file_empty'],
  ['headings alone', 'a.csv', 'Name,SKU\n', 'import_file_empty'],
  ['another kind', 'a.pdf', 'text', 'file_wrong_type'],
  ['a spreadsheet that is none', 'a.xlsx', 'Name,SKU\nA,1', 'file_wrong_type'],
])('refuses %s at its field', async (_, name, text, code) => {
  const { errors } = await admin.attempt(importEndpoints.createImport, {
    body: { kind: 'part' },
    files: { file: [importFile(name, text)] },
  })
  expect(errors).toMatchObject([{ code, source: { parameter: 'file' } }])
})

async function imported(kind: ImportKind, text: string, ...doubts: string[]) {
  const read = await upload(kind, 'a.csv', text)
  await check(read)
  expect(await problems(read.id)).toEqual([])
  await confirm(read.id, doubts)
  const done = await run(read.id)
  expect(done).toMatchObject({ status: 'done' })
  return done
}

const problems = (id: number) => findings(id, { class: 'bad' })

async function partCalled(stock_number: string) {
  const { data } = await admin.call(partEndpoints.listParts, { query: { search: stock_number } })
  return data.find(part => part.stock_number === stock_number)
}

async function customersCalled(search: string) {
  return (await admin.call(customerEndpoints.listCustomers, { query: { search } })).data
}
