import { describe, expect, it } from 'vitest'
import { customersIn } from '#server/testing/found-in-lines.ts'
import { linesOf, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from '../find-in-text.ts'

describe('whoever writes of his own truck is the customer', () => {
  it.each([
    'It is my 2016 Pete 389 with 871,400 miles on it.',
    'Coolant leak on my Kenworth, please look at it.',
    'This is my own bill, send nothing to anybody else.',
    'Fix the brakes, I will pay for it myself.',
    'Check the clutch and bill me, not the carrier.',
  ])('%s', text => {
    const mail = [
      'Gil Moreno <gmoreno@example.com>',
      'Evening,',
      text,
      'Thanks',
      'Gil Moreno',
      '417-555-0193',
    ]
    expect(customersIn(...mail)).toEqual(['Gil Moreno'])
    const letter = ['Gil Moreno', '118 Cedar Hollow Ln', 'Luis,', text, 'Thanks,', 'Gil Moreno']
    expect(customersIn(...letter)).toEqual(['Gil Moreno'])
  })

  it('even where he is leased to a carrier', () => {
    const letter = [
      'Gil Moreno',
      'Hello,',
      'I am leased on to Alder Logistics but this is my own bill.',
      'Thanks,',
      'Gil Moreno',
      'Owner-operator leased to Alder Logistics',
    ]
    expect(customersIn(...letter)).toEqual(['Gil Moreno'])
  })

  it('but one who writes for a company is not', () => {
    const mail = ['Gil Moreno <gmoreno@example.com>', 'Hello,', 'Truck 118 leaks oil.', 'Gil Moreno']
    expect(customersIn(...mail)).toEqual([])
    expect(customersIn(...mail, 'Alder Freight Lines')).toEqual(['Alder Freight Lines'])
  })
})

it('a name in larger letters stands above a branch', () => {
  const head = (size: number) =>
    linesOf('Ash Grove Growers Association', 'Main Elevator and Feed Mill', 'WORK REQUEST').map(
      (line, at) => ({
        ...line,
        cells: line.cells.map(cell => ({ ...cell, style: `sans ${at === 0 ? size : 9}.0` })),
      }),
    )
  expect(values(findInText(head(14)).customers)).toEqual(['Ash Grove Growers Association'])
  expect(values(findInText(head(9)).customers)).not.toEqual(['Ash Grove Growers Association'])
})
