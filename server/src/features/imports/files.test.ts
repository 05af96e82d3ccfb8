import { describe, expect, it } from 'vitest'
import { categoryEndpoints } from '#contract/catalogue/category.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { importFixtures } from '#server/testing/import-fixtures.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { cellFormats, type SheetCell, workbook } from '#server/testing/workbook.ts'

// Small files as other programs write them: what is said of each row, and what comes in.

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)
const { upload, readAgain, get, check, confirm, run, findings, groups, leftOut } = importFixtures(test, admin)

/** `3 stock_number import_digits_lost: 1.2E+11 -> 1.2E+11` */
async function said(kind: ImportKind, name: string, content: string | Buffer) {
  const read = await upload(kind, name, content)
  const checked = await check(read)
  const found = await findings(read.id)
  return {
    ...checked,
    said: found.map(
      ({ row, field, code, before, after }) =>
        `${row} ${field} ${code.replace('import_', '')}: ${after === null ? before : `${before} -> ${after}`}`,
    ),
  }
}

/** All that comes in when every doubt is confirmed. */
async function broughtIn(kind: ImportKind, name: string, content: string | Buffer) {
  const { id } = await said(kind, name, content)
  const doubts = await groups(id)
  await confirm(
    id,
    doubts.map(({ code }) => code),
  )
  return run(id)
}

const partsCalled = async (search: string) =>
  (await admin.call(partEndpoints.listParts, { query: { search, order_by: 'stock_number', per_page: 100 } }))
    .data

const partHeadings = 'Name,SKU,Part number,Category,Brand,UOM,Price,Qty,Cost,Bin'
const partRow = (
  number: string,
  changes: Partial<Record<'name' | 'price' | 'qty' | 'cost' | 'bin', string>> = {},
) =>
  [
    changes.name ?? `Seal ${number}`,
    number,
    `A-${number}`,
    'Truck parts',
    'Gates',
    'pcs',
    changes.price ?? '10',
    changes.qty ?? '1',
    changes.cost ?? '5',
    changes.bin ?? 'A1',
  ].join(',')

