import { describe, expect, it } from 'vitest'
import { linesOf as page, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from './find-in-text.ts'

const found = (...texts: string[]) => findInText(page(...texts))

describe('work that no label announces', () => {
  it.each([
    'Right rear door gasket torn',
    'D/S TURN SIGNAL INOP',
    'Shop pls check for bent tie rod also, wheel hit guard cable.',
    'La puerta del chofer no cierra bien',
    'Стучит передняя подвеска справа',
    'На холодну погано заводиться, крутить довго.',
  ])('is found: %s', text => {
    expect(values(found('WORK REQUEST', text).notes)).toEqual([text])
  })

  it.each([
    'Brakes, Service',
    'Lakeside Diesel Service, Crete IL',
    'Left w/ no damage noted, inspected by driver',
    'Invoice for brake repair must show our number',
    'Cause: low refrigerant, leaking condenser',
  ])('is not seen in: %s', text => {
    expect(found('WORK REQUEST', text).notes).toEqual([])
  })

  it('is told apart from the rest of a mail, and from the vehicle that it is said of', () => {
    const { notes } = found(
      'Good morning,',
      'Dropping it off tonight, use PO 4471. The heater does not blow.',
      '• Unit 2031 (1XKADP9X2KJ228830) – replace both drive tires',
      'Thanks,',
      'Trish',
    )
    expect(values(notes)).toEqual(['The heater does not blow.', 'replace both drive tires'])
  })

  it('is not what is refused', () => {
    expect(found('WORK REQUEST', 'Not authorized: paint, tires, loose trim').notes).toEqual([])
    expect(found('WORK REQUEST', '✘ Replace torn bulkhead — rejected').notes).toEqual([])
  })

  it('is not what was done before', () => {
    const { notes } = found('CLOSED WORK ORDERS', 'REPLACE U-JOINT', 'OPEN WORK ORDER', 'REPLACE RT STEP')
    expect(values(notes)).toEqual(['REPLACE RT STEP'])
  })
})

it.each([
  ['don’t do nothing over 1200 bucks', 1200],
  ['cualquier cosa arriba de 900 dolares me habla', 900],
  ['Если выйдет дороже $2,400, позвоните', 2400],
  ['Agreed price $11,386.74, not to be exceeded', 11386.74],
  ['$650.00 max, then call', 650],
  ['MAX $ THIS REQ : 1500.00', 1500],
  ['Ceiling on the tractor is twelve hundred ($1,200)', 1200],
  ['i have about 1500 to spend', 1500],
])('says how much may be spent: %s', (text, limit) => {
  expect(values(found(text).amounts.filter(({ kind }) => kind === 'limit'))).toEqual([limit])
})

it('takes what is approved of each line for no limit beside that of all', () => {
  const { amounts } = found('Line | Approved $', 'Hinge | 118.50', 'Total, do not exceed: $860.50')
  expect(values(amounts.filter(({ kind }) => kind === 'limit'))).toEqual([860.5])
})

it.each([
  ['Driver needs it back Friday the 10th', '2026-04-10'],
  ['La necesito para el jueves 16', '2026-04-16'],
  ['I need to roll out sunday', '2026-04-12'],
  ['Забрати хочу 19 квітня', '2026-04-19'],
])('knows when it is needed: %s', (text, day) => {
  const { dates } = found('Date: 04/08/2026', text)
  expect(values(dates.filter(({ kind }) => kind === 'due'))).toEqual([day])
})

it.each([
  ['Kindly invoice Meridian Trailer Leasing Corp. only', 'Meridian Trailer Leasing Corp.'],
  ['The party paying is Lindqvist Freight Brokerage.', 'Lindqvist Freight Brokerage'],
  ['Счёт выставить на Polaris Truck Lines LLC.', 'Polaris Truck Lines LLC'],
])('knows who is to pay: %s', (text, customer) => {
  expect(values(found('Re: WO-10934', text).customers)).toEqual([customer])
})

it('knows who introduces himself in a mail', () => {
  const mail = ['Buenas noches,', 'soy Juan Manuel de J M Ocampo Trucking LLC. Le llevo la troca.', 'Gracias']
  expect(values(found(...mail).customers)).toEqual(['J M Ocampo Trucking LLC'])
})

it.each([
  ['Trae 745 mil millas', 745_000],
  ['Пробег трака 266 тыс. 930 миль', 266_930],
  ['Last odometer | 209,455 mi', 209_455],
  ['METER..: 688214', 688_214],
])('reads miles: %s', (text, miles) => {
  expect(values(found(text).odometers)).toEqual([miles])
})

it('reads hours beside miles, and none of labor', () => {
  expect(values(found('it shows 94,380 miles and 6,231 hours').engine_hours)).toEqual([6231])
  expect(found('Labor hours: 12').engine_hours).toEqual([])
})

describe('labels', () => {
  it('may have another language behind, or broken after the slash', () => {
    expect(values(found('Order number / Номер заказа | BL-77').po_numbers)).toEqual(['BL-77'])
    expect(values(found('Company / | Aztec Produce', 'Compañía | Carriers').customers)).toEqual([
      'Aztec Produce Carriers',
    ])
  })

  it('may have words before that nobody foresaw, but none that make it another', () => {
    expect(values(found('Trailed unit | 417-T0081').unit_numbers)).toEqual(['417-T0081'])
    expect(found('Business unit | 4170').unit_numbers).toEqual([])
  })

  it('may be numbers without a name, at the head of a table of vehicles', () => {
    expect(values(found('Our no. | V.I.N.', '530811 | 1JJV532D6HL995510').unit_numbers)).toEqual(['530811'])
  })

  it('may have words behind that say when', () => {
    expect(values(found('Odometer at check-in | 164,022').odometers)).toEqual([164_022])
  })

  it('may ask for miles and hours in one', () => {
    const both = found('Miles / PTO hours | Vendor', '52,118 / 2,904 | Lakeside')
    expect(values(both.odometers)).toEqual([52_118])
    expect(values(both.engine_hours)).toEqual([2904])
  })

  it('may be a number alone, if what stands there is a plate with its state', () => {
    expect(values(found('Номер: | WI AE40081').license_plates)).toEqual(['AE40081'])
    expect(found('Номер: | 40081').license_plates).toEqual([])
  })

  it('may lead to their values by dots', () => {
    expect(values(found('LIC..: AJ4471').license_plates)).toEqual(['AJ4471'])
  })
})

it('takes the number of a block for no unit, but one that a label names', () => {
  expect(found('Vehicle 1', 'Description: 2021 International').unit_numbers).toEqual([])
  expect(found('[Unit 1] 2019 Peterbilt 567', '[Unit 2] 2015 East flatbed').unit_numbers).toEqual([])
  expect(values(found('TRUCK: 9').unit_numbers)).toEqual(['9'])
  expect(values(found('Прицеп | № А-402 Vanguard').unit_numbers)).toEqual(['А-402'])
})
