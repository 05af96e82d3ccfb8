import { monitorEventLoopDelay } from 'node:perf_hooks'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { isVinCheckDigitValid } from '#contract/shared/vin.ts'
import { sampleInvoicePdf } from '#server/testing/invoice-samples.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { asFile, rawPdf, samplePdf, scannedPdf, typstPdf } from '#server/testing/repair-order-pdfs.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { findInPdf } from './pdf-reader.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const read = async (pdf: File): Promise<RepairOrderFromPdf> =>
  (await admin.call(api.readOrderPdf, { files: { pdf: [pdf] } })).data

const values = <T>(found: readonly { value: T }[]): T[] => found.map(({ value }) => value)
const kinds = (found: readonly { kind: string; value: unknown }[]) =>
  Object.fromEntries(found.map(({ kind, value }) => [kind, value]))

describe('PDFs of other programs are read', () => {
  it('a fleet purchase order with a table of vehicles, set by Typst', async () => {
    const found = await read(
      typstPdf(`= Purchase order
PO \\#: FL-7741 #h(2cm) PO date: 11/18/2026 #h(2cm) Due date: 12/04/2026

Bill to: Alvarez Freight LLC
#table(columns: 5, [*Unit \\#*], [*VIN*], [*Plate*], [*Work*], [*Not to exceed*],
  [700], [1FUJGLDR3CLBP8834], [P48213 IL], [Brakes], [\\$1,284.50],
  [713], [1XKWDB0X57J211825], [P51077 IL], [PM service], [\\$420.00])
*Total* \\$1,704.50`),
    )
    expect(found.vins).toMatchObject([
      { value: '1FUJGLDR3CLBP8834', is_check_digit_valid: true },
      { value: '1XKWDB0X57J211825', is_check_digit_valid: true },
    ])
    expect(values(found.unit_numbers)).toEqual(['700', '713'])
    expect(values(found.license_plates)).toEqual(['P48213', 'P51077'])
    expect(values(found.po_numbers)).toEqual(['FL-7741'])
    expect(kinds(found.dates)).toEqual({ po: '2026-11-18', due: '2026-12-04' })
    expect(found.customers).toMatchObject([{ value: 'Alvarez Freight LLC', id: null }])
    expect(kinds(found.amounts)).toMatchObject({ total: 1704.5 })
    const line = found.vins[0]!.place
    expect(line.page).toBe(1)
    expect(line.text).toMatch(/^700 {2}1FUJGLDR3CLBP8834 {2}P48213 IL/)
  })

  it('the current meters, not those of the last service, a trip or labor', async () => {
    const found = await read(
      typstPdf(`= Service request
Odometer: 412,880 mi #h(1cm) Engine hrs: 9,104.2 \\
Last PM mileage: 398,000 #h(1cm) Trip miles: 1,412 \\
Oil is due every 25,000 miles. \\
Labor hours: 12`),
    )
    expect(found.odometers).toMatchObject([{ value: 412_880, unit: 'mi' }])
    expect(values(found.engine_hours)).toEqual([9104.2])
  })

  it('an estimate in two columns whose VIN is split by spaces', async () => {
    const found = await read(
      typstPdf(`#grid(columns: (1fr, 1fr), [
Customer: Simmons Farms \\
Complaint: engine derates on grades, \\
DPF light is on
], [
Estimate date: Nov 19, 2026 \\
Unit: T-765 \\
VIN: 3AKJ HHDR XJSJ Z1234 \\
Labor: 960.00 \\
Parts: 1,180.40
])`),
    )
    expect(found.vins).toMatchObject([{ value: '3AKJHHDRXJSJZ1234', is_check_digit_valid: true }])
    expect(values(found.unit_numbers)).toEqual(['T-765'])
    expect(values(found.notes)).toEqual(['engine derates on grades, DPF light is on'])
    expect(kinds(found.amounts)).toEqual({ labor: 960, parts: 1180.4 })
    expect(kinds(found.dates)).toEqual({ po: '2026-11-19' })
  })

  it('Russian', async () => {
    const found = await read(
      typstPdf(`= Заказ № 118-Р от 18.11.2026
Заказчик: ООО «Днипро Логистик» \\
Бортовой номер: 726 #h(1cm) Госномер: А123ВС77 \\
VIN-код: 4V4NC9EH1FN912345 \\
Срок: 05.12.2026

Неисправность: кондиционер не охлаждает \\
Работы: 12 500,00 #h(1cm) Итого: 18 240,50`),
    )
    expect(values(found.vins)).toEqual(['4V4NC9EH1FN912345'])
    expect(values(found.unit_numbers)).toEqual(['726'])
    expect(values(found.license_plates)).toEqual(['А123ВС77'])
    expect(values(found.po_numbers)).toEqual(['118-Р'])
    expect(kinds(found.dates)).toEqual({ po: '2026-11-18', due: '2026-12-05' })
    expect(values(found.notes)).toEqual(['кондиционер не охлаждает'])
    expect(kinds(found.amounts)).toEqual({ labor: 12_500, total: 18_240.5 })
    expect(values(found.customers)[0]).toContain('Днипро Логистик')
  })

  it('Ukrainian', async () => {
    const found = await read(
      typstPdf(`Замовлення № 52 від 21 листопада 2026 \\
Замовник: ТОВ «Степ» \\
Гаражний номер: 14 \\
Скарга: гальма скриплять \\
Разом: 3 100,00`),
    )
    expect(values(found.unit_numbers)).toEqual(['14'])
    expect(values(found.po_numbers)).toEqual(['52'])
    expect(kinds(found.dates)).toEqual({ po: '2026-11-21' })
    expect(values(found.notes)).toEqual(['гальма скриплять'])
    expect(kinds(found.amounts)).toEqual({ total: 3100 })
  })

  it('a VIN broken over two lines of a narrow cell, on the second page', async () => {
    const found = await read(
      typstPdf(`Terms of service apply to every order of this fleet.
#pagebreak()
#table(columns: (2cm, 3cm, 3cm), [Unit], [VIN], [Work], [700], [1FUJGLDR3 \\ CLBP8834], [Brakes])`),
    )
    expect(found.vins).toMatchObject([{ value: '1FUJGLDR3CLBP8834', is_check_digit_valid: true }])
    expect(found.vins[0]!.place.page).toBe(2)
    expect(found.pages).toBe(2)
  })

  it('a fleet purchase order printed by Chromium', async () => {
    const found = await read(samplePdf('chromium-fleet-po'))
    expect(values(found.vins)).toEqual(['1XKWDB0X57J211825', '4V4NC9EH1FN912345'])
    expect(values(found.unit_numbers)).toEqual(['713', '726'])
    expect(values(found.license_plates)).toEqual(['P51077', '2290341'])
    expect(values(found.po_numbers)).toEqual(['WH-20419'])
    expect(kinds(found.dates)).toEqual({ po: '2026-11-18', due: '2026-12-02' })
    expect(kinds(found.amounts)).toMatchObject({ limit: 2500, total: 1765.5 })
    expect(values(found.customers)).toEqual(['Whitfield & Sons Hauling, Inc.'])
    expect(values(found.notes)[0]).toMatch(/^713: oil leak at rear main seal/)
  })

  it('an estimate by PDFKit with a VIN in small letters', async () => {
    const found = await read(samplePdf('pdfkit-two-column-estimate'))
    expect(found.vins).toMatchObject([{ value: '3AKJHHDRXJSJZ1234', is_check_digit_valid: true }])
    expect(values(found.unit_numbers)).toEqual(['765'])
    expect(values(found.license_plates)).toEqual(['ABC 1234'])
    expect(kinds(found.dates)).toEqual({ po: '2026-11-19', requested: '2026-11-30' })
    expect(kinds(found.amounts)).toEqual({ labor: 960, parts: 1180.4, tax: 82.63, total: 2223.03 })
  })

  it('a request by jsPDF whose VIN is spelled in boxes', async () => {
    const found = await read(samplePdf('jspdf-boxed-vin'))
    expect(found.vins).toMatchObject([{ value: '1FUJGLDR3CLBP8834', is_check_digit_valid: true }])
    expect(values(found.unit_numbers)).toEqual(['700'])
    expect(values(found.license_plates)).toEqual(['P48213'])
    expect(values(found.po_numbers)).toEqual(['77120'])
    expect(kinds(found.amounts)).toEqual({ limit: 1500 })
  })

  it('a turned page by pdf-lib, and a VIN with a wrong check digit that says so', async () => {
    const found = await read(samplePdf('pdf-lib-turned-wrong-check-digit'))
    expect(found.vins).toMatchObject([{ value: '1FUJGLDR4CLBP8834', is_check_digit_valid: false }])
    expect(kinds(found.dates)).toEqual({ due: '2026-12-05' })
    expect(values(found.notes)).toEqual(['REPLACE BOTH STEER TIRES WHEEL SEAL WET ON LEFT REAR'])
  })

  it('one that is read-only', async () => {
    const found = await read(samplePdf('ghostscript-owner-password'))
    expect(values(found.vins)).toEqual(['1JJV532D5KL123987'])
  })

  it('a plain text file with columns of spaces', async () => {
    const found = await read(
      rawPdf([
        'BT /F 11 Tf 50 700 Td (UNIT 700      VIN 1FUJGLDR3CLBP8834) Tj 0 -16 Td (NOTES: CHECK COOLANT) Tj ET',
      ]),
    )
    expect(values(found.unit_numbers)).toEqual(['700'])
    expect(values(found.vins)).toEqual(['1FUJGLDR3CLBP8834'])
    expect(values(found.notes)).toEqual(['CHECK COOLANT'])
  })

  it('an invoice of Rigbay', async () => {
    const found = await read(asFile(await sampleInvoicePdf()))
    expect(values(found.vins)).toContain('1FUJGLDR9CLBP8834')
    expect(values(found.unit_numbers)).toContain('700')
  })

  it('a form whose fields were filled in on the screen', async () => {
    const found = await read(samplePdf('pdf-lib-form'))
    expect(values(found.vins)).toEqual(['1M2AX07CXFM021886'])
    expect(values(found.unit_numbers)).toEqual(['R-118'])
    expect(values(found.po_numbers)).toEqual(['GB-4410'])
    expect(values(found.customers)).toEqual(['Great Basin Waste Services'])
  })

  it('a number of 17 characters is a VIN with a label or a known manufacturer', async () => {
    const other = `ZZZ${'AB12345'}9${'012345'}`
    const madeUp = [...'0123456789X']
      .map(digit => `${other.slice(0, 8)}${digit}${other.slice(8)}`.slice(0, 17))
      .find(isVinCheckDigitValid)!
    expect(values((await read(typstPdf(`Reference ${madeUp}, unit 700`))).vins)).toEqual([])
    expect(values((await read(typstPdf(`VIN: ${madeUp}, unit 700`))).vins)).toEqual([madeUp])
    const known = '1FUJGLDR3CLBP8834'
    expect(values((await read(typstPdf(`Reference ${known}, unit 700`))).vins)).toEqual([known])
    expect(values((await read(typstPdf(`PO \\#: ${known} \\\nUnit: 700`))).vins)).toEqual([])
  })

  it('the shop is not its own customer', async () => {
    const { company_name } = await test.db
      .selectFrom('company')
      .select('company_name')
      .executeTakeFirstOrThrow()
    await test.db.updateTable('company').set({ company_name: 'Cicero Truck Repair' }).execute()
    const found = await read(
      typstPdf('PO \\#: 4471 \\\nBill to: Alvarez Freight LLC \\\nCustomer: Cicero Truck Repair, Inc.'),
    )
    await test.db.updateTable('company').set({ company_name }).execute()
    expect(values(found.customers)).toEqual(['Alvarez Freight LLC'])
  })

  it('one without useful text: no refusal, no findings', async () => {
    const found = await read(typstPdf('The quick brown fox jumps over the lazy dog.'))
    expect(found).toMatchObject({
      vins: [],
      unit_numbers: [],
      dates: [],
      amounts: [],
      notes: [],
      vehicles: [],
    })
  })
})