describe('text files', () => {
  it('a quote within a cell is a sign of it, and takes no other row along', async () => {
    const rows = ['1', '2', '3', '4', '5'].map(one =>
      partRow(`QB-${one}`, { bin: one === '2' || one === '4' ? '"Red" box' : 'A1' }),
    )
    const file = [partHeadings, ...rows].join('\n')
    expect(await said('part', 'a.csv', file)).toMatchObject({
      row_count: 5,
      rows: { fit: 3, changed: 2, bad: 0 },
      said: [expect.stringMatching(/^3 {2}quotes_unpaired/), expect.stringMatching(/^5 {2}quotes_unpaired/)],
    })
    await broughtIn('part', 'a.csv', file)
    const parts = await partsCalled('QB-')
    expect(parts).toHaveLength(5)
    const { data } = await admin.call(partEndpoints.getPart, { params: { id: parts[1]!.id } })
    expect(data.notes).toBe('"Red" box')
  })

  it('an inch sign at the start of a cell takes no other row along', async () => {
    const file = [
      partHeadings,
      partRow('QI-1', { name: '"5 in bolt' }),
      partRow('QI-2'),
      partRow('QI-3', { bin: 'shelf 6"' }),
    ].join('\n')
    expect(await said('part', 'a.csv', file)).toMatchObject({ row_count: 3, rows: { fit: 2, changed: 1 } })
  })

  it('lines within quotes stay one cell', async () => {
    const file = [
      partHeadings,
      `"Seal, ""large""\nwith spring",QL-1,A1,Truck parts,Gates,pcs,10,1,5,A1`,
    ].join('\n')
    expect(await said('part', 'a.csv', file)).toMatchObject({ row_count: 1, rows: { fit: 1 }, said: [] })
  })

  it('the separator is the one by which headings are known', async () => {
    const file =
      'Name;SKU;Part number;Category;Brand;UOM;Price;Qty;Cost;Bin\nHose, bulk;EU-1;E1;Truck parts;Gates;gal;1.250,00;2,5;625,10;A1, left'
    const { id, reading, rules, evidence } = await said('part', 'a.csv', file)
    expect({ reading, rules, evidence }).toMatchObject({
      reading: { separator: ';', heading_row: 1 },
      rules: { decimal: 'comma' },
      evidence: { decimal: '1.250,00' },
    })
    await confirm(id, ['import_decimal_comma'])
    await run(id)
    expect(await partsCalled('EU-1')).toMatchObject([
      { name: 'Hose, bulk', price_retail: 1250, on_hand: 2.5 },
    ])
  })

  it('decimal commas are decided by all numbers of the file, each is shown, and the choice is changed', async () => {
    const numbers = [
      ['12,50', '0,500'],
      ['12,50', '12,500'],
      ['12,50', '3,5'],
    ]
    const file = [
      'Name;SKU;Part number;Category;Brand;UOM;Price;Qty',
      ...numbers.map(([price, qty], at) => `Hose;QF-${at};QF;Truck parts;Gates;gal;${price};${qty}`),
    ].join('\n')
    const { id, columns, ...checked } = await said('part', 'a.csv', file)
    expect(checked.rows).toEqual({ fit: 0, changed: 3, bad: 0, ready: 0 })
    expect(checked.said.slice(0, 4)).toEqual([
      '2 price_retail decimal_comma: 12,50 -> 12.5',
      '2 quantity decimal_comma: 0,500 -> 0.5',
      '3 price_retail decimal_comma: 12,50 -> 12.5',
      '3 quantity decimal_comma: 12,500 -> 12.5',
    ])
    expect(await check({ id, columns }, { rules: { decimal: 'comma' } })).toMatchObject({
      rows: { fit: 3, ready: 3 },
    })
    await run(id)
    expect((await partsCalled('QF-')).map(({ on_hand }) => on_hand)).toEqual([0.5, 12.5, 3.5])
  })

  it('thousands that may be decimals are asked about where no number of the file decides', async () => {
    const row = (price: string, qty: string) => `Bolt,TH-1,T1,Truck parts,Gates,pcs,${price},"${qty}"`
    const file = (price: string) =>
      `Name,SKU,Part number,Category,Brand,UOM,Price,Qty\n${row(price, '1,250')}`
    expect((await said('part', 'a.csv', file('3'))).said).toEqual([
      '2 quantity thousands_or_decimals: 1,250 -> 1250',
    ])
    expect((await said('part', 'a.csv', file('3.25'))).said).toEqual([])
  })

  it('a row with more cells than headings, or a number cut at its comma, does not fit', async () => {
    const file = [
      'Name,SKU,Part number,Category,Brand,UOM,Price,Notes,Extra',
      'Turbocharger,QE-1,QE1,Truck parts,Gates,pcs,1,250.00,x',
      'Clamp,QE-2,QE2,Truck parts,Gates,pcs,10,ok,x',
      'Clamp,QE-3,QE3,Truck parts,Gates,pcs,10,ok,x,y',
    ].join('\n')
    expect(await said('part', 'a.csv', file)).toMatchObject({
      rows: { fit: 1, bad: 2, ready: 1 },
      said: ['2 price_retail number_cut: 1', '4  more_cells: '],
    })
  })

  it('what a spreadsheet made of a number is asked about, and its marks are taken off', async () => {
    const file = [
      partHeadings,
      'Injector,1.23457E+11,6.5225E+07,Truck parts,Gates,pcs,10,1,5,A1',
      'Seal,="00123QK",="000777",Truck parts,Gates,pcs,10,1,5,A1',
      "Nut,'-6AN-ZU,12-Oct,Truck parts,Gates,pcs,10,1,5,A1",
      'Bolt,GX-4,TRUE,Truck parts,Gates,pcs,10,#N/A,5,A1',
    ].join('\n')
    expect((await said('part', 'a.csv', file)).said).toEqual([
      '2 stock_number digits_lost: 1.23457E+11 -> 1.23457E+11',
      '2 article_number digits_lost: 6.5225E+07 -> 6.5225E+07',
      '2 article_number signs_dropped: 6.5225E+07 -> 65225E07',
      '4 article_number looks_like_date: 12-Oct -> 12-Oct',
      '5 article_number looks_like_boolean: TRUE -> TRUE',
      '5 quantity error_cell: #N/A -> ',
    ])
    await broughtIn('part', 'a.csv', file)
    expect(await partsCalled('00123QK')).toMatchObject([
      { stock_number: '00123QK', article_number: '000777' },
    ])
    expect(await partsCalled('-6AN-ZU')).toMatchObject([{ stock_number: '-6AN-ZU' }])
  })

  it('one byte changes no other row, and is named', async () => {
    const bad = Buffer.concat([
      Buffer.from(`${partHeadings}\nPe`),
      Buffer.from([0xf1]),
      Buffer.from(`a hose,${partRow('BY-1').slice(10)}`),
    ])
    const file = Buffer.concat([bad, Buffer.from(`\n${partRow('BY-2', { name: 'Größe' })}`)])
    expect(await said('part', 'a.csv', file)).toMatchObject({
      reading: { encoding: 'utf-8', is_encoding_guessed: false },
      rows: { fit: 1, changed: 1 },
      said: ['2 name byte_unreadable: Pe\\xF1a hose -> Peña hose'],
    })
  })

  it('a guessed encoding is asked about, and another is chosen', async () => {
    const file = Buffer.from(`${partHeadings}\n${partRow('EN-1', { name: 'Größe Bärgas Peña' })}`, 'latin1')
    const { id, said: found, reading } = await said('part', 'a.csv', file)
    expect(reading).toMatchObject({ encoding: 'windows-1252', is_encoding_guessed: true })
    expect(found).toEqual([
      '2 name encoding_guessed: Gr\ufffd\ufffde B\ufffdrgas Pe\ufffda -> Größe Bärgas Peña',
    ])
    const again = await readAgain(id, { encoding: 'windows-1251' })
    expect(again).toMatchObject({
      status: 'read',
      sample: [['GrцЯe Bдrgas Peсa', 'EN-1', ...Array(8).fill(expect.anything())]],
    })
    expect(await check(again)).toMatchObject({ rows: { fit: 1 } })
  })

  it('another row of headings is chosen, or none', async () => {
    const { id, reading } = await said('part', 'a.csv', `Parts\n${partHeadings}\n${partRow('HR-1')}`)
    expect(reading.heading_row).toBe(2)
    expect(await readAgain(id, { heading_row: 0 })).toMatchObject({
      row_count: 3,
      headings: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'],
    })
  })
})

