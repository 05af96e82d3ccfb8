import { describe, expect, it } from 'vitest'
import { foundIn } from '#server/testing/found-in-lines.ts'
import { valuesOf as values } from '#server/testing/text-lines.ts'

describe('no VIN is pieced together', () => {
  it.each([
    // A vehicle and the amounts behind it.
    'Wiper motor, Bus 1511 | 134.20 | 268.40',
    // A state, a ZIP code and a telephone number.
    'Haltom City, TX 76117 | 817-555-0199',
    'Fort Worth TX 76117 817 555 0199',
  ])('%s', text => {
    // With every last digit, and every first: some of them have a check digit that is right.
    for (const first of '0123456789')
      for (const last of '0123456789')
        expect(foundIn(text.replace(/\d/, first).replace(/\d$/, last)).vins).toEqual([])
  })

  it.each([
    '1FUJ GLDR 3CLB P8834',
    '1FUJ-GLDR-3CLB-P8834',
    '1 F U J G L D R 3 C L B P 8 8 3 4',
    '1FUJGLDR3 CLBP8834',
  ])('but one whose groups are set apart alike is read: %s', text => {
    expect(values(foundIn(`Truck ${text}`).vins)).toEqual(['1FUJGLDR3CLBP8834'])
  })
})

describe('no unit', () => {
  it.each(['Equipment number: TGHU 608213-4', 'Unit: MSCU 118204', 'Unit: TCLU1182043'])(
    'the mark of a container: %s',
    text => {
      expect(foundIn(text).unit_numbers).toEqual([])
    },
  )

  it('an amount behind the kind of vehicle', () => {
    expect(foundIn('Kind | Parts | Labor', 'Tractor | 6,418.22 | 812.00').unit_numbers).toEqual([])
    expect(values(foundIn('Tractor | 6418').unit_numbers)).toEqual(['6418'])
  })
})

describe('no purchase order', () => {
  it.each(['Purchase order | 18-MAR-2026', 'PO number: Mar-18-2026', 'Purchase order no. | 3'])(
    'a day in words, or one digit: %s',
    text => {
      expect(foundIn(...text.split(' | ')).po_numbers).toEqual([])
    },
  )

  it('a digit behind the number', () => {
    expect(values(foundIn('Standard Purchase Order 771204, 2').po_numbers)).toEqual(['771204'])
  })

  it('what the next sentence says', () => {
    expect(foundIn('Please send a PO. Diag is 2 hrs at $155.').po_numbers).toEqual([])
    expect(foundIn('PO 30 days.').po_numbers).toEqual([])
    expect(values(foundIn('P.O. for this truck is 4471.').po_numbers)).toEqual(['4471'])
  })

  it('the fields below a title', () => {
    const { po_numbers, unit_numbers } = foundIn(
      'ALDER TRUCK LEASING |  |  | Outside Repair Authorization',
      'Authorization | 31-884207 | Our unit | 640318',
      'Vendor | Cicero Diesel | VIN | 1FUJGLDR3CLBP8834',
    )
    expect(values(po_numbers)).toEqual(['31-884207'])
    expect(values(unit_numbers)).toEqual(['640318'])
  })

  it('the number of a sheet whose field for the order says something else', () => {
    const form = [
      'ALDER PROPANE CO. | VEHICLE REPAIR REQUEST',
      '3008 State Hwy 9',
      'Form 114 | White: shop | No. 0632',
    ]
    expect(values(foundIn(...form).po_numbers)).toEqual(['0632'])
    expect(foundIn(...form, 'P.O. NO. | will call in').po_numbers).toEqual([])
  })
})

describe('no plate', () => {
  it('the license of whoever signs a letter', () => {
    const letter = (...signed: string[]) =>
      foundIn('Dear Manager,', 'Please repair the hood of the truck.', 'Sincerely,', 'Ana Ruiz', ...signed)
    expect(letter('Damage Appraiser', 'License 55018832').license_plates).toEqual([])
    expect(values(letter('Truck 118, license P48213').license_plates)).toEqual(['P48213'])
  })

  it.each([
    'Office 817-555-0174 | LP-Gas Lic. 20417',
    'State Lic. 006418877 | 817-555-0199',
    'Electrical Lic. 30117',
    'TDLR Lic No. 0061884',
    'Fax (817) 555-0152 | License: M38114',
  ])('the license of a company: %s', text => {
    expect(foundIn('ALDER PROPANE CO.', text).license_plates).toEqual([])
  })

  it.each(['Truck 118, license: P48213, call 817-555-0174', 'Lic. P48213'])('but of a truck: %s', text => {
    expect(values(foundIn('ALDER PROPANE CO.', text).license_plates)).toEqual(['P48213'])
  })
})