describe('known vehicles', () => {
  it('are found by VIN, unit number and plate, best match first', async () => {
    const { vehicle } = orderFixtures(test)
    const byVin = await vehicle(undefined, { unit_number: '9001' })
    const vin = '1FUJGLDR3CLBP8834'
    await test.db
      .updateTable('vehicles')
      .set({ vin, license_plate: 'ZZ 1' })
      .where('id', '=', byVin.id)
      .execute()
    const byUnit = await vehicle(undefined, { unit_number: 'ab-77' })
    const inMixedCase = await vehicle(undefined, { unit_number: 'Ab-77' })
    const byPlate = await vehicle(undefined, { kind: 'trailer', unit_number: '9003' })
    await test.db
      .updateTable('vehicles')
      .set({ license_plate: '', temporary_plate: 'QX8841T' })
      .where('id', '=', byPlate.id)
      .execute()
    const found = await read(typstPdf(`Plate: QX 8841T \\\nUnit: AB-77 \\\nVIN: ${vin}`))
    expect(found.vehicles.map(({ id, found_by }) => [id, found_by])).toEqual([
      [byVin.id, ['vin']],
      [byPlate.id, ['license_plate']],
      [inMixedCase.id, ['unit_number']],
      [byUnit.id, ['unit_number']],
    ])
    expect(found.vehicles[0]).toMatchObject({ kind: 'truck', owner: { first_name: 'Maria' } })
  })

  it('excludes vehicles of other fleets with the unit number of an identified VIN', async () => {
    const { vehicle } = orderFixtures(test)
    const meant = await vehicle(undefined, { unit_number: '8001' })
    await vehicle(undefined, { unit_number: '8001' })
    const { vin } = await test.db
      .selectFrom('vehicles')
      .select('vin')
      .where('id', '=', meant.id)
      .executeTakeFirstOrThrow()
    const found = await read(typstPdf(`Unit: 8001 \\\nVIN: ${vin}`))
    expect(found.vehicles.map(({ id, found_by }) => [id, found_by])).toEqual([
      [meant.id, ['vin', 'unit_number']],
    ])
  })
})

