import type { PdfFindings } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { findAmounts } from './find-amounts.ts'
import { findCustomers } from './find-customers.ts'
import { findDates } from './find-dates.ts'
import { findLabelled } from './find-labelled.ts'
import { findEngineHours, findOdometers } from './find-meters.ts'
import { findNotes } from './find-notes.ts'
import { findPoNumbers } from './find-po-numbers.ts'
import { type FoundVin, findVins } from './find-vins.ts'
import { withLabelStyles } from './form-labels.ts'
import { withLabelsFirst } from './labels-first.ts'
import { findPlates } from './plate-states.ts'
import { inTables } from './tables-of-vehicles.ts'
import { blockNumberLabel } from './text-labels.ts'
import { type Found, isBelow, once, type TextCell, type TextLine } from './text-line.ts'
import { withColumnsApart } from './touching-columns.ts'
import { withWholeHeads } from './two-line-heads.ts'
import { withWholeLabels } from './two-line-labels.ts'
import { possessed, unitLabel, vehicleDigit, vehicleField, vehicleLabel, vehicleWord } from './unit-labels.ts'
import { numberedIn, unitInSentence, unitNumber } from './unit-number.ts'

export type TextFindings = Omit<PdfFindings, 'vins'> & { vins: FoundVin[] }

/** Extracts what a shop can use from the lines of a document. Never throws. */
export function findInText(all: readonly TextLine[]): TextFindings {
  const lines = withColumnsApart(
    withLabelsFirst(withWholeHeads(withLabelStyles(withWholeLabels(all.slice(0, mostLines).map(short))))),
  )
  const po_numbers = once(findPoNumbers(lines), byValue, 20)
  const license_plates = once(findPlates(lines), byValue, 20)
  return {
    vins: findVins(
      lines,
      po_numbers.map(({ value }) => value),
    ),
    unit_numbers: once(
      withoutCounted(unitNumbers(lines)).filter(unit => !license_plates.some(plate => isWithin(plate, unit))),
      byValue,
      20,
    ),
    license_plates,
    po_numbers,
    dates: findDates(lines),
    odometers: findOdometers(lines),
    engine_hours: findEngineHours(lines),
    amounts: findAmounts(lines),
    customers: findCustomers(lines),
    notes: findNotes(lines),
  }
}

const byValue = ({ value }: { value: string }) => value.toUpperCase()

const unitNumbers = (lines: readonly TextLine[]) => [
  ...findLabelled(lines, unitLabel, unitNumber, { isOfGoods: true, isModified: true }),
  ...findLabelled(lines, vehicleLabel, unitNumber, { needsSign: true }).filter(one => !isHeading(one)),
  ...inTables(lines),
  ...findLabelled(lines, blockNumberLabel, unitNumber, {
    isModified: true,
    where: (index, cell) =>
      /^(?:(?:our|your|their|fleet|company) )?[№n]/i.test(cell.text) &&
      isBelow(lines, index, cell, vehicleHeading),
  }),
  ...findLabelled(lines, vehicleField, numberedIn, { needsSign: true, hasMany: false }),
  ...findLabelled(lines, possessed, unitInSentence, { looksAround: false }),
  ...findLabelled(lines, vehicleWord, unitInSentence, { looksAround: false }),
  ...saidTwice(findLabelled(lines, vehicleDigit, digit, { looksAround: false })),
]

/** `[Unit 1] 2019 Peterbilt`, `[Unit 2]`: they are counted. */
function withoutCounted(units: readonly Found<string>[]): Found<string>[] {
  const counted = units.filter(
    one => /^\d$/.test(one.value) && /unit \d(?:\]|: | [-–—] )/iu.test(one.place.text),
  )
  const numbers = [...new Set(counted.map(({ value }) => Number(value)))].sort()
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1)
    ? units.filter(one => !counted.includes(one))
    : [...units]
}

/** `Vehicle 1`, `Truck 2` begin a block. */
const isHeading = ({ value, place }: Found<string>): boolean =>
  /^\d$/.test(value) && new RegExp(`^\\p{L}+ ${value}(?!\\S)`, 'u').test(place.text)

/** `TRL 7719` beside `Plate` is no trailer 7719. */
function isWithin(plate: Found<string>, { value, place }: Found<string>): boolean {
  const isThere = plate.place.page === place.page && plate.place.line === place.line
  if (!isThere || plate.value === value || !plate.value.split(' ').includes(value)) return false
  return !wordsOf(place.text.toUpperCase().replace(plate.value, ' ')).includes(value)
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d-]+/u)

const digit = (text: string): string | null =>
  /^#?(\d)(?=$|[\s,.;])(?!\s*(?:of|axles?|x|or|and)(?!\p{L}))/iu.exec(text)?.[1] ?? null

/** `truck 9` counts vehicles, or names one: then it is said again. */
const saidTwice = (found: readonly Found<string>[]): Found<string>[] =>
  found.filter((one, at) => found.some((other, index) => index !== at && other.value === one.value))

const vehicleHeading =
  /^(?:tractor|trailer|truck|vehicle|unit|equipment|power unit|asset)(?: (?:information|info|details))?$/i

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
