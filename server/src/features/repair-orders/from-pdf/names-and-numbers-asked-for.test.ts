import { describe, expect, it } from 'vitest'
import { customersIn, foundIn } from '#server/testing/found-in-lines.ts'
import { linesOf, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from './find-in-text.ts'

describe('who is billed', () => {
  it('is no other paper that goes with the invoice', () => {
    expect(customersIn('PUT THIS NUMBER ON EACH INVOICE AND PACKING SLIP.')).toEqual([])
    expect(customersIn('INVOICE ALDER RIDGE FREIGHT LLC.')).toEqual(['ALDER RIDGE FREIGHT LLC'])
  })

  it('for what another does not pay', () => {
    const letter = ['Insured: Three Forks Hauling', 'Dear Manager,']
    expect(
      customersIn(...letter, 'Please bill the remaining amount directly to Alder Mutual Insurance Company.'),
    ).toEqual(['Alder Mutual Insurance Company'])
    expect(customersIn(...letter, 'Bill the deductible to Three Forks Hauling.')).toEqual([
      'Three Forks Hauling',
    ])
  })

  it('is a limited partnership, with or without a point behind it', () => {
    expect(customersIn('Please bill to Alder Ridge Leasing, LP, Accounts Payable, PO Box 40')).toEqual([
      'Alder Ridge Leasing, LP',
    ])
  })

  it('is an administrator of contracts to whom the invoice is made out', () => {
    expect(
      customersIn(
        'Contract holder: Three Forks Hauling',
        'Send the invoice, made out to Keystead Administrators and signed.',
      ),
    ).toEqual(['Keystead Administrators'])
  })
})

describe('who writes pays, and not whose vehicle it is', () => {
  it.each([
    'Please address the invoice to us and show the claim number on it.',
    'Bill us, not the driver.',
    'Please invoice us directly.',
    'The invoice must be made out to us.',
    'All repairs are billed to us.',
    'Issue the invoice in our name.',
    'Our payment will be issued to your shop.',
    'Our payment | $10,355.00',
    'We will pay your shop.',
    'Favor de facturar a nosotros.',
    'La factura debe salir a nuestro nombre.',
    'Счёт выставляйте на нас.',
    'Рахунок виставляйте на нас.',
    'Платим мы.',
  ])('%s', text => {
    expect(customersIn('Ridgeway Leasing Group', 'Owner: Alder Produce LLC', text)).toEqual([
      'Ridgeway Leasing Group',
    ])
  })

  it.each(['The tow company will bill us for the tow.', 'Do not bill us.', 'They charge us by the mile.'])(
    'but not where another bills him: %s',
    text => {
      expect(customersIn('Ridgeway Leasing Group', 'Owner: Alder Produce LLC', text)).toEqual([
        'Alder Produce LLC',
      ])
    },
  )

  it('by the company of his signature in a mail, and by a company without a word for what it does', () => {
    const mail = [
      'From: Dana <dana@ridge.example>',
      'Hi,',
      'the truck is run by Alder Produce LLC, but bill us.',
    ]
    expect(customersIn(...mail, 'Thanks', 'Dana Moss', 'Fleet Manager, Ridge Leasing Co')).toEqual([
      'Ridge Leasing Co',
    ])
    expect(
      customersIn('Arrendadora Regio S.A. de C.V.', 'Cliente: Fletes Ruiz', 'Facturar a nosotros.'),
    ).toEqual(['Arrendadora Regio S.A. de C.V.'])
  })

  it('or is called by the first words of the letterhead', () => {
    expect(
      customersIn('Ash Grove Mutual Insurance', 'Insured: Alder Produce LLC', 'Payable by Ash Grove'),
    ).toEqual(['Ash Grove Mutual Insurance'])
  })
})

it.each([
  [['Sold-to: Meadow Foods', 'Ship-to: Plant 12'], 'Meadow Foods'],
  [['Payer | Meadow Foods', 'Customer | Ash Produce'], 'Meadow Foods'],
  [['Responsible party: Meadow Foods', 'Customer: Ash Produce'], 'Meadow Foods'],
  [['Remit invoice to | Meadow Foods', 'Customer | Ash Produce'], 'Meadow Foods'],
  [['Invoice recipient | Meadow Foods', 'Customer | Ash Produce'], 'Meadow Foods'],
  [
    ['SUPPLIER WORK ORDER', 'Order date | Buyer', '11/16/26 | K. Moss', 'Invoice address: Ash Foods Co, AP'],
    'Ash Foods Co',
  ],
  [['Клиент: ИП Петров'], 'ИП Петров'],
  [['Замовник: ФОП Гриценко Олена Петрівна'], 'ФОП Гриценко Олена Петрівна'],
  [
    ['Hello Doug,', 'trailers 5317 and 5318 are ready.', 'Joe at Lakeshore Steel Haulers'],
    'Lakeshore Steel Haulers',
  ],
  [
    ['Sres. Taller Lakeside', 'Les enviamos el tractor para servicio.', 'Transportes Unidos del Norte'],
    'Transportes Unidos del Norte',
  ],
  [['MEMO', 'FROM: Harbor Ready Mix dispatch', 'Brakes of truck 118'], 'Harbor Ready Mix'],
  [
    ['REPAIR ORDER REQUEST', 'Replace the brakes.', 'thank you, Northside Poultry LLC'],
    'Northside Poultry LLC',
  ],
])('the customer is found in %j', (lines, name) => {
  expect(values(foundIn(...lines).customers)).toEqual([name])
})

it('who buys is no customer', () => {
  expect(values(foundIn('WORK ORDER', 'Order date | Buyer', '11/16/26 | K. Moss').customers)).toEqual([])
})

describe('a public body is billed at its office', () => {
  it.each([
    ['Ash County Auditor', 'Ash County'],
    ['City of Ash Grove Finance Department', 'City of Ash Grove'],
    ["Ash County Treasurer's Office", 'Ash County'],
    ['Ash Township Fiscal Officer', 'Ash Township'],
    ['Ash Grove ISD, Purchasing Office', 'Ash Grove ISD'],
    ['Ash County Road Department', 'Ash County Road Department'],
  ])('%s', (office, name) => {
    expect(values(foundIn('Purchase order 4471', `Invoice to: ${office}`).customers)).toEqual([name])
  })
})

it('below the name in larger letters stands a department', () => {
  const head = (size: number) =>
    linesOf('Ash Grove Mill', 'Plant Services - Mobile Equipment', 'WORK REQUEST').map((line, at) => ({
      ...line,
      cells: line.cells.map(cell => ({ ...cell, style: `sans ${at === 0 ? size : 9}.0` })),
    }))
  expect(values(findInText(head(14)).customers)).toEqual(['Ash Grove Mill'])
  expect(values(findInText(head(9)).customers)).not.toEqual(['Ash Grove Mill'])
})

it('a number to write on the invoice may stand beside something else to write', () => {
  const { po_numbers } = foundIn('Please write QX-4471 and the truck number on your invoice.')
  expect(values(po_numbers)).toEqual(['QX-4471'])
})

describe('a plate of digits behind its state', () => {
  const plates = (text: string) => foundIn(text).license_plates.map(({ value, state }) => `${value} ${state}`)

  it.each([
    ['Plate: NM 05512 XTD', '05512 XTD NM'],
    ['Plate: NM 05512 APP', '05512 NM'],
    ['Plate: NM 05512 XTD expired', '05512 NM'],
  ])('has letters at its end, if they do not say something else: %s', (text, plate) => {
    expect(plates(text)).toEqual([plate])
  })
})
