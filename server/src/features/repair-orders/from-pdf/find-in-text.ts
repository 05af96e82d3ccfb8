import type { PdfFindings } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { isVin } from '#contract/shared/vin.ts'
import { findAmounts } from './find-amounts.ts'
import { findDates } from './find-dates.ts'
import { findLabelled } from './find-labelled.ts'
import { findNotes } from './find-notes.ts'
import { findVins } from './find-vins.ts'
import { customerLabel, otherFields, plateLabel, poLabel, poNumberLabel, unitLabel } from './text-labels.ts'
import { once, placeOf, type TextLine } from './text-line.ts'

/** Extracts what a shop can use from the lines of a document. Never throws. */
export function findInText(all: readonly TextLine[]): PdfFindings {
  const lines = all.slice(0, mostLines).map(short)
  const byValue = ({ value }: { value: string }) => value.toUpperCase()
  return {
    vins: findVins(lines),
    unit_numbers: once(findLabelled(lines, unitLabel, unitNumber), byValue, 20),
    license_plates: once(findLabelled(lines, plateLabel, licensePlate), byValue, 20),
    po_numbers: once(
      [
        ...findLabelled(lines, poNumberLabel, poNumber),
        ...findLabelled(lines, poLabel, poNumber, { looksAround: false }),
      ],
      byValue,
      10,
    ),
    dates: findDates(lines),
    amounts: findAmounts(lines),
    customers: customersIn(lines),
    notes: findNotes(lines),
  }
}

const mostLines = 10_000
const mostCells = 200
const longestCell = 1000

/** Long enough for any real line; longer ones are cut. */
const short = (line: TextLine): TextLine => ({
  ...line,
  cells: line.cells.slice(0, mostCells).map(cell => ({ ...cell, text: cell.text.slice(0, longestCell) })),
})

/** `700`, `T-1042`, `#700`, `A 17`: short, with a digit; not a date, an amount or a model year. */
function unitNumber(text: string): string | null {
  const match = /^#?\s*([\p{L}]{0,4}[- ]?\d[\p{L}\d-]{0,11})(?=$|[\s,;/()|])/u.exec(text)
  const value = match?.[1]?.toUpperCase()
  if (!value || isVin(value) || /^\s*(?:[./]\d|(?:19|20)\d\d\s+\p{L}{3})/u.test(text)) return null
  return count.test(text) ? null : value
}

const count =
  /^\d+\s*(?:pcs?|pieces?|ea(?:ch)?|hrs?|hours?|gals?|gallons?|qts?|quarts?|mi(?:les?)?|kms?|lbs?)(?!\p{L})/iu

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS ON PE QC SK'.split(
    ' ',
  )

/** `P48213`, `IL P48213`, `P48213 (IL)`, `ABC 1234`: 3 to 10 characters with a digit, without its state. */
function licensePlate(text: string): string | null {
  const words = text.toUpperCase().split(/[\s,;|]+/)
  const from = states.includes(words[0] ?? '') && words.length > 1 ? 1 : 0
  let plate = ''
  for (const word of words.slice(from)) {
    const isPart = /^[\p{L}\d][\p{L}\d-]*$/u.test(word)
    // After the digits comes the state or another field.
    if (!isPart || (/\d/.test(plate) && !/\d/.test(word)) || plate.length + word.length > 9) break
    plate = plate ? `${plate} ${word}` : word
    if (plate.replace(/\W/g, '').length >= 5 && /\d/.test(plate)) break
  }
  return plate.length >= 3 && plate.length <= 10 && /\d/.test(plate) ? plate : null
}

function poNumber(text: string): string | null {
  const value = /^(?:[#№:]\s*)?([\p{L}\d][\p{L}\d/-]{0,24})(?=$|[\s,;.|()])/u.exec(text)?.[1]
  const isDay = value !== undefined && /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}$/.test(value)
  return value && /\d/.test(value) && !isDay ? value.toUpperCase() : null
}

/** Names after a label, then companies by the ending of their names. */
function customersIn(lines: readonly TextLine[]) {
  const named = findLabelled(lines, customerLabel, customerName, { needsSign: true, mostBelow: 2 })
  const companies = lines.flatMap(line =>
    line.cells.flatMap(cell => {
      const value = company.exec(cell.text)?.[0]
      return value ? [{ value, place: placeOf(line) }] : []
    }),
  )
  const others = companies.filter(({ value }) => !named.some(one => one.value.includes(value)))
  return once([...named, ...others], ({ value }) => value.toUpperCase(), 10)
}

function customerName(text: string): string | null {
  const value = text.replace(/\s+/g, ' ').trim()
  const isName = /^\p{Lu}[\p{L}\d .,&'"«»()/-]{2,80}$/u.test(value) && /\p{L}{2}/u.test(value)
  return isName && !otherFields.some(label => label.exec(value)?.index === 0) ? value : null
}

const company =
  /(?<![\p{L}\d])(?:(?:\p{Lu}[\p{L}\d'.-]*,?|&) ){1,6}(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Ltd\.?|S\.A\.(?: de C\.V\.)?)(?![\p{L}\d])|(?:ООО|ТОВ|ЗАО|АО|ПП) [«"„][^»"“]{2,60}[»"“]/u
