import { describe, expect, it } from 'vitest'
import { foundIn, unitsIn } from '#server/testing/found-in-lines.ts'
import { valuesOf } from '#server/testing/text-lines.ts'

describe('a number with letters before the year and the make is what the vehicle is called', () => {
  it.each([
    ['1) DT-31, the 2018 Kenworth T880 dump. Pusher axle won’t stay up.', 'DT-31'],
    ['LB-4, 2013 Trail King lowboy, left rear drum is cracked', 'LB-4'],
    ['MX12 - 2016 Mack Granite mixer', 'MX12'],
    ['2. KT7 (2020 Peterbilt 567)', 'KT7'],
    ['Please look at the brakes on HT-204, our 2011 Utility reefer.', 'HT-204'],
    ['RE: PB-9, 2019 Freightliner', 'PB-9'],
  ])('%s', (text, unit) => {
    expect(unitsIn(text)).toEqual([unit])
  })

  it.each([
    '60417 | 1FUJGLDR3CLBP8834 | T-6 2019 INTL HV607',
    'PO-4471, 2018 Kenworth',
    'Claim CL-4471, 2018 Kenworth',
    'HWY-30, 2018 Kenworth',
    'F-550, 2019 Ford',
    'DD15, 2018 Freightliner',
    'See invoice KB-118, 2018 prices',
  ])('but not in %s', text => {
    expect(unitsIn(text)).toEqual([])
  })
})

describe('so is one before what kind of vehicle it is', () => {
  it.each([
    ['ST-81 SWEEPER REAR BROOM SEIZED', 'ST-81'],
    ['1) GX-7 dump truck: tarp motor', undefined],
    ['GX-7 trailer, replace the landing gear', 'GX-7'],
    ['PM-2 TRUCK', undefined],
    ['I-55 truck stop, exit 12', undefined],
    ['T-680 tractor, front springs', undefined],
  ])('%s', (text, unit) => {
    expect(unitsIn(text, 'Serial no. 1FVACXFC1JHJS4470')).toEqual(unit ? [unit] : [])
    expect(unitsIn(text)).toEqual([])
  })
})

describe('so is one before the year and the make in a line of goods, and in the subject of a mail', () => {
  const vin = 'VIN 1FVACXFC1JHJS4470'

  it('with the VIN close to it', () => {
    expect(unitsIn('1 | Rebuild clutch KR-310 2018 Peterbilt 567 | 900.00', vin)).toEqual(['KR-310'])
    expect(unitsIn('1 | Rebuild clutch KR-310 2018 Peterbilt 567 | 900.00')).toEqual([])
    expect(unitsIn('1 | Order KR-310 2018 spring catalog | 900.00', vin)).toEqual([])
  })

  it('of which a sentence says something', () => {
    const mail = (...body: string[]) => unitsIn('Subject: GX-12 tarp arm', 'Good morning,', ...body)
    expect(mail('GX-12 is coming over with Sam at 8. The arm is bent.')).toEqual(['GX-12'])
    expect(mail('The part is coming at 8.')).toEqual([])
  })
})

describe('so is one that heads the lines about a vehicle', () => {
  const about = ['2020 Ford F-550 with a crane, plate KS 611 PFR, VIN 1FDUF5HT9LDA08831', 'Hose weeps']

  it.each([
    ['1. IT-5502 section truck', 'IT-5502'],
    ['IT-5502:', 'IT-5502'],
    ['Re: T-118', 'T-118'],
    ['• GT 19 – grapple truck', 'GT 19'],
    ['LB-4', 'LB-4'],
  ])('%s', (heading, unit) => {
    expect(unitsIn(heading, ...about)).toEqual([unit])
  })

  it.each(['PO 4471', 'HWY 30', 'EST-20418', 'KS 67357', 'T880', '2. V8 engine', 'WO-118 service request'])(
    'but not %s',
    heading => {
      expect(unitsIn(heading, ...about)).toEqual([])
    },
  )

  it('nor without a vehicle below it', () => {
    expect(unitsIn('IT-5502 section truck', 'Thanks for your help.')).toEqual([])
  })
})

describe('a unit number is read', () => {
  it('of a fire department, with what it is in brackets', () => {
    expect(unitsIn('Apparatus: Ladder 6 (2020 Pierce)')).toEqual(['LADDER 6'])
  })

  it.each([
    ['Our number: H-7', 'H-7'],
    ['Our no.: 118', '118'],
    ['Trailer: 2018 Cottrell CX-09, no. 104-T', '104-T'],
    ['Remolque: Utility 2019, núm. 5317', '5317'],
    ['Apparatus: Engine 4', 'ENGINE 4'],
    ['Apparatus: Ladder 12', 'LADDER 12'],
  ])('%s', (text, unit) => {
    expect(unitsIn(text)).toEqual([unit])
  })

  it('below the head of a table', () => {
    expect(unitsIn('Apparatus | Station', 'Engine 4 | 2')).toEqual(['ENGINE 4'])
  })
})

describe('a plate is read', () => {
  it('behind one letter of a city’s, and before the VIN of the next line', () => {
    expect(valuesOf(foundIn('2020 MACK  LIC M 30418').license_plates)).toEqual(['M 30418'])
    expect(valuesOf(foundIn('Truck 118, plate AA 4471 KB VIN: 1FVACXFC1JHJS4470').license_plates)).toEqual([
      'AA 4471 KB',
    ])
  })

  const plates = (...lines: string[]) =>
    foundIn(...lines).license_plates.map(({ value, state }) => `${value} ${state}`.trim())

  it.each([
    ['License: MO exempt 05-1187', '05-1187 MO'],
    ['Plate: KS apportioned 118447', '118447 KS'],
    ['License... OK 2CD-118', '2CD-118 OK'],
    ['Unit....... DT-31 | License... OK 2CD-204', '2CD-204 OK'],
  ])('%s', (text, plate) => {
    expect(plates(text)).toEqual([plate])
  })
})

describe('of two numbers on the form of who manages a fleet', () => {
  it.each([
    ['CLIENT UNIT NO. | PROGRAM VEHICLE ID', 'R-2215 | 00891347'],
    ['Client unit no.: R-2215', 'Alder vehicle no.: 8841193'],
    ['Client’s unit | R-2215', 'Vehicle ID | 8841193'],
  ])('that of his client is on the vehicle: %s', (...form) => {
    expect(unitsIn(...form)).toEqual(['R-2215'])
  })

  it('a unit of his own stands before it', () => {
    expect(unitsIn('Client unit: R-2215', 'Our unit: 8841')).toEqual(['8841'])
  })
})
