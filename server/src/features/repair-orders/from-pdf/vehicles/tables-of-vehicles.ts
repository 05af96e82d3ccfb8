import { ownNumber, thingsNumber } from '../labels/unit-labels.ts'
import { plateLabel, vinLabel } from '../labels/vehicle-labels.ts'
import { findLabelled, type Labelled } from '../lines/find-labelled.ts'
import { isHead } from '../lines/table-head.ts'
import type { TextLine } from '../text-line.ts'
import { unitNumber } from './unit-number.ts'

/**
 * In a table of vehicles a column of numbers is what they are called by, if no other says so: `Our no. | Equipment | VIN`,
 * `Fleet ID | V.I.N. | Plate`. What begins with 1 counts its rows.
 */
export function inTables(lines: readonly TextLine[], named: readonly Labelled[]): Labelled[] {
  const numbers = [
    ...findLabelled(lines, ownNumber, unitNumber, {
      where: (index, { text }) => begins(text, ownNumber) && isOfVehicles(lines[index]!),
    }),
    ...findLabelled(lines, thingsNumber, unitNumber, {
      where: (index, cell) =>
        cell === lines[index]!.cells[0] && begins(cell.text, thingsNumber) && isOfVehicles(lines[index]!),
    }),
  ]
  if (numbers.some(({ value }) => value === '1')) return []
  return numbers.filter(
    ({ place }) => !named.some(one => one.place.page === place.page && one.place.line === place.line),
  )
}

const isOfVehicles = (line: TextLine): boolean =>
  isHead(line) && [vinLabel, plateLabel].some(words => line.cells.some(({ text }) => begins(text, words)))

const begins = (text: string, words: RegExp): boolean => words.exec(text)?.index === 0
