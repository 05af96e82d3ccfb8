import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pdfFindings } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { isVinCheckDigitValid, vinCheckDigit } from '#contract/shared/vin.ts'
import { linesOf as page, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from './find-in-text.ts'
import type { TextLine } from './text-line.ts'

const plates = (lines: readonly TextLine[]) =>
  findInText(lines).license_plates.map(({ value, state }) => `${value} ${state}`)

describe('VINs', () => {
  it.each([
    ['VIN 1FUJGLDR3CLBP8834', true],
    ['vin: 1fujgldr3clbp8834', true],
    ['1FUJ GLDR 3CLB P8834', true],
    ['1FUJGLDR3-CL-BP8834', true],
    ['VIN: 1FUJGLDR4CLBP8834', false],
    ['VIN 1FUJG LDR4C LBP8834', false],
    // I and O were meant as 1 and 0.
    ['VIN IFUJGLDR3CLBP8834', true],
  ])('%s', (text, isValid) => {
    const { vins } = findInText(page(text))
    expect(vins).toHaveLength(1)
    expect(vins[0]!.is_check_digit_valid).toBe(isValid)
    expect(isVinCheckDigitValid(vins[0]!.value)).toBe(isValid)
  })

  it.each([
    'Reference ABCDEFGHJKLMNPRST',
    'Account 12345678901234567',
    'Part 4707Q 23K 98 1126 LEFT',
    'VIN: ask the driver',
  ])('are not seen in: %s', text => {
    expect(findInText(page(text)).vins).toEqual([])
  })
})

it('pieces no second VIN together from the words behind the first', () => {
  const { vins } = findInText(page('VIN 1UYVS2536JU227140, Nevada plate T 44 117'))
  expect(values(vins)).toEqual(['1UYVS2536JU227140'])
})

it('reads values behind, beside and below their labels', () => {
  expect(values(findInText(page('Unit # 700 arrives today')).unit_numbers)).toEqual(['700'])
  expect(values(findInText(page('Unit | T-42')).unit_numbers)).toEqual(['T-42'])
  expect(values(findInText(page('Unit | Work', '700 | Brakes', '713 | Oil')).unit_numbers)).toEqual([
    '700',
    '713',
  ])
})

it.each([
  ['Plate: TX 123-ABC', '123-ABC TX'],
  ['Lic: 123ABC (IL)', '123ABC IL'],
  ['License plate no. P48213, Illinois', 'P48213 IL'],
  ['Plate / State: C41207X / WA', 'C41207X WA'],
  ['it has South Dakota plate 88-1204 on it', '88-1204 SD'],
  ['Plate 4471AB IN THE YARD', '4471AB '],
  ['its plate is 7731 KT from Oklahoma', '7731 KT OK'],
  ['License/State: AK 70 221 / NJ', 'AK 70 221 NJ'],
  ['Plate: | WI | TV 8841', 'TV 8841 WI'],
  ['Tablilla PA-8821', 'PA-8821 '],
  ['Placas: 52-AK-7D (NL)', '52-AK-7D '],
])('takes the state of a plate from before or after it: %s', (text, plate) => {
  expect(plates(page(text))).toEqual([plate])
})

it('takes the state of a plate from a field of its own', () => {
  expect(plates(page('License | ST', 'B44-917 | NV'))).toEqual(['B44-917 NV'])
  expect(plates(page('Plate State: Ohio', 'Plate: GYD 4419'))).toEqual(['GYD 4419 OH'])
  expect(plates(page('Tag | State | Unit', 'AP 771 | NC | 12', 'AP 780 | SC | 14'))).toEqual([
    'AP 771 NC',
    'AP 780 SC',
  ])
  expect(plates(page('State: TX', 'Plate: GYD 4419'))).toEqual(['GYD 4419 '])
})

it('takes no price, count or model year for a unit number', () => {
  expect(
    findInText(page('Unit price $35.00', 'Unit: 12 pcs', 'Unit: 2019 Freightliner')).unit_numbers,
  ).toEqual([])
  expect(
    findInText(page('Unit: 12 each', 'Unit: 3 gallons', 'Unit: 40 miles', 'Unit: 2 hrs')).unit_numbers,
  ).toEqual([])
})

it('takes a unit number before a word that only begins like what is counted in', () => {
  const { unit_numbers } = findInText(page('Unit: 700 Eagle Lines', 'Unit: 42 Galvín', 'Unit: 9 Mié'))
  expect(values(unit_numbers)).toEqual(['700', '42', '9'])
})

it('tells days apart by the words around them', () => {
  const { dates } = findInText(
    page('PO Date: 11/18/2026 Due: 12/2/26', 'Appointment | Nov 30, 2026', 'printed 2026-11-17'),
  )
  expect(dates.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
    'po 2026-11-18',
    'due 2026-12-02',
    'requested 2026-11-30',
    'other 2026-11-17',
  ])
  expect(findInText(page('Date: 02/30/2026', 'Phone 312-555-0142', 'v1.2.3')).dates).toEqual([])
})

