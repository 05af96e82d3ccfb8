import { isDate } from '#contract/shared/dates.ts'
import type { TextLine } from './text-line.ts'

interface DateIn {
  /** `2026-11-18` */
  value: string
  at: number
}

const numeric = /(?<![\p{L}\d./-])(\d{1,4})([./-])(\d\d?)\2(\d\d|\d{4})(?![\d\p{L}/-])/gu
const monthFirst = /(?<!\p{L})(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/gu
const dayFirst = /(?<!\d)(\d{1,2})[ -](?:de )?(\p{L}{3,10})\.?,?[ -](?:del? )?(\d{4})(?!\d)/gu

/** Dates in common formats. `isDayFirst` decides about `05/11/2026`. */
export function datesIn(text: string, isDayFirst: boolean): DateIn[] {
  const found = [
    ...[...text.matchAll(numeric)].map(({ index, 1: first, 2: sign, 3: second, 4: last }) => ({
      at: index,
      value: numericDate([first!, second!, last!], isDayFirst || sign === '.'),
    })),
    ...[...text.matchAll(monthFirst)].map(({ index, 1: month, 2: day, 3: year }) => ({
      at: index,
      value: dateOf(year!, monthOf(month!), day!),
    })),
    ...[...text.matchAll(dayFirst)].map(({ index, 1: day, 2: month, 3: year }) => ({
      at: index,
      value: dateOf(year!, monthOf(month!), day!),
    })),
  ]
  return found.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }])).sort((a, b) => a.at - b.at)
}

function numericDate([first, second, last]: [string, string, string], isDayFirst: boolean): string | null {
  if (first.length === 4) return dateOf(first, second, last)
  const isDay = Number(first) > 12 || (isDayFirst && Number(second) <= 12)
  return isDay ? dateOf(last, second, first) : dateOf(last, first, second)
}

function dateOf(year: string, month: string | number, day: string): string | null {
  const full = year.length === 2 ? `20${year}` : year
  const value = [full, month, day].map(part => String(part).padStart(2, '0')).join('-')
  return Number(full) >= 1990 && Number(full) < 2100 && isDate(value) ? value : null
}

/** First letters of the months in English, Spanish, Russian and Ukrainian. */
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

/** 1 to 12; 0 if not a month. */
const monthOf = (word: string): number =>
  monthNames.findIndex(names => names.split(' ').includes(word.slice(0, 3).toLowerCase())) + 1

/** Whether the document has a date such as 21/11, which can only be day first. */
export function writesDayFirst(lines: readonly TextLine[]): boolean {
  const slashed = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => [...text.matchAll(/(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](?:20)?\d\d(?!\d)/g)]),
  )
  return (
    slashed.some(([, first]) => Number(first) > 12) && !slashed.some(([, , second]) => Number(second) > 12)
  )
}
