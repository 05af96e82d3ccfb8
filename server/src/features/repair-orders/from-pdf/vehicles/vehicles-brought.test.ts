import { describe, expect, it } from 'vitest'
import { foundIn, ordersIn, unitsIn } from '#server/testing/found-in-lines.ts'

describe('a number said in words too counts nothing', () => {
  it.each([
    ['Truck nine (9) leaks oil.', '9'],
    ['We need trailer number twelve (12) back on Friday.', '12'],
    ['Unit twenty-four (24) has no lights.', '24'],
  ])('%s', (text, unit) => {
    expect(unitsIn(text)).toEqual([unit])
  })

  it.each([
    'We own trucks two (2) and trailers three (3).',
    'The truck has (2) flats.',
    'Truck tires (4) new.',
  ])('but: %s', text => {
    expect(unitsIn(text)).toEqual([])
  })
})

describe('what a person brings is to repair, and no bringer', () => {
  it.each([
    'My son will bring in dump truck 33 on Friday.',
    'We are going to drop off the white truck 33 tonight.',
    'Pete will take truck 33 to you.',
  ])('%s', text => {
    expect(unitsIn(text, 'The brakes of it squeal.')).toEqual(['33'])
  })

  it('but what takes it away', () => {
    expect(unitsIn('Trailer: 5317', 'Brakes drag, unit 33 will take it home.')).toEqual(['5317'])
  })
})

describe('a truck in the row of who carries it is his', () => {
  it.each(['Motor carrier', 'Trucker', 'Hauler', 'Delivering carrier'])('%s', role => {
    expect(unitsIn('Chassis no.: 104417', `${role}: Delta Dray | Truck 88`)).toEqual(['104417'])
  })

  it('unless no other is named, or it has a row of its own', () => {
    expect(unitsIn('Motor carrier: Delta Dray | Truck 88')).toEqual(['88'])
    expect(unitsIn('Chassis no.: 104417', 'Truck 88')).toEqual(['104417', '88'])
  })
})

describe('who manages a fleet in a program has a number for it beside its client’s', () => {
  it('which is what the vehicle is called by', () => {
    expect(unitsIn('Client vehicle | MF-0883', 'Program unit | 6620-31147')).toEqual(['MF-0883'])
  })

  it('but not where the vehicles are his own', () => {
    expect(unitsIn('Client vehicle | MF-0883', 'Unit | 31147')).toEqual(['31147'])
  })
})

describe('in Russian the number behind a VIN is that of the plate', () => {
  const plates = (text: string) => foundIn(text).license_plates.map(({ value }) => value)

  it('with a comma between them', () => {
    expect(plates('прицеп 21A, VIN 1JJV532D8HL910442, номер 5118TR.')).toEqual(['5118TR'])
  })

  it('and of something else elsewhere', () => {
    expect(plates('прицеп 21A, номер 5118TR, VIN 1JJV532D8HL910442.')).toEqual([])
  })
})

describe('an order that the shop names in a chat is its own', () => {
  const chat = (one: string, other: string, head: (name: string) => string) =>
    ordersIn(
      `${head(one)} my truck 17 shakes`,
      `${head(other)} Thanks. WO 20418 is open for you.`,
      'Bay 4 under WO 20418',
      `${head(one)} ok`,
    )
  const heads: [string, (name: string) => string][] = [
    ['Oct 8, 9:12 AM - ', name => `Oct 8, 9:12 AM - ${name}:`],
    ['[10/8/26, 9:12 AM] ', name => `[10/8/26, 9:12 AM] ${name}:`],
    ['9:12 AM ', name => `9:12 AM ${name}:`],
  ]

  it.each(heads)('%s', (_, head) => {
    expect(chat('Luis Medina', 'Lakeside Diesel', head)).toEqual([])
  })

  it('and not the customer’s', () => {
    expect(chat('Lakeside Diesel', 'Luis Medina', heads[0]![1])).toEqual(['20418'])
    expect(chat('Ana Ruiz', 'Luis Medina', heads[0]![1])).toEqual(['20418'])
  })
})

describe('a number alone that is sent over is a unit, where it is described', () => {
  it.each([
    ['We are sending 214 over with Pete. It is the 2019 Kenworth T880.'],
    ['I will drop 214 off on Friday', '1FUJGLDR3CLBP8834'],
    ['Pete is bringing you 214 tomorrow, the 2019 Kenworth.'],
  ])('%s', (...lines) => {
    expect(unitsIn(...lines)).toEqual(['214'])
  })

  it.each([
    'We are sending 214 over with Pete.',
    'We are sending 214 bags over with the 2019 Kenworth.',
    'We paid 214 on Friday for the 2019 Kenworth.',
  ])('but not: %s', text => {
    expect(unitsIn(text)).toEqual([])
  })
})

describe('letters between the word for plates and the number belong to it', () => {
  it('and name no state', () => {
    expect(foundIn('VIN 1FUJGLDR3CLBP8834 Plate ST 4418 IN').license_plates).toMatchObject([
      { value: 'ST 4418', state: 'IN' },
    ])
  })
})
