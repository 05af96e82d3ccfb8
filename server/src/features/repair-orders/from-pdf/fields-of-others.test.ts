import { describe, expect, it } from 'vitest'
import { foundIn } from '#server/testing/found-in-lines.ts'
import { linesOf, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from './find-in-text.ts'

describe('our number', () => {
  it.each([
    'Bill Ash Grove Foods, our number 60418 must be on the bill.',
    'Our no. 60418 has to appear on every invoice.',
    'Our # 60418 should be shown on your invoice.',
  ])('is one to name on the invoice: %s', text => {
    const { po_numbers, unit_numbers } = foundIn(text)
    expect(values(po_numbers)).toEqual(['60418'])
    expect(values(unit_numbers)).toEqual([])
  })

  it('is else that of a vehicle', () => {
    const { po_numbers, unit_numbers } = foundIn('Our number 60418 leaks at the rear axle.')
    expect(values(po_numbers)).toEqual([])
    expect(values(unit_numbers)).toEqual(['60418'])
  })
})

describe('a tag is that of the key', () => {
  const plates = (...lines: string[]) => values(foundIn(...lines).license_plates)

  it('beside a license in a field with its value', () => {
    expect(plates('R.O. NUMBER: 55190 | TAG: 7714', 'UNIT: 118 | LICENSE: KS 702 HPM')).toEqual(['702 HPM'])
  })

  it('in what a shop sends to another', () => {
    expect(plates('SUBLET ORDER', 'R.O. NUMBER: 55190 | TAG: 7714')).toEqual([])
    expect(plates('REPAIR REQUEST', 'TAG: 7714')).toEqual(['7714'])
  })
})

describe('a license in a field of its own is no permit', () => {
  it('where a telephone stands in the other column of the page', () => {
    const { license_plates } = foundIn('License | MO 37KB4R exp 12/31/26 | 417-555-0142')
    expect(values(license_plates)).toEqual(['37KB4R'])
  })

  it('and one behind a telephone is', () => {
    expect(values(foundIn('Office 417-555-0142 | LP-Gas License 20417').license_plates)).toEqual([])
  })
})

describe('in the block of an owner', () => {
  const form = (label: string) => [
    'Owner of vehicle | Owner P.O.',
    'Ash County Grain Haulers Inc | 3377-B',
    `Address | ${label}`,
    'RR 2 Box 66, Hoisington, KS 67544 | Lonnie',
  ]

  it.each(['Driver name', 'Contact name', 'Operator’s name', 'Print name'])('%s is no customer', label => {
    expect(values(foundIn(...form(label)).customers)).toEqual(['Ash County Grain Haulers Inc'])
    expect(
      values(foundIn(...form(label).map(text => text.replace('of vehicle', 'here'))).customers),
    ).not.toContain('Lonnie')
  })
})

it('beside the label stands who is billed, and what is below a gap heads something else', () => {
  const lines = linesOf(
    'PO | RL-4471',
    'Bill to | Ash Breakdown Network, 700 Main Street, Salina, KS',
    'Event log',
    'Fleet: Oak Foods',
  )
  const styled = lines.map((line, at) => ({
    ...line,
    isAfterGap: at === 2,
    cells: line.cells.map(cell => ({ ...cell, style: at === 2 ? 'bold 9.0' : 'sans 9.0' })),
  }))
  expect(values(findInText(styled).customers)).toEqual(['Ash Breakdown Network'])
})
