import type { PdfDateKind } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { isDate } from '#contract/shared/dates.ts'
import { isInvoice } from '../document/who-writes.ts'
import { dateLabels, otherDateLabel } from '../labels/date-labels.ts'
import { AnyCase } from '../labels/text-label.ts'
import { cellAt, type Found, once, placeOf, type TextCell, type TextLine } from '../text-line.ts'
import { daysAfter, monthOf } from './days-without-year.ts'

export interface FoundDate extends Found<string> {
  kind: PdfDateKind
}

/** Dates in any common format, with their meaning according to the words around them. */
export function findDates(lines: readonly TextLine[]): FoundDate[] {
  const dayFirst = writesDayFirst(lines)
  const isPaidLater = isInvoice(lines)
  const found: FoundDate[] = []
  const written = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => (printed.test(text) ? [] : datesIn(text, dayFirst))),
  )[0]?.value
  lines.forEach((line, index) => {
    line.cells.forEach((cell, column) => {
      let end = 0
      const whole = [...datesIn(cell.text, dayFirst), ...dateOverTwoLines(cell, lines[index + 1], line)]
      const isApart = (day: DateIn) =>
        !whole.some(one => day.at < one.at + one.length && one.at < day.at + day.length)
      const dates = [...whole, ...daysAfter(written, cell.text).filter(isApart)]
      for (const { value, at, length, needsLabel } of dates.sort((a, b) => a.at - b.at)) {
        const before = cell.text.slice(end, at)
        end = at + length
        const kind =
          dueOf(
            kindOf(before),
            isWanted.test(sentenceAt(cell.text, at)) &&
              (needsLabel === true
                ? /\p{L}/u.test(cell.text.slice(at, at + length))
                : value > (written ?? value) && / \p{Ll}+ /u.test(before)),
          ) ??
          (/^(?:(?:до|по|by|on|before|el|para el|no later than|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?,?)(?:\s|$))*$/iu.test(
            before.trim(),
          )
            ? (kindOf(line.cells[column - 1]?.text) ?? kindAbove(lines, index, cell))
            : null)
        if (needsLabel && (kind === null || kind === 'po')) continue
        // Until then another shop's invoice is to be paid.
        const isOfOrder = kind !== null && !(isPaidLater && kind === 'due' && !/need|want|back/i.test(before))
        found.push({ value, kind: isOfOrder ? kind : 'other', place: placeOf(line) })
      }
    })
  })
  // A history has many more than those of the order.
  const [told, others] = [found.filter(isOfKind), found.filter(date => !isOfKind(date))]
  return once(
    [...told, ...others].length > most ? [...told, ...others] : found,
    date => `${date.kind} ${date.value}`,
    most,
  )
}

const most = 30
const isOfKind = ({ kind }: FoundDate): boolean => kind !== 'other'

/** Above a page that a browser prints. */
const printed = /^\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}/

/** `I need to roll out Sunday` */
const isWanted =
  /(?<!\p{L})(?:needs?|needed|wants?|wanted|promised?|back|ready|due|done|finish\p{L}*|complete\p{L}*|pick(?:ing)? (?:\p{L}+ )?up|roll(?:s|ing)?|out by|until|till?|salir|sale|leav\p{L}+|necesit\p{L}+|ocup[ao]\p{L}*|urge|list[ao]s?|recog\p{L}+|entreg\p{L}+|нужн\p{L}*|надо|готов\p{L}*|заб[её]?[ие]?р[аеу]\p{L}*|верн\p{L}+|потрібн\p{L}*|треба до|поверн\p{L}+)(?!\p{L})/iu

const sentenceAt = (text: string, at: number): string =>
  `${text
    .slice(0, at)
    .split(/[.!?]\s/)
    .at(-1)}${text.slice(at).split(/[.!?](?:\s|$)/)[0]}`

const dueOf = (kind: PdfDateKind | null, wanted: boolean): PdfDateKind | null =>
  wanted && (kind === null || kind === 'po') ? 'due' : kind

/** The label closest to the date decides, if it is one of an order; of labels that end alike the first. */
function kindOf(text: string | undefined): PdfDateKind | null {
  if (!text) return null
  let nearest: { kind: PdfDateKind | null; end: number } = { kind: null, end: endOf(text, otherDateLabel) }
  for (const [kind, label] of dateLabels) {
    const end = endOf(text, label)
    if (end > nearest.end) nearest = { kind, end }
  }
  return nearest.kind
}

/** Where the last match ends. */
const endOf = (text: string, label: RegExp): number =>
  [...text.matchAll(new AnyCase(label, 'gu'))].reduce(
    (end, match) => Math.max(end, match.index + match[0].length),
    -1,
  )

