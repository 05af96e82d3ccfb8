import type { PdfFindings } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { findCustomers } from './customers/find-customers.ts'
import { withoutShopsMessages } from './document/chats.ts'
import { withLabelStyles } from './labels/form-labels.ts'
import { withLabelsApart } from './lines/labels-apart.ts'
import { withLabelsFirst } from './lines/labels-first.ts'
import { withColumnsApart } from './lines/touching-columns.ts'
import { withWholeHeads } from './lines/two-line-heads.ts'
import { withWholeLabels } from './lines/two-line-labels.ts'
import { findAmounts } from './order/find-amounts.ts'
import { findDates } from './order/find-dates.ts'
import { findNotes } from './order/find-notes.ts'
import { findPoNumbers } from './order/find-po-numbers.ts'
import { type Found, once, type TextCell, type TextLine } from './text-line.ts'
import { findEngineHours, findOdometers } from './vehicles/find-meters.ts'
import { findUnits } from './vehicles/find-units.ts'
import { type FoundVin, findVins } from './vehicles/find-vins.ts'
import { rowsOfOtherShops, rowsThatAreWell } from './vehicles/meant-vehicles.ts'
import { findPlates } from './vehicles/plate-states.ts'

export type TextFindings = Omit<PdfFindings, 'vins'> & { vins: FoundVin[] }

/** Extracts what a shop can use from the lines of a document. Never throws. */
export function findInText(all: readonly TextLine[]): TextFindings {
  const lines = withColumnsApart(
    withLabelsFirst(
      withWholeHeads(
        withLabelStyles(withWholeLabels(all.slice(0, mostLines).map(short).map(withLabelsApart))),
      ),
    ),
  )
  const others = [...rowsThatAreWell(lines), ...rowsOfOtherShops(lines)]
  const isMeant = ({ place }: Found<string>) =>
    !others.some(({ page, line }) => page === place.page && line === place.line)
  const po_numbers = bare(once(findPoNumbers(withoutShopsMessages(lines)).filter(isMeant), byValue, 20))
  const license_plates = once(
    findPlates(lines).filter(plate => isMeant(plate) && !po_numbers.some(order => isPartOf(plate, order))),
    byValue,
    20,
  )
  const customers = bare(findCustomers(lines))
  const units = findUnits(lines, customers.map(toValue)).filter(
    unit =>
      isMeant(unit) &&
      !license_plates.some(plate => isWithin(plate, unit)) &&
      !po_numbers.some(order => isSame(order, unit)),
  )
  return {
    vins: findVins(lines, po_numbers.map(toValue)).filter(isMeant),
    unit_numbers: bare(once(units, byValue, 20)),
    license_plates,
    po_numbers,
    dates: findDates(lines),
    odometers: findOdometers(lines),
    engine_hours: findEngineHours(lines),
    amounts: findAmounts(lines),
    customers,
    notes: findNotes(lines),
  }
}

/** Without what only the rules need to know. */
const bare = (found: readonly Found<string>[]): Found<string>[] =>
  found.map(({ value, place }) => ({ value, place }))

const toValue = ({ value }: Found<string>): string => value

const byValue = ({ value }: { value: string }) => value.toUpperCase()

/** `TRL 7719` beside `Plate` is no trailer 7719. */
function isWithin(plate: Found<string>, { value, place }: Found<string>): boolean {
  const isThere = plate.place.page === place.page && plate.place.line === place.line
  if (!isThere) return false
  // `Placas tracto: 45-AK-8R`
  if (plate.value === value) return place.text.toUpperCase().split(value).length === 2
  if (!plate.value.split(' ').includes(value)) return false
  return !wordsOf(place.text.toUpperCase().replace(plate.value, ' ')).includes(value)
}

/** `PO 4471 for unit 118 and 4472 for unit 119` */
const isSame = (order: Found<string>, unit: Found<string>): boolean =>
  order.value === unit.value && order.place.page === unit.place.page && order.place.line === unit.place.line

/** Of `Authorization: CO-A-558203` nothing is a plate of Colorado. */
const isPartOf = (plate: Found<string>, order: Found<string>): boolean =>
  order.value.length > plate.value.length &&
  order.value.endsWith(plate.value) &&
  order.place.page === plate.place.page &&
  order.place.line === plate.place.line

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d-]+/u)

const mostLines = 10_000
const mostCells = 200
const longestCell = 1000

/** `License............ MN YAK 4418`: the dots lead from a label to its value. */
const withoutLeaders = ({ text, changes }: TextCell): string =>
  changes
    ? text
    : text
        .replace(/(?<=[\p{L}\d]\.?)\s?(?:[.…_]{4,}\s*:?|\.{2,}\s*:)\s*(?=\S)/gu, ': ')
        .replace(/(?<=\p{L}\.?)[.…_]{2,}\s*:$/u, ':')
        .replace(/^(?=.{2,24}\.{3})(\p{L}[\p{L}/ .]*?)\.{3,} ?(?=[\p{L}\d#$])/u, '$1: ')

/** `veh_no`, as a program names its columns. */
const withoutUnderscores = (text: string): string =>
  /^\p{L}+(?:_\p{L}+)+$/u.test(text) ? text.replaceAll('_', ' ') : text

/** Long enough for any real line; longer ones are cut. */
const short = (line: TextLine): TextLine => ({
  ...line,
  cells: line.cells
    .slice(0, mostCells)
    .map(cell => ({ ...cell, text: withoutUnderscores(withoutLeaders(cell)).slice(0, longestCell) })),
})