describe('known records are found without a label', () => {
  it('a vehicle by its VIN or plate, with the number and the line', async () => {
    const { vehicle } = orderFixtures(test)
    const { id } = await vehicle(undefined, { unit_number: '9101' })
    await test.db
      .updateTable('vehicles')
      .set({ license_plate: 'KX 4471T', vin: '4V4NC9EH1FN9' })
      .where('id', '=', id)
      .execute()
    const found = await read(typstPdf('Please look at kx-4471t. \\\nIt is 4V4NC9EH1FN9, as before.'))
    expect(found.vehicles.map(one => [one.id, one.found_by])).toEqual([[id, ['vin', 'license_plate']]])
    expect(found.license_plates).toMatchObject([{ value: 'KX 4471T', place: { line: 1 } }])
    expect(found.vins).toMatchObject([{ value: '4V4NC9EH1FN9', place: { line: 2 } }])
  })

  it('a customer by company, e-mail or phone, and then their unit number', async () => {
    const { customer, vehicle } = orderFixtures(test)
    const owner = await customer()
    await test.db
      .updateTable('customers')
      .set({ company_name: 'Tallgrass Dairy, Inc.', email: 'Yard@tallgrass.example', phone: '+13125550177' })
      .where('id', '=', owner)
      .execute()
    const { id } = await vehicle(owner, { unit_number: '9112' })
    for (const line of [
      'Tallgrass Dairy, Inc. of Gary',
      'Yard\\@tallgrass.example',
      'Call (312) 555-0177.',
    ]) {
      const found = await read(typstPdf(`Our 9112 is on its way. \\\n${line}`))
      expect(values(found.customers)).toEqual(['Tallgrass Dairy, Inc.'])
      expect(found.customers[0]).toMatchObject({ id: owner, place: { line: 2 } })
      expect(found.vehicles.map(one => [one.id, one.found_by])).toEqual([[id, ['unit_number']]])
    }
    expect((await read(typstPdf('Our 9112 is on its way, says Tallgrass.'))).vehicles).toEqual([])
  })

  it('a part by its stock number', async () => {
    const id = await orderFixtures(test).part(3, { name: 'Air filter' })
    await test.db.updateTable('parts').set({ stock_number: 'BF-7633' }).where('id', '=', id).execute()
    const found = await read(typstPdf('2 pcs bf-7633 on the shelf'))
    expect(found.parts).toEqual([
      {
        id,
        stock_number: 'BF-7633',
        name: 'Air filter',
        place: { page: 1, line: 1, text: '2 pcs bf-7633 on the shelf' },
      },
    ])
  })
})