describe('workbooks', () => {
  const headings = partHeadings.split(',')
  const row = (sku: SheetCell, article: SheetCell, qty: SheetCell = 1, price: SheetCell = 10) => [
    'Part',
    sku,
    article,
    'Truck parts',
    'Gates',
    'pcs',
    price,
    qty,
    5,
    'A1',
  ]

  it('cells are read as they are displayed', async () => {
    const rows = [
      headings,
      row('XD-1', { value: 46_307, format: cellFormats.dayOfMonth }),
      row({ value: 4512, format: cellFormats.sevenDigits }, 'XD-2', 1, {
        value: 1234.5,
        format: cellFormats.dollars,
      }),
      row('XD-3', 1.2345678901234568e18),
      row('XD-4', { flag: true }),
      row('XD-5', 'A5', { error: '#DIV/0!' }),
    ]
    const file = workbook({ name: 'Stock', rows })
    expect((await said('part', 'a.xlsx', file)).said).toEqual([
      '2 article_number looks_like_date: 12-Oct -> 12-Oct',
      '4 article_number digits_lost: 1.23457E+18 -> 1.23457E+18',
      '4 article_number signs_dropped: 1.23457E+18 -> 123457E18',
      '5 article_number looks_like_boolean: TRUE -> TRUE',
      '6 quantity error_cell: #DIV/0! -> ',
    ])
    await broughtIn('part', 'a.xlsx', file)
    expect(await partsCalled('0004512')).toMatchObject([{ stock_number: '0004512', price_retail: 1234.5 }])
  })

  it('the sheet with known headings is read, never a hidden one, and another is chosen', async () => {
    const file = workbook(
      { name: 'Read me', rows: [['How to use this file']] },
      { name: 'Old', rows: [headings, row('OLD-1', 'O1')], isHidden: true },
      { name: 'Parts', rows: [headings, row('SH-1', 'S1')] },
    )
    const read = await upload('part', 'a.xlsx', file)
    expect(read).toMatchObject({ sheets: ['Read me', 'Parts'], reading: { sheet: 'Parts' }, row_count: 1 })
    const other = await readAgain(read.id, { sheet: 'Parts', heading_row: 0 })
    expect(other.row_count).toBe(2)
    await expect(readAgain(read.id, { sheet: 'Old' })).rejects.toThrow('import_no_such_sheet')
  })
})

