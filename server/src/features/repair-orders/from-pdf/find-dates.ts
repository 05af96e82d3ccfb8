import type { PdfDateKind } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { isDate } from '#contract/shared/dates.ts'
import { dateLabels } from './text-labels.ts'
import { cellAt, type Found, once, placeOf, type TextCell, type TextLine } from './text-line.ts'

export interface FoundDate extends Found<string> {
  kind: PdfDateKind
}

/** Dates in any common format, with their meaning according to the words around them. */
export function findDates(lines: readonly TextLine[]): FoundDate[] {
  const dayFirst = writesDayFirst(lines)
  const found: FoundDate[] = []
  lines.forEach((line, index) => {
    line.cells.forEach((cell, column) => {
      let end = 0
      for (const { value, at, length } of datesIn(cell.text, dayFirst)) {
        const before = cell.text.slice(end, at)
        end = at + length
        const kind =
          kindOf(before) ??
          (/^(?:до|по|by|on|before|el|para el|no later than)?$/iu.test(before.trim())
            ? (kindOf(line.cells[column - 1]?.text) ?? kindAbove(lines, index, cell))
            : null)
        found.push({ value, kind: kind ?? 'other', place: placeOf(line) })
      }
    })
  })
  return once(found, date => `${date.kind} ${date.value}`, 30)
}

/** The label closest to the date decides. */
function kindOf(text: string | undefined): PdfDateKind | null {
  if (!text) return null
  return dateLabels.find(([, label]) => label.test(text))?.[0] ?? null
}

function kindAbove(lines: readonly TextLine[], index: number, cell: TextCell): PdfDateKind | null {
  const page = lines[index]!.page
  for (let above = index - 1; above >= Math.max(0, index - 40); above--) {
    if (lines[above]!.page !== page) return null
    const kind = kindOf(cellAt(lines[above], cell)?.text)
    if (kind) return kind
  }
  return null
}

const numeric = /(?<![\p{L}\d.,/-])(\d{1,4})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d\p{L}]|[./-]\d)/gu
const monthFirst = /(?<!\p{L})(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/gu
const dayBeforeMonth =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:de\s+)?(\p{L}{3,10})\.?,?[\s-]+(?:de[l]?\s+)?(\d{4})(?!\d)/gu

interface DateIn {
  value: string
  at: number
  length: number
}

function datesIn(text: string, dayFirst: boolean): DateIn[] {
  const all: DateIn[] = []
  const add = (match: RegExpMatchArray, year: number, month: number, day: number) => {
    const value = `${year}-${pad(month)}-${pad(day)}`
    if (year >= 1990 && year < 2100 && isDate(value))
      all.push({ value, at: match.index!, length: match[0].length })
  }
  for (const match of text.matchAll(numeric)) {
    const [first, sign, second, third] = [Number(match[1]), match[2], Number(match[3]), Number(match[4])]
    if (match[1]!.length === 4) add(match, first, second, third)
    else if (match[1]!.length <= 2) {
      const year = third < 100 ? 2000 + third : third
      if (sign === '.' || first > 12 || (dayFirst && second <= 12)) add(match, year, second, first)
      else add(match, year, first, second)
    }
  }
  for (const match of text.matchAll(monthFirst))
    add(match, Number(match[3]), monthOf(match[1]!), Number(match[2]))
  for (const match of text.matchAll(dayBeforeMonth))
    add(match, Number(match[3]), monthOf(match[2]!), Number(match[1]))
  return all.sort((a, b) => a.at - b.at)
}

/** 05/11 is May 11 in America; a document that also has 21/11 writes the day first. */
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
  return days > 0 && months === 0
}

const monthNames = [
  'jan ene янв січ',
  'feb фев лют',
  'mar мар бер',
  'apr abr апр кві',
  'may мая май тра',
  'jun июн чер',
  'jul июл лип',
  'aug ago авг сер',
  'sep set сен вер',
  'oct окт жов',
  'nov ноя лис',
  'dec dic дек гру',
]

/** By its first three letters; 0 if it is not a month. */
const monthOf = (word: string): number =>
  monthNames.findIndex(names => names.split(' ').includes(word.slice(0, 3).toLowerCase())) + 1

const pad = (value: number): string => String(value).padStart(2, '0')
