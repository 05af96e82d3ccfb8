import { describe, expect, it } from 'vitest'
import { linesOf as page, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from '../find-in-text.ts'

describe('a complaint, in whatever words it is asked for', () => {
  it.each([
    'Repair needed',
    'Requested repairs',
    'Services to be performed',
    'DRIVER WRITE-UP',
    'Reported by driver',
    'Driver states',
    'What is wrong? What should we do?',
    'Deficiencies noted',
    'Перечень неисправностей',
    'Со слов водителя',
    'Falla que presenta la unidad',
    'Operator’s description of trouble',
    'How can we help?',
    'Со слов клиента',
    'Damage descr.',
    'Reason',
    'What’s wrong',
    'Reported condition',
    'Please quote the following work',
    'Loss description',
    'Неисправности со слов водителя',
  ])('%s', label => {
    expect(values(findInText(page(`${label}:`, 'brakes squeal')).notes)).toEqual(['brakes squeal'])
  })

  it.each(['Service request', 'Work ordered by', 'Repaired by', 'Note from'])('but not: %s', label => {
    expect(findInText(page(`${label}:`, 'Joe Miller')).notes).toEqual([])
  })

  it('whose items are numbered, in one cell or in several', () => {
    const items = ['mirror cracked', 'AC inop', 'oil leak']
    expect(values(findInText(page('Problem', '1) mirror cracked 2) AC inop', '3) oil leak')).notes)).toEqual(
      items,
    )
    expect(
      values(findInText(page('Issues', '#881 mirror cracked', '#882 AC inop', '#884 oil leak')).notes),
    ).toEqual(items)
  })

  it('that nothing but the column of an order describes', () => {
    expect(
      values(
        findInText(
          page('PURCHASE ORDER', 'Item | Qty | Description | Amount', '001 | 1 | replace seal | 9.00'),
        ).notes,
      ),
    ).toEqual(['replace seal'])
  })
})

describe('when it is needed, in whatever words', () => {
  it.each([
    'REQUIRED BY',
    'Date required',
    'REQ DATE',
    'When do you need it?',
    'Entregar antes del',
    'Estimated return',
    'Дата готовности',
    'Готовность: до',
    'Вернуть до',
    'Needed:',
    'Inspect by:',
    'Need both back',
    'back to us no later than',
    'please schedule all before',
  ])('%s', label => {
    const { dates } = findInText(page(`${label} 11/27/2026`))
    expect(dates.map(({ kind, value }) => `${kind} ${value}`)).toEqual(['due 2026-11-27'])
  })

  it('but not who did something by then', () => {
    expect(findInText(page('Approved by 11/27/2026')).dates.map(({ kind }) => kind)).toEqual(['other'])
  })

  it('and not what a sentence further above says', () => {
    const dates = findInText(page('3. due for PM-A', 'thank you', '11/23/2026')).dates
    expect(dates.map(({ kind }) => kind)).toEqual(['other'])
  })

  it('without its year, if the document has another date', () => {
    const days = (...texts: string[]) =>
      findInText(page(...texts)).dates.map(({ kind, value }) => `${kind} ${value}`)
    expect(days('Date: 12/20/2026', 'back by Monday 1/4, a 3/8 bolt is missing')).toEqual([
      'po 2026-12-20',
      'due 2027-01-04',
    ])
    expect(days('back by Monday 1/4')).toEqual([])
  })
})

describe('what the meters say', () => {
  it.each(['Current mileage: 288450', 'Показания одометра: 288 450 миль', 'Miles now 288,450'])(
    '%s',
    text => {
      expect(values(findInText(page(text)).odometers)).toEqual([288_450])
    },
  )

  it.each([
    ['Reefer hours 11,204', 11204],
    ['Hours (engine): 9,847', 9847],
    ['Моточасы: 22 310', 22310],
    ['its unit hour meter reads 18,220', 18220],
    ['a crane truck with 5,102 engine hours', 5102],
    ['Meter reading at order: 41,330 miles / 3,902 hours', 3902],
  ])('%s', (text, hours) => {
    expect(values(findInText(page(text)).engine_hours)).toEqual([hours])
  })

  it('miles and hours in one field, each its own', () => {
    const found = findInText(page('Hobbs / Miles | 4,412 hrs / 97,330 mi'))
    expect(values(found.engine_hours)).toEqual([4412])
    expect(values(found.odometers)).toEqual([97_330])
    expect(values(findInText(page('Mileage 271,440 Eng. Hours 8,870')).engine_hours)).toEqual([8870])
  })

  it('at the end of a trip, if nothing tells its beginning', () => {
    expect(values(findInText(page('Odometer End: 455,902')).odometers)).toEqual([455_902])
    expect(values(findInText(page('Odometer: 455,100', 'Odometer End: 455,902')).odometers)).toEqual([
      455_100,
    ])
  })

  it('in columns beside each other, where hours of labor are none', () => {
    expect(values(findInText(page('Odometer | Hours', '701,118 | 14,880')).engine_hours)).toEqual([14880])
    expect(
      values(findInText(page('Date | 11/20/2026 | Hrs | 9,311', 'Miles | 88,420')).engine_hours),
    ).toEqual([9311])
    expect(findInText(page('Task | Hours', 'Brakes | 12')).engine_hours).toEqual([])
  })
})

it('takes the word for a vehicle as the head of a column, in the plural and short', () => {
  const units = (...texts: string[]) => values(findInText(page(...texts)).unit_numbers)
  expect(units('Trailer | Plate | VIN', 'TR5301 | 4HB2210 | ')).toEqual(['TR5301'])
  expect(units('Trailer(s) No.(s): 53-140')).toEqual(['53-140'])
  expect(units('box truck TRK-118')).toEqual(['TRK-118'])
  expect(units('Bobtail # | B-14')).toEqual(['B-14'])
  expect(units('COACH 4417 rebuild the door, then lowboy LB-3')).toEqual(['4417', 'LB-3'])
})

it.each([
  ['Your PO or reference | DCT-778', 'DCT-778'],
  ['P.O. ................ EVP-2290', 'EVP-2290'],
  ['the number of our purchase order is 30-7719', '30-7719'],
  ['JOB CARD NO. | JC-3310', 'JC-3310'],
  ['Orden de trabajo externa | No. OT-5528', 'OT-5528'],
  ['M&R order no. | MR-991207', 'MR-991207'],
  ['SR#: 30771', '30771'],
])('finds the number of the order: %s', (text, number) => {
  expect(values(findInText(page(text)).po_numbers)).toEqual([number])
})

it('finds the number below the title of an order', () => {
  expect(
    values(findInText(page('Заказ-наряд на ремонт автомобиля', '№ ЗН-0417 от 22.11.2026')).po_numbers),
  ).toEqual(['ЗН-0417'])
})

it('takes for the customer no job that the work is charged to, and no name in brackets', () => {
  const customers = (...texts: string[]) => values(findInText(page(...texts)).customers)
  expect(customers('Charge to: Job 7712, cost code 6640')).toEqual([])
  expect(customers('Customer: Big Sky Custom Harvesting (Duane)')).toEqual(['Big Sky Custom Harvesting'])
  expect(customers('Member company | Lakeshore Beverage Haulers')).toEqual(['Lakeshore Beverage Haulers'])
  expect(customers('BILL: SILVER CREEK LINES, 88 MILL RD, ELKHART IN 46514')).toEqual(['SILVER CREEK LINES'])
  expect(customers('ORDEN DE TRABAJO', 'AUTOTRANSPORTES DEL RÍO BRAVO, S.A. DE C.V.')).toEqual([
    'AUTOTRANSPORTES DEL RÍO BRAVO, S.A. DE C.V.',
  ])
})

it('takes a count in groups for no order number', () => {
  expect(findInText(page('Meter reading at order: 41,330 miles')).po_numbers).toEqual([])
})

it.each([
  ['up to $2,260'],
  ['Maximum cost: $2,260'],
  ['Spending authority: $2,260'],
  ['Max $2,260 and then call'],
  ['please keep it under $2,260'],
  ['capped at $2,260'],
  ['Do not go over $2,260 before you call'],
  ['Monto máximo autorizado: $2,260'],
])('knows how much may be spent: %s', text => {
  expect(findInText(page(text)).amounts).toMatchObject([{ kind: 'limit', value: 2260 }])
})

describe('a letter', () => {
  const said = (...texts: string[]) => values(findInText(page(...texts)).notes)

  it('may greet by name, and end without a closing', () => {
    const mail = page(
      'Doug,',
      'please fix the cracked left mirror while you have it in the shop.',
      'Keisha Brandt',
      'Ridgeline Logistics',
      'From: Doug Farrow',
      'The estimate for the injector is attached. See you.',
    )
    expect(values(findInText(mail).notes)).toEqual([
      'please fix the cracked left mirror while you have it in the shop.',
    ])
    expect(values(findInText(mail).customers)).toEqual(['Ridgeline Logistics'])
  })

  it('may greet nobody, while the one that it answers does', () => {
    const mail = page(
      'To: Ironwood Service',
      'Go ahead with the kingpins, and skip the mirrors for now.',
      'Sam Whitaker',
      'Delta Grain Co.',
      'On Mon, Nov 23, 2026 at 8:55 AM Ironwood Service <service@ironwood.example> wrote:',
      'Sam,',
      'It needs kingpins and mirrors, as we said on the phone.',
      'Ironwood Truck & Trailer',
    )
    expect(values(findInText(mail).notes)).toEqual([
      'Go ahead with the kingpins, and skip the mirrors for now.',
    ])
    expect(values(findInText(mail).customers)).toEqual(['Delta Grain Co.'])
  })

  it('may be a formal one', () => {
    expect(said('Gentlemen:', 'Please replace the landing gear.', 'Very truly yours,', 'Celeste')).toEqual([
      'Please replace the landing gear.',
    ])
  })

  it('may greet nobody by name', () => {
    expect(said('To the service desk:', 'The clutch slips on hills.', 'Thank you,', 'Ray')).toEqual([
      'The clutch slips on hills.',
    ])
  })

  it('tells by a table what it has in one', () => {
    expect(
      said(
        'Hello,',
        'please do these:',
        'Unit | VIN | Plate | Service',
        '501 | 4V4NC9EH7PN611208 | 4H2 8811 | PM A',
        'See you soon.',
      ),
    ).not.toContainEqual(expect.stringContaining('please do'))
  })
})

describe('each kind of vehicle has its number behind it in a sentence', () => {
  it.each([
    ...[
      'truck',
      'trak',
      'trailer',
      'tractor',
      'unit',
      'bus',
      'van',
      'coach',
      'vehicle',
      'mixer',
      'lowboy',
      'bobtail',
    ],
    ...[
      'flatbed',
      'day cab',
      'tanker',
      'hopper',
      'pup',
      'dolly',
      'packer',
      'sweeper',
      'loader',
      'wrecker',
      'plow',
    ],
    ...[
      'rig',
      'chassis',
      'hauler',
      'roll-off',
      'semi',
      'hostler',
      'spotter',
      'yard dog',
      'step van',
      'ambulance',
      'shuttle',
    ],
  ])('%s', kind => {
    expect(values(findInText(page(`Our ${kind} 118 needs an inspection.`)).unit_numbers)).toEqual(['118'])
  })

  it.each([
    'camión',
    'troca',
    'troque',
    'traila',
    'tráiler',
    'tracto',
    'tractor',
    'tractocamión',
    'remolque',
    'caja',
    'unidad',
  ])('%s', kind => {
    expect(values(findInText(page(`Hay que revisar: ${kind} 118.`)).unit_numbers)).toEqual(['118'])
  })

  it.each([
    'Тягач',
    'прицеп',
    'полуприцепа',
    'грузовика',
    'машины',
    'трака',
    'трейлера',
    'причепа',
    'напівпричіп',
    'вантажівки',
  ])('%s', kind => {
    expect(values(findInText(page(`Прошу проверить: ${kind} 118.`)).unit_numbers)).toEqual(['118'])
  })
})

describe('a plate, in whatever words', () => {
  it.each([
    ...[
      'License plate',
      'Plate and state',
      'License/State',
      'Lic. state',
      'Plates',
      'Plate no.',
      'Lic. plate #',
      'Tag/Plate',
    ],
    ...[
      'License #',
      'License no.',
      'Lic. nbr',
      'License tag',
      'License',
      'Lic',
      'LP',
      'Registration',
      'Reg. no.',
      'PLT',
      'Tag #',
    ],
    ...[
      'Placas',
      'Placas USA',
      'Placas del tractor',
      'Tablilla',
      'Matrícula',
      'Госномер',
      'Гос. рег. знак',
      'Рег. номер',
    ],
    ...['Номерной знак', 'Держномер', 'Державний номер', 'Номерний знак'],
  ])('%s', label => {
    expect(values(findInText(page(`${label}: P48213`)).license_plates)).toEqual(['P48213'])
  })
})

describe('who pays, in whatever words', () => {
  it.each([
    ...[
      'Bill to',
      'Billed to',
      'Billing name',
      'Bill-to party',
      'Billing customer',
      'Bill',
      'Invoice',
      'Sold to',
      'Invoice to',
    ],
    ...[
      'Submit invoices to',
      'Charge to',
      'Payer',
      'Payor',
      'Paying party',
      'Invoice address',
      'Invoice recipient',
    ],
    ...['Billing entity', 'Facturar a', 'Плательщик', 'Платник'],
  ])('%s', label => {
    const { customers } = findInText(page(`${label}: Alder Ridge Foods`, 'Customer: Hollow Oak Dairy'))
    expect(values(customers)).toEqual(['Alder Ridge Foods'])
  })
})