describe('customers and vehicles', () => {
  it('names are turned by their column, and companies recognized', async () => {
    const file = [
      'Customer,Phone,Email',
      '"Zzsmith, John",312-555-0188,zz1@example.com',
      'Zzacme Trucking LLC,312-555-0188,zz2@example.com',
      '"Zzgarcia Jr., Luis",312-555-0189 ext 22,',
      'Ann Zzdoe,(312) 555-0187,N/A',
    ].join('\n')
    expect((await said('customer', 'a.csv', file)).said).toEqual([
      '2 full_name name_turned: Zzsmith, John -> John Zzsmith',
      '3 full_name company_recognized: Zzacme Trucking LLC -> Zzacme Trucking LLC',
      '4 full_name name_turned: Zzgarcia Jr., Luis -> Luis Zzgarcia Jr.',
      '5 email no_value: N/A -> ',
    ])
    await broughtIn('customer', 'a.csv', file)
    const { data } = await admin.call(customerEndpoints.listCustomers, {
      query: { search: 'Zz', order_by: 'id' },
    })
    const named = data.map(({ first_name, last_name, company_name, phone_extension }) =>
      [first_name, last_name, company_name, phone_extension].filter(Boolean).join(' / '),
    )
    expect(named.toSorted()).toEqual([
      'Ann / Zzdoe',
      'John / Zzsmith',
      'Luis / Zzgarcia Jr. / 22',
      'Zzacme Trucking LLC',
    ])
  })

  it('a customer that the shop or the file has already is asked about', async () => {
    const file = 'First,Last,Phone\nTwo,Twice,312-555-0161\nTwo,Twice,312-555-0161'
    expect((await said('customer', 'a.csv', file)).said).toEqual([
      '3 full_name perhaps_twice: Two Twice -> Two Twice',
    ])
    await broughtIn('customer', 'a.csv', 'First,Last,Phone\nTwo,Twice,312-555-0161')
    expect((await said('customer', 'a.csv', 'Customer,Phone\nTwo Twice,(312) 555 0161')).said).toEqual([
      '2 full_name perhaps_known: Two Twice -> Two Twice',
    ])
  })

  it('a VIN or a plate that is altered is shown before and after', async () => {
    await broughtIn('customer', 'a.csv', 'First,Last,Phone\nPat,Altered,312-555-0162')
    const file = [
      'VIN,Unit,Make,Model,Year,Type,Plate,GVWR,Owner',
      '1XPBDP9X6ED2844161,VV-1,Peterbilt,579,2014,semi,ILP123456789AB,"80,000",Pat Altered',
      '1XPBDP9X6EDZ84O16,VV-2,Peterbilt,579,2014,semi,P1,80000,Pat Altered',
      'N/A,VV-3,Peterbilt,579,2014,semi,P1,80000,Pat Altered',
    ].join('\n')
    expect(await said('truck', 'a.csv', file)).toMatchObject({
      rows: { fit: 0, changed: 2, bad: 1 },
      said: [
        '2 vin value_shortened: 1XPBDP9X6ED2844161 -> 1XPBDP9X6ED284416',
        '2 license_plate value_shortened: ILP123456789AB -> ILP1234567',
        '3 vin value_changed: 1XPBDP9X6EDZ84O16 -> 1XPBDP9X6EDZ84016',
        '4 vin validate__required: N/A',
      ],
    })
    await broughtIn('truck', 'a.csv', file)
    const { data } = await admin.call(truckEndpoints.listVehicles, { query: { search: 'VV-' } })
    expect(data.map(({ vin }) => vin).toSorted()).toEqual(['1XPBDP9X6ED284416', '1XPBDP9X6EDZ84016'])
  })
})

describe('vehicles of other programs', () => {
  it('have years of two digits that are asked about, and weights with their unit', async () => {
    await broughtIn('customer', 'a.csv', 'First,Last,Phone\nPat,Years,312-555-0163')
    const file = [
      'VIN,Unit,Make,Model,Year,Type,Plate,GVWR,Owner',
      `1XPBDP9X6ED284417,YY-1,Peterbilt,579,'16,semi,P1,"66,000 lbs",Pat Years`,
      '1XPBDP9X6ED284418,YY-2,Peterbilt,579,98,semi,P2,66000 lb.,Pat Years',
    ].join('\n')
    expect((await said('truck', 'a.csv', file)).said).toEqual([
      '2 year year_completed: 16 -> 2016',
      '3 year year_completed: 98 -> 1998',
    ])
    await broughtIn('truck', 'a.csv', file)
    const { data } = await admin.call(truckEndpoints.listVehicles, {
      query: { search: 'YY-', order_by: 'unit_number', order_type: 'asc' },
    })
    expect(data).toMatchObject([
      { year: 2016, gvwr: 66_000 },
      { year: 1998, gvwr: 66_000 },
    ])
  })
})