describe('a PDF that cannot be read is refused with one error', () => {
  const refused = async (pdf: File) => {
    const answer = await admin.attempt(api.readOrderPdf, { files: { pdf: [pdf] } })
    return [answer.status, answer.errors.map(({ code, source }) => [code, source?.parameter])]
  }
  const because = (code: string) => [422, [[code, 'pdf']]]

  it('a scan: a photograph on a page', async () => {
    expect(await refused(await scannedPdf())).toEqual(because('pdf_without_text'))
    expect(await refused(samplePdf('ghostscript-scan'))).toEqual(because('pdf_without_text'))
    const { errors } = await admin.attempt(
      api.readOrderPdf,
      { files: { pdf: [await scannedPdf()] } },
      { language: 'es' },
    )
    expect(errors[0]!.title).toMatch(/no contiene texto/)
  })

  it('one locked with a password', async () => {
    expect(await refused(samplePdf('ghostscript-locked'))).toEqual(because('pdf_encrypted'))
  })

  it('a file that is no PDF, empty, missing or damaged', async () => {
    expect(await refused(new File(['hello'], 'order.pdf'))).toEqual(because('pdf_not_a_pdf'))
    expect(await refused(new File(['hello'], 'order.txt'))).toEqual(because('pdf_not_a_pdf'))
    expect(await refused(new File([], 'order.pdf'))).toEqual(because('file_empty'))
    expect(await refused(new File(['%PDF-1.7\nnothing here\n%%EOF\n'], 'a.pdf'))).toEqual(
      because('pdf_damaged'),
    )
    expect(await refused(new File(['%PDF-1.7\ncut off'], 'a.pdf'))).toEqual(because('pdf_damaged'))
    const none = await admin.attempt(api.readOrderPdf, { files: {} })
    expect([none.status, none.errors[0]!.code]).toEqual([422, 'file_required'])
  })

  it('one of 51 pages, the limit being 50', async () => {
    const page = 'BT /F 11 Tf 50 700 Td (Unit 700, please check) Tj ET'
    expect(await refused(rawPdf(Array(51).fill(page)))).toEqual(because('pdf_too_many_pages'))
    expect((await read(rawPdf(Array(50).fill(page)))).pages).toBe(50)
  })

  it('one that decompresses to gigabytes', async () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000, ' '))
    const locked = rawPdf(['', '', '', '', ''], { filter: 'FlateDecode', streams: Array(5).fill(bomb) })
    const bytes = new Uint8Array(await locked.arrayBuffer())
    expect((await findInPdf(bytes, { outsideMb: 150 })).problem).toBe('pdf_too_heavy')
  })

  it('one that exceeds the limit of processor time, regardless of wall-clock time', async () => {
    const page = `BT /F 9 Tf 50 780 Td ${'0 -11 Td (Unit 700 VIN 1FUJGLDR3CLBP8834) Tj '.repeat(600)} ET`
    const heavy = new Uint8Array(await rawPdf(Array(50).fill(page)).arrayBuffer())
    expect((await findInPdf(heavy, { processorMs: 100 })).problem).toBe('pdf_too_heavy')
    const small = new Uint8Array(await typstPdf('Unit: 700, brakes').arrayBuffer())
    const answers = Array.from({ length: 5 }, () => findInPdf(small))
    expect((await Promise.all(answers)).map(({ problem }) => problem)).toEqual(Array(5).fill(undefined))
  })

  it('one that makes the thread hang', async () => {
    const bytes = new Uint8Array(await typstPdf('Unit: 700, brakes').arrayBuffer())
    expect((await findInPdf(bytes, { clockMs: 0 })).problem).toBe('pdf_too_heavy')
    expect((await findInPdf(bytes)).problem).toBeUndefined()
  })
})

