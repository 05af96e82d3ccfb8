import { isDate } from '#contract/shared/dates.ts'
import type { DateIn } from './find-dates.ts'

/** `by Monday 11/23`, `el jueves 5`, `back Friday`: the first such day after the one on which it was written. */
export function daysAfter(written: string | undefined, text: string): DateIn[] {
  if (!written) return []
  return [
    ...found(text, /(?<![\d./-])(\d{1,2})\/(\d{1,2})(?![\d/-]|\.\d)/g, ([, month, day]) =>
      firstAfter(written, 366, { month: Number(month), day: Number(day) }),
    ),
    ...found(
      text,
      /(?<!\p{L})(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d\p{L}:/-]|,? \d{4})/gu,
      ([, name, day]) =>
        firstAfter(written, 366, { month: monthOf(name!), weekday: weekdayOf(name!), day: Number(day) }),
    ),
    ...found(text, /(?<!\p{L})(\p{L}{3,10}),? the (\d{1,2})(?:st|nd|rd|th)(?!\p{L})/giu, ([, name, day]) =>
      firstAfter(written, 62, { weekday: weekdayOf(name!), day: Number(day) }),
    ),
    ...found(
      text,
      /(?<!\d)(\d{1,2})(?:st|nd|rd|th)? (?:de |of )?(\p{L}{3,10})(?!\p{L}|,? (?:de )?\d{4})/gu,
      ([, day, name]) => firstAfter(written, 366, { month: monthOf(name!), day: Number(day) }),
    ),
    ...found(text, /(?<!\p{L})(\p{L}{4,10})(?!\p{L}|,? (?:the )?\d|,? \p{L}{3,9}\.? \d)/gu, ([, name]) =>
      firstAfter(written, 7, { weekday: weekdayOf(name!) }),
    ),
  ]
}

interface Day {
  /** 0 is none. */
  month?: number
  day?: number
  /** -1 is none. */
  weekday?: number
}

function found(text: string, pattern: RegExp, dayOf: (match: RegExpMatchArray) => string | null): DateIn[] {
  return [...text.matchAll(pattern)].flatMap(match => {
    const value = dayOf(match)
    return value ? [{ value, at: match.index, length: match[0].length, needsLabel: true }] : []
  })
}

function firstAfter(written: string, most: number, { month = 0, day, weekday = -1 }: Day): string | null {
  if (month === 0 && weekday < 0) return null
  const start = Date.parse(`${written}T00:00:00Z`)
  for (let days = day === undefined ? 1 : 0; days <= most; days++) {
    const date = new Date(start + days * dayLength)
    const isIt =
      (month === 0 || date.getUTCMonth() + 1 === month) &&
      (day === undefined || date.getUTCDate() === day) &&
      (weekday < 0 || date.getUTCDay() === weekday)
    if (isIt) return isDate(isoOf(date)) ? isoOf(date) : null
  }
  return null
}

const dayLength = 24 * 60 * 60 * 1000

const isoOf = (date: Date): string => date.toISOString().slice(0, 10)

const monthNames = [
  'jan ene янв січ',
  'feb fév fev фев лют',
  'mar мар бер',
  'apr abr avr апр кві',
  'may мая май тра',
  'jun июн чер',
  'jul июл лип',
  'aug ago aoû aou авг сер',
  'sep set сен вер',
  'oct окт жов',
  'nov ноя лис',
  'dec dic déc дек гру',
]

/** By its first three letters; 0 if it is not a month. */
export function monthOf(word: string): number {
  const name = word
    .toLowerCase()
    .replace(/^mai$/, 'may')
    .replace(/^jui(?=n$|l)/, 'ju')
  return monthNames.findIndex(names => names.split(' ').includes(name.slice(0, 3))) + 1
}

const weekdayNames = [
  'sun dom воскр недiл неділ',
  'mon lun понед понеділ',
  'tue mar вторн вівтор',
  'wed mié mie сред серед',
  'thu jue четв четвер',
  'fri vie пятн п’ятн',
  'sat sáb sab субб субот',
]

/** Whole names of days, by how they begin; -1 if it is none. */
function weekdayOf(word: string): number {
  const name = word.toLowerCase()
  const isWhole =
    /day$|^(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)$|^(?:понед|вторн|сред[ау]|четв|пятн|субб|воскр|вівт|серед|субот|неділ|п.ятн)/u.test(
      name,
    )
  return isWhole ? weekdayNames.findIndex(names => names.split(' ').some(one => name.startsWith(one))) : -1
}