describe('suppliers and types of work', () => {
  it('a supplier comes in with its main contact, and is taken back', async () => {
    const file = [
      'Vendor,Website,Primary Contact,Job title,Main Email,Main Phone',
      'Zz Filters,zz.example,Ann Lee,Sales,ann@zz.example; desk@zz.example,312-555-0171 x4 / 312-555-0172',
      'ZZ filters,,,,,',
      ',,,,nobody,',
    ].join('\n')
    expect((await said('supplier', 'a.csv', file)).said).toEqual([
      '3 name perhaps_twice: ZZ filters -> ZZ filters',
      '4 name validate__required: ',
      '4 email validate__email: nobody',
    ])
    const { id } = await broughtIn('supplier', 'a.csv', file)
    const listed = () => admin.call(supplierEndpoints.list, { query: { search: 'zz filters' } })
    const { data } = await listed()
    expect(data).toHaveLength(2)
    expect(data.find(({ name }) => name === 'Zz Filters')).toMatchObject({
      url: 'https://zz.example',
      contacts: [
        {
          name: 'Ann Lee',
          position: 'Sales',
          is_main: true,
          email: 'ann@zz.example',
          emails: [{ value: 'desk@zz.example' }],
          phone: '+13125550171',
          phone_extension: '4',
          phones: [{ number: '+13125550172' }],
        },
      ],
    })
    await admin.call(importEndpoints.undoImport, { params: { id } })
    await test.runJobs()
    expect((await listed()).data).toEqual([])
  })

  it('a supplier that parts have is not taken back', async () => {
    const { id } = await broughtIn('supplier', 'a.csv', 'Vendor,Phone\nZz Used,312-555-0173')
    const { data } = await admin.call(supplierEndpoints.list, { query: { search: 'Zz Used' } })
    await make.part({ supplier_id: data[0]!.id })
    const { errors } = await admin.attempt(importEndpoints.undoImport, { params: { id } })
    expect(errors).toMatchObject([{ code: 'import_is_used' }])
  })

  it('a type of work comes in with its hours, of which decimals are asked about, and is taken back', async () => {
    const file = [
      'Labor description,Hours,Labor rate',
      'Zz brakes,2:30,$150',
      'Zz oil,1.5,150',
      'zz BRAKES,2,150',
      'Zz lights,1 hr,150',
      'Zz doors,long,150',
    ].join('\n')
    expect((await said('type_of_work', 'a.csv', file)).said).toEqual([
      '3 duration value_changed: 1.5 -> 1:30',
      '4 name twice_in_file: zz BRAKES',
      '6 duration validate__duration: long',
    ])
    const { id } = await broughtIn('type_of_work', 'a.csv', file)
    const listed = async () =>
      (await admin.call(typeOfWorkEndpoints.listTypesOfWork, { query: { search: 'zz' } })).data
    expect((await listed()).map(({ name, duration, hourly_rate }) => [name, duration, hourly_rate])).toEqual([
      ['Zz brakes', '2:30', 150],
      ['Zz lights', '1:00', 150],
      ['Zz oil', '1:30', 150],
    ])
    await admin.call(importEndpoints.undoImport, { params: { id } })
    await test.runJobs()
    expect(await listed()).toEqual([])
  })

  it('are imported by those who may create them', async () => {
    const mechanic = importFixtures(test, await test.signIn('mechanic'))
    await expect(mechanic.upload('supplier', 'a.csv', 'Vendor\nZz')).rejects.toThrow('forbidden')
    const sales = importFixtures(test, await test.signIn('sales_manager'))
    expect(await sales.upload('supplier', 'a.csv', 'Vendor\nZz')).toMatchObject({ kind: 'supplier' })
  })
})

