import { describe, expect, it } from 'vitest'
import { unitsIn } from '#server/testing/found-in-lines.ts'
import { linesOf, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from '../find-in-text.ts'

describe('in a table of vehicles the customer’s own number is a column called', () => {
  it.each([
    'Our No.',
    'OUR #',
    'Our ID',
    'Company no.',
    'Co. No.',
    'Fleet ID',
    'City no.',
    'County no.',
    'District no.',
    'Lessor no.',
    'Control no.',
    'Internal no.',
    'Int. no.',
    'Decal #',
    'Plant no.',
    'Box no.',
    'PU #',
    'ID no.',
    'ID #',
    'No.',
    '#',
    'Asset tag',
    'Property tag no.',
    'Inventory #',
    'Door no.',
    'Side number',
    'Cab #',
    'Hood no.',
    'Radio no.',
    'Call sign',
    'Car no.',
    'Machine #',
    'Nuestro no.',
    'Número interno',
    'No. de flota',
    'No. de caja',
    'Número del camión',
    'No. de tracto',
    'No. de inventario',
    'Наш №',
    'Внутренний номер',
    'Внутрішній №',
    'Парковый номер',
    'Номер трака',
    '№ прицепа',
    'Номер вантажівки',
    '№ напівпричепа',
  ])('%s', head => {
    expect(
      unitsIn(
        `${head} | Equipment | VIN | Plate`,
        'T-14 | 2020 Kenworth T680 | 1XKYD49X7LJ372615 | 1KDW336',
        'H-22 | 2020 Timpte grain body | 1TDH42221LB169034 | 322C508',
      ),
    ).toEqual(['T-14', 'H-22'])
    expect(
      unitsIn(`Year and make | VIN | ${head} | Plate`, '2020 Mack | 1M1AN07Y1KM009921 | T-14 | 1KDW336'),
    ).toEqual(['T-14'])
  })

  it('with one digit too', () => {
    expect(
      unitsIn('No. | Year | VIN', '9 | 2020 | 1XKYD49X7LJ372615', '4 | 2021 | 1TDH42221LB169034'),
    ).toEqual(['9', '4'])
  })

  it.each(['Номер', 'Number', '№'])('beside what they are, which has no head: %s', head => {
    const lines = linesOf(
      ` | ${head} | VIN | Plate`,
      'Тягач Volvo | 308 | 1XKYD49X7LJ372615 | 1KDW336',
      'Прицеп Utility | V530217 | 1TDH42221LB169034 | 322C508',
    ).map(line => ({ ...line, cells: line.cells.filter(({ text }) => text !== '') }))
    expect(values(findInText(lines).unit_numbers)).toEqual(['308', 'V530217'])
  })

  it('unless another column says so, or it counts the rows', () => {
    expect(unitsIn('Our no. | Unit | VIN', '88120 | T-14 | 1XKYD49X7LJ372615')).toEqual(['T-14'])
    expect(
      unitsIn('No. | Year | VIN', '1 | 2020 | 1XKYD49X7LJ372615', '2 | 2021 | 1TDH42221LB169034'),
    ).toEqual([])
    expect(unitsIn('R/O no. | VIN', '88120 | 1XKYD49X7LJ372615')).toEqual([])
    expect(unitsIn('# | Trailer | VIN', '1 | TR-7 | 1XKYD49X7LJ372615', '2 | | 1TDH42221LB169034')).toEqual([
      'TR-7',
    ])
  })
})

it.each([
  ['Door no.: 40117', '40117'],
  ['Eqpt #: 100-4471', '100-4471'],
  ['Cab # | T-14', 'T-14'],
  ['Side door #2 latch bent', undefined],
  ['Radio no. | M-7', 'M-7'],
  ['Property tag: 00417', '00417'],
  ['Номер трейлера | 5320', '5320'],
  ['Гос. номер прицепа: 5320', undefined],
  ['Número de remolque: 5320', '5320'],
])('such a label is one in a form too: %s', (text, unit) => {
  expect(unitsIn(text)).toEqual(unit ? [unit] : [])
})

describe('the rows of a table of vehicles', () => {
  it('may have the marks of containers, which trailers bear too', () => {
    expect(unitsIn('Trailer number | Year | VIN', 'LSQU 771105 | 2020 | 1JJV532D5LL771105')).toEqual([
      'LSQU 771105',
    ])
    expect(unitsIn('Trailer number | VIN', 'LSQU 771105 | call for it')).toEqual([])
  })

  const table = ['Auth. No. | Trailer | VIN | Plate', 'RA-604 | TL-31 | 1GRAP062XET590146 | 118 B62']
  const withGap = (...texts: string[]) =>
    linesOf(...texts).map(line => ({ ...line, isAfterGap: line.cells[0]!.text.startsWith('Work') }))

  it('end where a heading begins a list', () => {
    const { po_numbers, unit_numbers } = findInText(
      withGap(...table, 'Work authorized', 'TL-31 | Replace the roof bow', 'TL-32 | Reseal the door'),
    )
    expect(values(po_numbers)).toEqual(['RA-604'])
    expect(values(unit_numbers)).toEqual(['TL-31'])
  })

  it('go on below a heading with rows of the same kind', () => {
    const { po_numbers } = findInText(
      withGap(...table, 'Work next week', 'RA-605 | TL-32 | 1UYVS2538KU614208 | 118 B63'),
    )
    expect(values(po_numbers)).toEqual(['RA-604', 'RA-605'])
  })

  it('may have lines of work between them', () => {
    const lines = linesOf(
      'UNIT | YR | MAKE | VIN',
      'T419 | 20 | PETERBILT | 1XPBDP9XXLD640377',
      'LN 001 | WATER PUMP LEAKS | EST | 890.00',
      'LN 002 | CLUTCH BRAKE WORN | EST | 150.00',
      'H233 | 19 | TIMPTE | 1TDH42228KB165903',
    ).map((line, index) => ({
      ...line,
      cells: line.cells.map(cell =>
        index === 2 || index === 3 ? { ...cell, from: cell.from + 12, to: cell.to + 12 } : cell,
      ),
    }))
    expect(values(findInText(lines).unit_numbers)).toEqual(['T419', 'H233'])
  })
})
