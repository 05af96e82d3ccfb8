import { describe, expect, it } from 'vitest'
import { unitsIn } from '#server/testing/found-in-lines.ts'

describe('a number beside a word for a vehicle is no unit number', () => {
  it.each([
    ['that measures, in Ukrainian', 'Потрібен кабель на причіп 12 метрів'],
    ['that measures, in Spanish', 'una lona para remolque 14 pies'],
    ['that measures the time', 'We will have the truck 15 minutes late'],
    ['that says how large the body is', 'SIDE LOAD TRUCK 12 BAY'],
    ['that counts the seats', 'It is a coach bus 44 passenger, white'],
    ['that counts parts', '3 | Trailer - 8 wheel studs | $160.00'],
    ['that counts parts behind a colon', 'Tractor: 6 tires'],
    ['that is a length behind the kind', 'Type | PUP BOX 26 | Year | 2019'],
    ['of a model behind its make', 'Truck: Pete 389'],
    ['of a model with letters behind its make', 'Tractor: KW W990'],
    ['of a maker’s own series', 'Tractor: VNR 640'],
    ['of a month with its year', 'Oil changes - box trucks - Apr 2026'],
    ['that counts messages', 'Cita: camión\n3 mensajes'],
    ['below the subject of a mail', 'Appointment for my truck\n12-31'],
    [
      'of a house below a name',
      'Supplier | LAKESIDE TRUCK AND TRAILER\n | REPAIR INC\n | 3307 COMMERCE PKWY',
    ],
    ['below a make and the kind of body', 'TRAILER X | DORSEY FLATBED\n | 12'],
    ['of hours', 'Hours on unit 9,418'],
    ['of hours in tens of thousands', 'Hours on the unit 19,418'],
    ['of miles', 'Odometer on truck 214,600 and it leaks'],
    ['of an order behind a make', 'Truck Freightliner Cascadia, PO #4471'],
    ['of a plate, in Russian', 'прицеп номер 5118TR'],
    ['of a house', 'Sale of Vacuum Trucks 5518 N. Loop Road 40, Midland, TX 79701'],
    ['that says how long the body is', 'Straight truck 24 footer, the door sticks'],
    ['of an apartment', '410 N Cedar St Unit 3, Palos Hills IL 60465'],
    ['of an apartment behind a comma', 'Acme Freight\n1207 Oak Avenue, Unit 12'],
    ['of miles in Russian', 'Пробег тягача 318 400 миль'],
    ['of who came with the trailer', 'The trailer came in with Dorsey Freight tractor 61.'],
    ['of who takes over', 'Truck 61 takes over the route until then'],
    ['of an authority', 'Unit | Work | VIN\nMC 118204 | Acme | DOT 2204417'],
    ['of a house in an avenue', 'Rental of Trucks 5518 Industrial Ave, Midland'],
  ])('%s: %s', (_, text) => {
    expect(unitsIn(...text.split('\n'))).toEqual([])
  })

  it.each([
    ['Unit: 14 brakes squeal, check the drums', '14'],
    ['Truck 22 bay door is bent', '22'],
    ['TRUCK 118 DRIVE SHAFT BROKEN', '118'],
    ['Truck 118 Road test it and check the brakes', '118'],
    ['Truck: Mack 12', 'MACK 12'],
    ['Towed from 410 N Cedar St, unit 4471 lost its brakes', '4471'],
    ['Unit no.: FL-62', 'FL-62'],
    ['Тягач Freightliner 2019 №308', '308'],
    ['Tractor 2019 Volvo VNL #308 needs brakes', '308'],
    ['Трак номер 41', '41'],
    ['Equipment 88-14 2018 Ford F-550', '88-14'],
  ])('but in %s it is', (text, unit) => {
    expect(unitsIn(text)).toEqual([unit])
  })

  it('in the rest of a bracket that the line above opens', () => {
    const rows = ['Tractor | Trailer | Load', '118 (2021 | 5317 (2020 | Frozen', 'T270) | Utility) | 12 F']
    expect(unitsIn(...rows)).toEqual(['118', '5317'])
  })
})

describe('an amount beside a word for a vehicle is no unit number', () => {
  it.each([
    [
      '№ | Неисправность | Где | Лимит, $',
      '2 | Заменить масло | тягач | 480',
      '3 | Травит камера | прицеп | 300',
    ],
    ['No. | Work | On | Limit ($)', '1 | Oil service | truck | 480', '2 | Door hinge | trailer | 700'],
  ])('in %s', (...lines) => {
    expect(unitsIn('Unit: 431', ...lines)).toEqual(['431'])
  })
})

it('a trailer that was left at a truck stop is none to repair', () => {
  expect(unitsIn('Truck: 308', 'Trailer: 7719, left at Pilot exit 122')).toEqual(['308'])
  expect(unitsIn('Truck: 308', 'Trailer: 7719, left side marker light out')).toEqual(['308', '7719'])
})

it('a fleet numbers its vehicles with one digit too, above their VINs', () => {
  expect(
    unitsIn(
      'TRUCK | TRAILER',
      'Our number: 2 | Our number: 14',
      'VIN: 1XPXD49X9FD287316 | VIN: 1GR1P0623NJ431870',
    ),
  ).toEqual(['2', '14'])
})

describe('a unit number', () => {
  it.each([
    ['Truck is #7, the green Mack', '7'],
    ['Es el Volvo VNL 2019 azul, número 04, con fuga', '04'],
    ['ciągnik 611 cieknie olej', '611'],
    ['Naczepa: 5317', '5317'],
    ['Numer ciągnika: T-12', 'T-12'],
    ['En la puerta lleva el número 7. Arturo lo lleva mañana', '7'],
    ['Number on the door is 4, it stands at the gate', '4'],
    ['48-2252 - the sister, VIN 1JJV532B2ML231694, plate 2759606', '48-2252'],
    ['The first is number 109, the 2022 Kenworth T680', '109'],
    ['The other one is the feed truck, number 42, it leaks', '42'],
    ['Les enviamos la caja refrigerada número R5066, marca Utility', 'R5066'],
    ['Tank | Year | VIN | Plate\n72 | 2019 | 5WSAB4226N1054418 | 402 118 ST', '72'],
  ])('is in %s', (text, unit) => {
    expect(unitsIn(...text.split('\n'))).toEqual([unit])
  })

  it('stands in a row whose first cell is a word for a vehicle', () => {
    expect(
      unitsIn('Tipo | No. económico | Placas', 'Tractocamión | T-31 | P48213', 'Chasis | CH-9 | TR 9021'),
    ).toEqual(['T-31', 'CH-9'])
  })

  it('in a sentence has its year, make and VIN in brackets behind it', () => {
    expect(
      unitsIn(
        'Truck: 118',
        'The other one is our R-7 (2019 Heil, 1GRAP062XET590146), it stays for the weekend.',
      ),
    ).toEqual(['118', 'R-7'])
  })
  it('of a city’s shop stands beside what kind of vehicle it is, and else is that of the vendor', () => {
    expect(unitsIn('Apparatus: | Ladder 2 | Shop no.: | 6118')).toEqual(['6118'])
    expect(unitsIn('Vendor: | Lakeside Diesel | Shop no.: | 6118')).toEqual([])
  })
})