describe('headings of other programs', () => {
  it.each<[ImportKind, string, Record<string, string>]>([
    [
      'part',
      "Item,Description,Quantity On Hand,U/M,Cost,Preferred Vendor,Price,Reorder Pt (Min),Manufacturer's Part Number",
      {
        stock_number: 'Item',
        name: 'Description',
        quantity: 'Quantity On Hand',
        unit: 'U/M',
        cost: 'Cost',
        supplier: 'Preferred Vendor',
        price_retail: 'Price',
        min_limit: 'Reorder Pt (Min)',
        article_number: "Manufacturer's Part Number",
      },
    ],
    [
      'part',
      'SKU,Name,Regular price,Stock,Low stock amount,Categories,Brands',
      {
        stock_number: 'SKU',
        name: 'Name',
        price_retail: 'Regular price',
        quantity: 'Stock',
        min_limit: 'Low stock amount',
        category: 'Categories',
        brand: 'Brands',
      },
    ],
    [
      'customer',
      'Customer,Main Phone,Main Email,Bill to 1,Bill to 2,Bill to 3',
      {
        full_name: 'Customer',
        phone: 'Main Phone',
        email: 'Main Email',
        address: 'Bill to 2',
        city: 'Bill to 3',
      },
    ],
    [
      'truck',
      'Unit Number,VIN,Year,Make,Model,License Plate,License Plate State,Customer Name',
      {
        unit_number: 'Unit Number',
        vin: 'VIN',
        year: 'Year',
        make: 'Make',
        model: 'Model',
        license_plate: 'License Plate',
        plate_state: 'License Plate State',
        owner: 'Customer Name',
      },
    ],
  ])('%s: %s', async (kind, line, known) => {
    const { columns, headings } = await upload(kind, 'a.csv', `${line}\n${line}`)
    expect(
      Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, headings[column]])),
    ).toEqual(known)
  })

  it('a place, phones and e-mails in one cell are taken apart', async () => {
    const file = [
      'Customer,Main Phone,Main Email,Bill to 2,Bill to 3',
      'Ann Zzcell,3125550188.0,zc@example.com,1 Main St,"Cicero, IL 60804"',
      'Bob Zzcell,312-555-0189 ext 22 / 312-555-0190,zd@example.com,2 Main St,Cicero IL 60804',
      'Cy Zzcell,"(312) 555-0191, 312-555-0192",ze@example.com; zf@example.com,"3 Main St, Cicero, IL 60804",',
    ].join('\n')
    expect((await said('customer', 'a.csv', file)).said).toEqual([
      '4 email value_shortened: ze@example.com; zf@example.com -> ze@example.com',
    ])
    await broughtIn('customer', 'a.csv', file)
    const { data } = await admin.call(customerEndpoints.listCustomers, {
      query: { search: 'Zzcell', order_by: 'id', order_type: 'asc' },
    })
    const whole = await Promise.all(
      data.map(async ({ id }) => (await admin.call(customerEndpoints.getCustomer, { params: { id } })).data),
    )
    const cicero = { city: 'Cicero', zip: '60804', state: { short: 'IL' } }
    expect(whole).toMatchObject([
      { phone: '+13125550188', phones: [], addresses: [{ address: '1 Main St', ...cicero }] },
      {
        phone: '+13125550189',
        phone_extension: '22',
        phones: [{ number: '+13125550190' }],
        addresses: [{ address: '2 Main St', ...cicero }],
      },
      { phones: [{ number: '+13125550192' }], addresses: [{ address: '3 Main St', ...cicero }] },
    ])
  })
})

describe('bounds', () => {
  it('a file has at most 500 columns', async () => {
    const line = Array.from({ length: 501 }, (_, at) => `c${at}`).join(',')
    await expect(upload('part', 'a.csv', `${line}\n${line}`)).rejects.toThrow('import_too_many_columns')
  })

  it('a workbook unpacks to at most 60 MB', async () => {
    const file = workbook({ name: 'Parts', rows: [['x'.repeat(61_000_000)]] })
    await expect(upload('part', 'a.xlsx', file)).rejects.toThrow('import_text_too_large')
  })
})