describe('no customer', () => {
  const letter = (...lines: string[]) =>
    values(foundIn('Hello,', 'Truck 118 leaks oil, please look at it.', 'Thanks', ...lines).customers)

  it.each([
    '11480 County Road 220, Carthage MO 64836',
    'W6140 County Road BB, Appleton, WI',
    'State Highway 9',
    'Highway 30 East',
  ])('an address: %s', text => {
    expect(letter('Wes Lindgren', text)).toEqual([])
    expect(letter('Alder Freight Lines', text)).toEqual(['Alder Freight Lines'])
  })

  it.each(['Contracted service provider, Joplin', 'Your trusted delivery partner'])(
    'what a company does: %s',
    text => {
      expect(letter('Alder Freight Lines', text)).toEqual(['Alder Freight Lines'])
    },
  )

  it.each([
    'REQUEST FOR OUTSIDE SERVICE',
    'Request for Vehicle Maintenance',
    'Authorization for Truck Repairs',
    'ORDER FOR ROADSIDE REPAIR',
  ])('the work: %s', title => {
    expect(values(foundIn('ALDER FREIGHT LINES', title).customers)).toEqual(['ALDER FREIGHT LINES'])
  })
})

describe('a name is written out', () => {
  it.each([
    ['Elk Basin School District No. 4', 'Elk Basin School District No. 4'],
    ['Alder Truck Leasing branch 0417. Show R044 on your invoice.', 'Alder Truck Leasing'],
  ])('in %s', (text, name) => {
    expect(values(foundIn(`Bill to: ${text}`).customers)).toEqual([name])
  })

  it('over two lines of a narrow column', () => {
    const block = (...name: string[]) =>
      values(foundIn(' | Bill To', ...name.map(line => ` | ${line}`), ' | PO Box 40').customers)
    expect(block('Lower Delta Sand & Ready', 'Mix, LLC')).toEqual(['Lower Delta Sand & Ready Mix, LLC'])
    expect(block('Lower Delta Beverage', 'Distributors Inc.')).toEqual([
      'Lower Delta Beverage Distributors Inc.',
    ])
    // A person, and his company.
    expect(block('Lower Delta', 'Mix, LLC')).toEqual(['Lower Delta'])
  })

  it('of whoever has an office for bills', () => {
    expect(
      values(
        foundIn(
          'Elmwood Mills',
          'Elmwood Mills Company, Inc. - 40 Mill Rd, Peoria IL 61602',
          'Purchase order | 4471-88',
          'Send invoices to: Elmwood Mills Shared Services, P.O. Box 40, Peoria IL',
        ).customers,
      ),
    ).toEqual(['Elmwood Mills Company, Inc.'])
  })

  it.each([
    [
      ['Bear Valley Food Distributors', 'Blanket PO: 7740', 'Invoice to: BVFD Fleet'],
      'Bear Valley Food Distributors',
    ],
    [
      [
        'Continental CareFleet',
        'PURCHASE ORDER 7740',
        'Client: Alder Linen',
        'Bill Continental CareFleet only.',
      ],
      'Continental CareFleet',
    ],
    [
      [
        'PO: 7740',
        ...Array<string>(5).fill('Check the brakes.'),
        'Bill to Alder Lake Refrigerated at the address below.',
        'Alder Lake Refrigerated Transport, Inc.',
      ],
      'Alder Lake Refrigerated Transport, Inc.',
    ],
  ])('%j', (lines, name) => {
    expect(values(foundIn(...lines).customers)).toEqual([name])
  })

  it('but two companies that begin alike are two', () => {
    const names = ['Alder Lake Transport, Inc.', 'Alder Lake Leasing, Inc.']
    const lines = ['Bill to: Alder Lake', ...Array<string>(5).fill('Check the brakes.'), ...names]
    expect(values(foundIn(...lines).customers)).toEqual(['Alder Lake'])
  })
})