function kindAbove(lines: readonly TextLine[], index: number, cell: TextCell): PdfDateKind | null {
  const page = lines[index]!.page
  for (let above = index - 1; above >= Math.max(0, index - 40); above--) {
    if (lines[above]!.page !== page) return null
    const text = cellAt(lines[above], cell)?.text
    const kind = text && (above === index - 1 || !sentence.test(text)) ? kindOf(text) : null
    if (kind) return kind
  }
  return null
}

/** It says nothing of a date further below. */
const sentence = /^(?:\S+ ){6}\S|^\(?(?:\d{1,2}[.)]|[-–•*])\s/u

/** Old forms have a box for each: `07 15 26`. */
const boxed = /^(\d{2}) (\d{2}) (\d{2})$/
const behindLabel = /(?<=[:\s]\s?)(\d{2}) (\d{2}) (\d{2})$/

const numeric = /(?<![\p{L}\d.,/-])(\d{1,4})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d\p{L}]|[./-]\d)/gu
const monthFirst = /(?<!\p{L})(\p{L}{3,10})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})(?!\d)/gu
const dayBeforeMonth =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er)?[\s-]+(?:de\s+)?(\p{L}{3,10})\.?,?[\s-]+(?:de[l]?\s+)?(\d{4}|(?<=-)\d{2}|\d{2}$)(?![\d-])/gu

export interface DateIn {
  value: string
  at: number
  length: number
  /** A day without its year is one only after such words. */
  needsLabel?: boolean
}

/** `not later than December`, below it `5, 2026`. */
function dateOverTwoLines(cell: TextCell, next: TextLine | undefined, { page }: TextLine): DateIn[] {
  const below = next?.page === page && !next.isAfterGap ? cellAt(next, cell) : undefined
  if (!below || !/(?:\p{L}{3,10}\.?|\d{1,2},?)$/u.test(cell.text) || !/^\d|^\p{L}{3}/u.test(below.text))
    return []
  const end = cell.text.length
  return datesIn(`${cell.text} ${below.text.slice(0, 30)}`, false).filter(
    ({ at, length }) => at < end && at + length > end + 1,
  )
}

function datesIn(text: string, dayFirst: boolean): DateIn[] {
  const all: DateIn[] = []
  const add = (match: RegExpMatchArray, year: number, month: number, day: number) => {
    const value = `${year}-${pad(month)}-${pad(day)}`
    if (year >= 1990 && year < 2100 && isDate(value))
      all.push({ value, at: match.index!, length: match[0].length })
  }
  for (const match of text.matchAll(numeric)) {
    const [first, sign, second] = [Number(match[1]), match[2], Number(match[3])]
    if (match[1]!.length === 4) add(match, first, second, Number(match[4]))
    else if (match[1]!.length <= 2) {
      const year = fullYear(match[4]!)
      if (sign === '.' || first > 12 || (dayFirst && second <= 12)) add(match, year, second, first)
      else add(match, year, first, second)
    }
  }
  const inBoxes = boxed.exec(text) ?? (/^\p{Lu}[\p{L} ]+:/u.test(text) ? behindLabel.exec(text) : null)
  if (inBoxes) add(inBoxes, fullYear(inBoxes[3]!), Number(inBoxes[1]), Number(inBoxes[2]))
  for (const match of text.matchAll(monthFirst))
    add(match, Number(match[3]), monthOf(match[1]!), Number(match[2]))
  for (const match of text.matchAll(dayBeforeMonth))
    add(match, fullYear(match[3]!), monthOf(match[2]!), Number(match[1]))
  return all.sort((a, b) => a.at - b.at)
}

const fullYear = (digits: string): number => (digits.length === 2 ? 2000 : 0) + Number(digits)

/** 05/11 is May 11 in America; a document that also has 21/11 writes the day first, and so does Mexico. */
function writesDayFirst(lines: readonly TextLine[]): boolean {
  let days = 0
  let months = 0
  for (const line of lines) {
    for (const { text } of line.cells) {
      for (const [, first, sign, second] of text.matchAll(numeric)) {
        if (sign === '.' || first!.length > 2) continue
        if (Number(first) > 12) days++
        if (Number(second) > 12) months++
      }
    }
  }
  return months === 0 && (days > 0 || lines.some(line => line.cells.some(({ text }) => mexican.test(text))))
}

/** A tax number, a kind of company, a phone number of Mexico. */
const mexican =
  /(?<!\p{L})(?:d[íi]a\s*\/\s*mes|RFC|S\.?\s?(?:A\.?|de R\.?L\.?) de C\.?V|\+?52[ (-]1?\d)(?!\p{Ll})/u

const pad = (value: number): string => String(value).padStart(2, '0')