describe('names of other records', () => {
  const file = (...rows: string[]) =>
    ['Name,SKU,Part number,Category,Brand,UOM,Price,Qty', ...rows].join('\n')

  it('of categories and units are created where the shop has none', async () => {
    const content = file(
      'Drum,NC-1,N1,Truck parts > NC brakes > NC drums,Bendix,set,10,1',
      'Shoe,NC-2,N2,nc brakes,Bendix,Set,10,1',
      'Cable,NC-3,N3,NC wiring,Bendix,ft,10,2.5',
    )
    expect(await said('part', 'a.csv', content)).toMatchObject({
      said: [],
      new_names: [
        { kind: 'category', name: 'Truck parts > NC brakes > NC drums' },
        { kind: 'category', name: 'NC wiring' },
        { kind: 'unit', name: 'set' },
        { kind: 'unit', name: 'ft' },
      ],
    })
    await broughtIn('part', 'a.csv', content)
    const parts = await partsCalled('NC-')
    expect(parts.map(({ unit_name, on_hand }) => `${on_hand} ${unit_name}`)).toEqual([
      '1 set',
      '1 set',
      '2.5 ft',
    ])
    const { data } = await admin.call(categoryEndpoints.listCategories)
    const [truckParts] = data
    expect(truckParts!.children.map(({ name, children }) => [name, children.map(one => one.name)])).toEqual([
      ['NC brakes', ['NC drums']],
      ['NC wiring', []],
    ])
  })

  it('of units are known in other spellings', async () => {
    const content = file(
      'Bolt,US-1,U1,Truck parts,Bendix,ea,10,1',
      'Bolt,US-2,U2,Truck parts,Bendix,Each,10,1',
      'Oil,US-3,U3,Truck parts,Bendix,gal.,10,1.5',
    )
    expect((await said('part', 'a.csv', content)).said).toEqual([])
    await broughtIn('part', 'a.csv', content)
    expect((await partsCalled('US-')).map(({ unit_name }) => unit_name)).toEqual(['pcs', 'pcs', 'gal'])
  })
})

describe('rows that do not fit', () => {
  const file = [
    partHeadings,
    partRow('LO-1'),
    partRow('LO-1'),
    partRow('LO-3', { price: 'abc' }),
    partRow('LO-4', { cost: '"1,5"' }),
  ].join('\n')

  it('are gathered, and downloaded with a column that says why', async () => {
    const { id } = await said('part', 'old system.csv', file)
    expect(
      (await groups(id)).map(({ class: of, code, field, rows }) => `${of} ${code} ${field} ${rows}`),
    ).toEqual([
      'bad import_not_a_number price_retail 1',
      'bad import_twice_in_file stock_number 1',
      'changed import_decimal_comma  1',
    ])
    expect((await leftOut(id)).split('\r\n')).toEqual([
      `\uFEFF${partHeadings},Why`,
      `${partRow('LO-1')},Stock number: The same as in row 2`,
      `${partRow('LO-3', { price: 'abc' })},Retail price: Not a number`,
      expect.stringContaining('Cost of one: '),
      '',
    ])
  })

  it('are mended in the check', async () => {
    const { id, columns } = await said('part', 'a.csv', file)
    const checked = await check(
      { id, columns },
      {
        cells: [
          { row: 3, field: 'stock_number', value: 'LO-2' },
          { row: 4, field: 'price_retail', value: '12.5' },
        ],
      },
    )
    expect(checked.rows).toEqual({ fit: 3, changed: 1, bad: 0, ready: 3 })
    expect(await run(id)).toMatchObject({ status: 'done', done: 3 })
    expect(
      (await partsCalled('LO-')).map(({ stock_number, price_retail }) => `${stock_number} ${price_retail}`),
    ).toEqual(['LO-1 10', 'LO-2 10', 'LO-3 12.5'])
    expect(await get(id)).toMatchObject({ rows: { changed: 1 } })
  })

  it('leave nothing to import when no doubt is confirmed', async () => {
    const { id } = await said('part', 'a.csv', [partHeadings, partRow('LX-1', { qty: '#N/A' })].join('\n'))
    await expect(run(id)).rejects.toThrow('import_has_no_rows')
  })

  it('take a chosen value where the file has none', async () => {
    const read = await upload(
      'part',
      'a.csv',
      'Name,SKU,Category,Price,UOM\nNut,SU-1,Truck parts,2,\nNut,SU-2,Truck parts,2,gal',
    )
    expect(
      await check(read, {
        rules: {
          substitutes: {
            brand: { text: 'No brand' },
            article_number: { field: 'stock_number' },
            unit: { text: 'pcs' },
          },
        },
      }),
    ).toMatchObject({ rows: { fit: 2 }, new_names: [{ kind: 'brand', name: 'No brand' }] })
    await run(read.id)
    expect(await partsCalled('SU-')).toMatchObject([
      { article_number: 'SU-1', brand_name: 'No brand', unit_name: 'pcs' },
      { article_number: 'SU-2', unit_name: 'gal' },
    ])
  })
})
