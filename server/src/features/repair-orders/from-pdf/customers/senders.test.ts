import { describe, expect, it } from 'vitest'
import { customersIn } from '#server/testing/found-in-lines.ts'
import { linesOf, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from '../find-in-text.ts'

const inSizes = (...lines: (readonly [number, string])[]) =>
  values(
    findInText(
      linesOf(...lines.map(([, text]) => text)).map((line, at) => ({
        ...line,
        cells: line.cells.map(cell => ({ ...cell, style: `sans ${lines[at]![0]}.0` })),
      })),
    ).customers,
  )

describe('a company without a word for what it does stands in a signature above its address', () => {
  const signed = (...signature: string[]) =>
    customersIn('Dana,', 'two vans are coming to you on Thursday night.', 'Thanks,', ...signature)

  it.each([
    [
      ['Paul Renner', 'Yard Supervisor', 'Oak & Hearth', '1600 W 1st Street, Salina, KS 67460'],
      'Oak & Hearth',
    ],
    [['Kim Ott', 'Wheatland Pools', 'PO Box 40, Salina, KS 67401'], 'Wheatland Pools'],
    [['Kim Ott', 'Wheatland Pools', 'RR 2 Box 66'], 'Wheatland Pools'],
    [['Kim Ott', 'Wheatland Pools', 'Salina, KS 67401'], 'Wheatland Pools'],
  ])('%j', (signature, name) => {
    expect(signed(...signature)).toEqual([name])
  })

  it.each([
    [['Kim Ott', 'Lead Technician', 'PO Box 40, Salina, KS 67401']],
    [['Kim', 'Kim Ott', 'PO Box 40, Salina, KS 67401']],
    [['Kim Ott', 'PO Box 40, Salina, KS 67401']],
    [['Kim Ott', 'Main Office', 'PO Box 40, Salina, KS 67401']],
    [['Kim Ott', 'Wheatland Pools', '785-555-0101']],
  ])('but none in %j', signature => {
    expect(signed(...signature)).toEqual([])
  })
})

describe('a department is no customer', () => {
  it.each([
    'Main Office',
    'North Terminal',
    'Central Warehouse',
    'Distribution Center',
    'Salina Branch',
    'District Three Shop',
    'Plant 4',
  ])('%s below the letterhead, and where it is billed', office => {
    expect(
      inSizes([12, 'Kestrel Dynamics'], [12, office], [12, 'WORK ORDER'], [12, 'Vendor: Lakeside Diesel']),
    ).not.toContain(office)
    expect(customersIn('Ash Foods Inc', 'PURCHASE ORDER', `Bill to: ${office}`, 'Vendor: Lakeside')).toEqual([
      'Ash Foods Inc',
    ])
  })

  it.each(['Auditor', 'County Auditor', 'County Treasurer'])('%s', office => {
    expect(customersIn('Pratt County', 'PURCHASE ORDER', `Bill to: ${office}`, 'Vendor: Lakeside')).toEqual([
      'Pratt County',
    ])
  })
})

it('the largest letters are a name, whoever the form is sent to', () => {
  expect(
    inSizes([18, 'PRAIRIE ROSE'], [9, 'Main Office'], [12, 'PURCHASE ORDER'], [9, 'To: Lakeside Diesel']),
  ).toEqual(['PRAIRIE ROSE'])
})

describe('a first name alone is a customer', () => {
  it.each([
    [['Customer: Lonnie', 'Company: Benson Foods'], 'Benson Foods'],
    [['Customer name: Lonnie', 'Benson Foods LLC', 'Unit 118: brakes'], 'Benson Foods LLC'],
  ])('not where a company is named: %j', (lines, name) => {
    expect(customersIn(...lines)).toEqual([name])
  })

  it('where none is, and in what a shop writes', () => {
    expect(customersIn('Customer: Schneider', 'Unit 118: brakes')).toEqual(['Schneider'])
    expect(customersIn('Lakeside Fleet LLC', 'ESTIMATE', 'Customer: Lonnie')).toEqual(['Lonnie'])
  })
})

describe('who administers pays', () => {
  const form = ['Keystead Warranty Solutions', 'Claim authorization', 'Contract holder: Ash Foods']

  it.each([
    'Bill Administrator for covered repairs.',
    'Administrator pays: $1,842.35',
    'The administrator will pay by card.',
    'We will pay the authorized amount by card.',
    'Invoice us at ap@keystead.example',
  ])('%s', text => {
    expect(customersIn(...form, text)).toEqual(['Keystead Warranty Solutions'])
  })

  it('by the first word of the letterhead', () => {
    expect(
      customersIn(
        'Keystead Administrators',
        'Contract holder: Ash Foods',
        'Payment will be made by Keystead upon receipt.',
      ),
    ).toEqual(['Keystead Administrators'])
  })

  it.each([
    'Send us the final invoice made out to our insured.',
    'Payment will be made by Card upon receipt.',
    'Do not bill the administrator.',
  ])('but not: %s', text => {
    expect(customersIn(...form, text)).toEqual(['Ash Foods'])
  })
})

it('the company that owns the customer is none', () => {
  expect(
    customersIn(
      'Prairie State Lines',
      'A company of Holding Group Inc',
      'REPAIR ORDER REQUEST',
      'Brakes leak',
    ),
  ).toEqual(['Prairie State Lines'])
})

it('who is answered by the shop is the customer', () => {
  expect(
    customersIn(
      'From: Dana <service@lakesidediesel.example>',
      'To: Lonnie <lonnie@ashfoods.example>',
      'Subject: RE: truck 118',
      'Hi Lonnie,',
      'Sure, bring it in on Friday.',
      'Dana',
      'Lakeside Diesel Service Inc',
      'From: Lonnie <lonnie@ashfoods.example>',
      'Sent: Monday',
      'To: Dana',
      'Hi Dana,',
      'can you look at truck 118?',
      'Thanks',
      'Lonnie',
      'Ash Foods Inc',
    ),
  ).toEqual(['Ash Foods Inc'])
})

describe('who gives his first name in small letters says where he is from', () => {
  const asking = (said: string) =>
    customersIn('Conversation', said, 'my truck 17 shakes, what would a repair order cost')

  it.each([
    'good morning its luis from Medina Hotshot Service',
    'this is luis with Medina Hotshot Service, hello',
    'buenas, habla luis de Medina Hotshot Service',
  ])('%s', said => {
    expect(asking(said)).toEqual(['Medina Hotshot Service'])
  })

  it.each([
    'its coming from Medina Hotshot Service',
    'its towed from Medina Hotshot Service',
    'its luis from Salina',
  ])('but not: %s', said => {
    expect(asking(said)).toEqual([])
  })
})

describe('a note without a greeting ends with a person and a company', () => {
  const note = [
    'Gary, two trucks for you this week:',
    'B31 needs a liftgate',
    'B44 side door 3 comes off the track',
    'Keep the invoices separate.',
    'Both can stay over the weekend.',
  ]

  it.each([
    [['Rob Teller', 'Summit Beverage Distributing']],
    [['Rob Teller', 'Summit Beverage Distributing', '44 Mill St', '785-555-0101']],
  ])('%j', signature => {
    expect(customersIn(...note, ...signature)).toEqual(['Summit Beverage Distributing'])
  })

  it.each([
    [['Rob Teller', 'Fleet Manager']],
    [['Rob Teller', 'Summit Diesel Services']],
    [['needs a part from', 'Summit Beverage Distributing', 'when it comes']],
    [['Rob Teller', 'Summit Beverage Distributing', ...note, ...note]],
  ])('but not in %j', signature => {
    expect(customersIn(...note, ...signature)).toEqual([])
  })

  it('nor is the post of whoever signs a short one a letterhead', () => {
    expect(customersIn('Gary, a truck for you:', 'B31 needs a liftgate', 'Fleet Manager')).toEqual([])
  })
})