it('queues a limited number of documents and refuses the rest', async () => {
  const bytes = new Uint8Array(await typstPdf('Unit: 700, brakes').arrayBuffer())
  const answers = await Promise.all(Array.from({ length: 6 }, () => findInPdf(bytes, { waiting: 2 })))
  const busy = answers.filter(({ problem }) => problem === 'pdf_readers_busy').length
  expect(busy).toBeGreaterThan(0)
  expect(answers.length - busy).toBe(
    answers.filter(({ findings }) => findings?.unit_numbers.length === 1).length,
  )
  expect((await findInPdf(bytes)).problem).toBeUndefined()
})

it('is not ended by memory use elsewhere in the process', async () => {
  const bytes = new Uint8Array(await typstPdf('Unit: 700, brakes').arrayBuffer())
  const reading = findInPdf(bytes, { outsideMb: 60 })
  const others = Buffer.alloc(300_000_000, 1)
  expect((await reading).problem).toBeUndefined()
  expect(others).toHaveLength(300_000_000)
})

it('does not block the event loop', async () => {
  const bytes = new Uint8Array(
    await rawPdf(
      Array(50).fill(`BT /F 9 Tf 50 780 Td ${'0 -11 Td (Unit 700 VIN 1FUJGLDR3CLBP8834) Tj '.repeat(60)} ET`),
    ).arrayBuffer(),
  )
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  const delay = monitorEventLoopDelay()
  delay.enable()
  await findInPdf(bytes)
  delay.disable()
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})

it('writes nothing, and needs the permission to create orders', async () => {
  const count = async () =>
    (
      await test.db
        .selectFrom('files')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const before = await count()
  await read(samplePdf('jspdf-boxed-vin'))
  expect(await count()).toBe(before)
  const mechanic = await test.signIn('mechanic')
  const answer = await mechanic.attempt(api.readOrderPdf, { files: { pdf: [samplePdf('jspdf-boxed-vin')] } })
  expect(answer.status).toBe(403)
})