it('reads sums in American and European writing, and no hours, rates and phones', () => {
  const { amounts } = findInText(
    page(
      'Labor 2.50 hr x $120.00',
      'Subtotal 1.284,50',
      'Tax 8.25%',
      'Grand total: $1,390.47',
      '(312) 555-0142',
    ),
  )
  expect(amounts.map(({ kind, value }) => [kind, value])).toContainEqual(['subtotal', 1284.5])
  expect(amounts.map(({ kind, value }) => [kind, value])).toContainEqual(['total', 1390.47])
  expect(values(amounts)).not.toContain(8.25)
  expect(values(amounts)).not.toContain(312)
})

it('ends a complaint where the next field begins', () => {
  const { notes } = findInText(
    page('Complaint: brakes squeal', 'when warm', 'Unit: 700', 'Signature: ______'),
  )
  expect(values(notes)).toEqual(['brakes squeal when warm'])
  expect(notes[0]!.place).toEqual({ page: 1, line: 1, text: 'Complaint: brakes squeal' })
})

describe('whatever the lines say', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      'VIN',
      'Unit #',
      'Plate:',
      'PO No.',
      'Due',
      'Total $',
      'Complaint:',
      'Bill to',
      'Fail',
      '| |',
      '№',
    ),
    fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
    fc.stringMatching(/^[A-Z0-9 -]{10,40}$/),
    fc.stringMatching(/^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/),
    fc.stringMatching(/^\$?\d{1,3}([ ,.]\d{3}){0,3}[.,]\d{2}$/),
  )
  const cell = fc.record({
    text: fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join(' ')),
    from: fc.double(),
    to: fc.double(),
  })
  const line = fc.record({
    page: fc.integer({ min: 1, max: 3 }),
    line: fc.integer({ min: 1, max: 99 }),
    cells: fc.array(cell, { maxLength: 5 }),
    isAfterGap: fc.boolean(),
  })

  it('never throws, answers what the contract says, and calls no VIN valid whose check digit is wrong', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), lines => {
        const found = pdfFindings.parse(findInText(lines))
        for (const { value, is_check_digit_valid } of found.vins) {
          expect(is_check_digit_valid).toBe(vinCheckDigit(value) === value[8])
          expect(value).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('every VIN stands in the lines, but for I, O and Q meant as 1 and 0', () => {
    const plain = (text: string) =>
      text
        .toUpperCase()
        .replace(/I/g, '1')
        .replace(/[OQ]/g, '0')
        .replace(/[^A-Z0-9]/g, '')
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), lines => {
        const all = plain(lines.flatMap(({ cells }) => cells.map(({ text }) => text)).join(' '))
        const perCell = lines.flatMap(({ cells }) => cells.map(({ text }) => plain(text)))
        for (const { value } of findInText(lines).vins) {
          const isBroken = perCell.some(text =>
            [...text].some((_, at) => text.length - at >= 6 && plain(value).startsWith(text.slice(at))),
          )
          expect(all.includes(plain(value)) || isBroken).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['1 ', 500],
    ['1,111', 200],
    ['VIN ', 250],
    ['A', 2e5],
    ['Aa, ', 250],
  ])('takes time by the number of lines, made of %j as they may be to keep it busy', (piece, times) => {
    const text = piece.repeat(times)
    const lines = Array.from({ length: 80 }, (_, index) => ({ ...page(text)[0]!, line: index + 1 }))
    // Of the processor: others on the same machine stretch the clock's several times.
    const msFor = (count: number) => {
      const start = process.threadCpuUsage()
      findInText(lines.slice(0, count))
      const { user, system } = process.threadCpuUsage(start)
      return (user + system) / 1000
    }
    // The fastest run of each, in turns: other load can only add time, and on a busy machine it takes more turns.
    let [few, many] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let turn = 0; turn < 3 || (turn < 30 && many >= 8 * few + 10); turn++) {
      few = Math.min(few, msFor(20))
      many = Math.min(many, msFor(80))
    }
    expect(many).toBeLessThan(8 * few + 10)
  })
})
