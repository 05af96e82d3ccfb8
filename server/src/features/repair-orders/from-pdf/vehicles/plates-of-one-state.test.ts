import { describe, expect, it } from 'vitest'
import { foundIn } from '#server/testing/found-in-lines.ts'

const platesIn = (...lines: string[]) =>
  foundIn(...lines).license_plates.map(({ value, state }) => `${value} ${state}`.trim())

describe('a plate', () => {
  it.each([
    ['Plates are LV 40812 on bus 61 and LV 41990 on bus 72.', ['LV 40812', 'LV 41990']],
    ['Placas: 118B204 para el camión 12 y 119B204 para el remolque 14', ['118B204', '119B204']],
    ['Plate on it is 4471-BRK (Ohio).', ['4471-BRK OH']],
    ['The plate on the trailer is 4471-BRK', ['4471-BRK']],
    ['Plate 8814 DF 3 (Illinois)', ['8814 DF 3 IL']],
    ['Placas | 40155 B-TRK', ['40155 B-TRK']],
    ['M 311 207 municipal plate', ['M 311 207']],
    ['P48213 Illinois plate', ['P48213 IL']],
    ['VIN 1JJV532D6KL106633, знак 482117ST. На нём', ['482117ST']],
    ['tablica P 811 304. Przebieg 500 tys.', ['P 811 304']],
    ['Nr rejestracyjny: P 811 304', ['P 811 304']],
    ['Rejestracja naczepy: 811 304 ST', ['811 304 ST']],
  ])('is in %s', (text, plates) => {
    expect(platesIn('Unit: 118', ...text.split('\n'))).toEqual(plates)
  })

  it.each([
    'Remove 10 GA trailer plate',
    '2 fleet plates',
    '2025 exempt plate',
    '44120 striker plate',
    'Plates are on the trailer and 2 on the bus',
  ])('but not in %s', text => {
    expect(platesIn('Unit: 118', text)).toEqual([])
  })
})

describe('the state behind a label is that of the plates', () => {
  it.each([
    ['Placas TX', 'TX'],
    ['Plate TX', 'TX'],
    ['Plate # (TX)', 'TX'],
    ['Plate/TX', 'TX'],
    ['License (IL)', 'IL'],
    ['License plate - IL', 'IL'],
    ['Lic. KS', 'KS'],
    ['Tag OK', 'OK'],
    ['Tags (Oklahoma)', 'OK'],
    ['Placas de Texas', 'TX'],
    ['Matrícula TX', 'TX'],
    ['Plaque QC', 'QC'],
    ['Reg. TX', 'TX'],
    ['Номера IL', 'IL'],
    ['Госномер (IL)', 'IL'],
    ['License TX/OK', ''],
  ])('below %s in the head of a table', (head, state) => {
    expect(
      platesIn(
        `Unit | VIN | ${head} | Work`,
        'RT-4 | 1XKYD49X7LJ372615 | 118B204 | Brakes',
        'RT-5 | 1TDH42221LB169034 | 118B205 | Lights',
      ),
    ).toEqual([`118B204 ${state}`.trim(), `118B205 ${state}`.trim()])
  })

  it.each([
    ['License (IL): P48213', 'P48213 IL'],
    ['Plate/TX: RB4 4471', 'RB4 4471 TX'],
    ['Placas TX | RB4 4471', 'RB4 4471 TX'],
    ['Tag OK: 2TR771', '2TR771 OK'],
  ])('in a field: %s', (field, plate) => {
    expect(platesIn('Unit: 118', field)).toEqual([plate])
  })

  it('may be a field of the registration', () => {
    expect(platesIn('Unit: 118', 'License Plate | R882147', 'Registration State | TX')).toEqual([
      'R882147 TX',
    ])
  })

  it.each([
    ['plate il p884412', 'P884412 IL'],
    ['lic tx R882147', 'R882147 TX'],
    ['the plate in 4 days', undefined],
  ])('may be typed in small letters: %s', (text, plate) => {
    expect(platesIn('truck 118', text)).toEqual(plate ? [plate] : [])
  })

  it('unless beside one stands another', () => {
    expect(platesIn('Unit | VIN | Plate TX', 'RT-4 | 1XKYD49X7LJ372615 | OK 2TR771')).toEqual(['2TR771 OK'])
  })

  it('but a checklist says what is in order, and a driver has a license', () => {
    expect(platesIn('Tags OK | 4471')).toEqual([])
    expect(platesIn('Driver license TX | 44718831')).toEqual([])
  })
})
