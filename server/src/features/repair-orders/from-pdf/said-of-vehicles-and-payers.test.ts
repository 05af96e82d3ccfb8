import { describe, expect, it } from 'vitest'
import { customersIn, ordersIn, unitsIn } from '#server/testing/found-in-lines.ts'

describe('what a vehicle is called stands behind its make', () => {
  it.each([
    ['Sending Tyler up with the Kenworth, number 9. The turbo whistles.', '9'],
    ['The 2021 Peterbilt is number 14 and needs an oil change.', '14'],
    ['Please check the brakes of our Mack, no. 7, before Friday.', '7'],
    ['My 2016 Western Star, which is number 12, leaks air.', '12'],
  ])('%s', (text, unit) => {
    expect(unitsIn(text)).toEqual([unit])
  })

  it.each([
    'The Cummins, number 6 injector is leaking.',
    'On the Cummins, number 4 cylinder is dead.',
    'Sending Tyler up, number 9 is his pager.',
    'Call the Salina, number 785-555-0142.',
  ])('but none is in: %s', text => {
    expect(unitsIn(text)).toEqual([])
  })
})

describe('what it is called', () => {
  it.each([
    ['It is truck 7, the white one.', '7'],
    ['Es el camión 4 por si lo tienen en la computadora.', '4'],
    ['That’s our trailer 9 by the way.', '9'],
  ])('in one digit: %s', (text, unit) => {
    expect(unitsIn(text)).toEqual([unit])
  })

  it.each(['It is truck 2 of 3.', 'Send truck 7 by noon.'])('but not in %s', text => {
    expect(unitsIn(text)).toEqual([])
  })

  it.each([
    ['we call it P-36', 'P-36'],
    ['We call this one truck 118, check the PTO.', '118'],
    ['We call the trailer T-7.', 'T-7'],
    ['Тягач: | 2020 Volvo VNL 760, номер 07', '07'],
    ['Прицеп: | 2019 Fontaine, номер 07T', '07T'],
  ])('in %s', (text, unit) => {
    expect(unitsIn(text)).toEqual([unit])
  })

  it.each(['we call it a day', 'We call it 5 days late.', 'Тягач: | 2020 Volvo VNL 760, гос. номер 07'])(
    'but not in %s',
    text => {
      expect(unitsIn(text)).toEqual([])
    },
  )

  it.each(['Tank no.', 'Pump #', 'Sprayer number', 'Bowser No'])(
    'in the first column of a table of vehicles: %s',
    head => {
      expect(unitsIn(`${head} | Make | Year | VIN`, 'K-708 | Brenner | 2018 | 10BAA721XJF0B3302')).toEqual([
        'K-708',
      ])
    },
  )

  it.each(['Item no.', 'Stop #', 'Claim number', 'Driver no.', 'Load no.', 'Seal #'])(
    'but not in the first column if it numbers something else: %s',
    head => {
      expect(unitsIn(`${head} | Make | Year | VIN`, 'K-708 | Brenner | 2018 | 10BAA721XJF0B3302')).toEqual([])
    },
  )

  it('and not in another column, or where the unit number has its own', () => {
    expect(unitsIn('Make | Meter no. | Year | VIN', 'Brenner | K-708 | 2018 | 10BAA721XJF0B3302')).toEqual([])
    expect(unitsIn('Tank no. | Unit | VIN', 'K-708 | 118 | 10BAA721XJF0B3302')).toEqual(['118'])
  })
})

describe('another number to name on the invoice is asked for beside the purchase order', () => {
  const form = ['P.O. number: S44127', 'R.O. number: 55190']

  it.each([
    'PUT OUR PO NUMBER AND RO NUMBER ON INVOICE.',
    'PO and RO numbers must appear on the invoice.',
    'Show PO # & R.O. # on your bill.',
  ])('%s', text => {
    expect(ordersIn(...form, text)).toEqual(['S44127', '55190'])
  })

  it('and else not, and never if it is the shop’s', () => {
    expect(ordersIn(...form, 'Put our PO number on the invoice.')).toEqual(['S44127'])
    expect(
      ordersIn('P.O. number: S44127', 'Your R.O. number: 55190', 'Put PO and RO on the invoice.'),
    ).toEqual(['S44127'])
  })
})

describe('who is to pay', () => {
  const form = ['CLAIM AUTHORIZATION', 'Contract holder: Benton Freight LLC']

  it.each([
    'Make the invoice for the covered part out to Keystead Administrators.',
    'Make all invoices out to Keystead Administrators and sign them.',
    'Issue the invoice to Keystead Administrators, not to the holder.',
    'Write your bill to Keystead Administrators.',
  ])('%s', text => {
    expect(customersIn(...form, text)).toEqual(['Keystead Administrators'])
  })

  it('is called by the first word of the letterhead in the row of what he will pay', () => {
    expect(customersIn('Keystead Administrators', ...form, 'Keystead will pay | $1,842.35')).toEqual([
      'Keystead Administrators',
    ])
    expect(customersIn('Keystead Administrators', ...form, 'Benton will pay | $250.00')).toEqual([
      'Benton Freight LLC',
    ])
  })

  it.each([
    'Send your invoice to us.',
    'Submit all invoices directly to us.',
    'Please email us the final invoice.',
  ])('writes: %s', text => {
    expect(customersIn('Ridgeway Leasing Group', 'Owner: Alder Produce LLC', text)).toEqual([
      'Ridgeway Leasing Group',
    ])
  })

  it('but not where the invoice is not to be sent to him', () => {
    expect(
      customersIn('Ridgeway Leasing Group', 'Owner: Alder Produce LLC', 'Do not send the invoice to us.'),
    ).toEqual(['Alder Produce LLC'])
  })
})

describe('who gets the bill', () => {
  it.each([
    [
      'So please make the bill out to Dale Pruitt and not to Prairie State, last year it went wrong',
      'Dale Pruitt',
    ],
    [
      'It goes to invoices@example.com, made out to Ostrander Truck Leasing, LP, with the number above',
      'Ostrander Truck Leasing, LP',
    ],
  ])('is the one it is made out to: %s', (text, name) => {
    expect(customersIn('Unit: 118 | Lessee | Pickaway Building Supply', text)).toEqual([name])
  })

  it('is none to whom it is not made out', () => {
    expect(
      customersIn(
        'Customer: Ostrander Freight LLC',
        'The bill should not be made out to Prairie State Carriers',
      ),
    ).toEqual(['Ostrander Freight LLC'])
  })
})

describe('who writes', () => {
  const county = 'Pine Lake County Highway Department'

  it.each([
    [
      county,
      'W4180 County Road BB • Harrow Falls, Wisconsin 54941',
      'Dear Mr. Hoeft:',
      'Please repair trailer 408.',
      'Sincerely,',
      'Denise Kubiak',
      'Fleet Clerk',
    ],
    [
      'Good morning Carrie,',
      'Go ahead with the turbo on 231.',
      'Denise Kubiak',
      `Fleet Clerk, ${county}`,
      '(920) 555-0142',
    ],
  ])('may be a department of a county: %s', (...lines) => {
    expect(customersIn(...lines)).toEqual([county])
  })

  it('may own his truck', () => {
    expect(
      customersIn('Заявка на ремонт', 'До: Lakeshore Truck Repair', 'Від: Андрій Коваленко, власник-водій'),
    ).toEqual(['Андрій Коваленко'])
    expect(customersIn('Repair request', 'From: Andy Koval, dispatcher')).toEqual([])
  })
})
