import { z } from 'zod'
import { addDays, daysBetween } from '../shared/dates.ts'
import { date } from '../shared/fields.ts'

const seriesUnits = ['day', 'week', 'month', 'year'] as const
export type SeriesUnit = (typeof seriesUnits)[number]

/** Sums per point of a chart, from one day to another, both inclusive. */
export const reportSeries = <const Sums extends z.ZodRawShape>(sums: Sums) =>
  z.object({
    from: date,
    to: date,
    unit: z.enum(seriesUnits),
    points: z.array(
      z.object({
        date,
        ...sums,
      }),
    ),
  })

/** Days up to a month, weeks up to half a year, months up to ten years, else years. */
export function seriesUnitOf({ from, to }: { from: string; to: string }): SeriesUnit {
  const days = daysBetween(from, to)
  if (days <= 31) return 'day'
  if (days <= 184) return 'week'
  return days <= 3660 ? 'month' : 'year'
}

/** The first day of the point; weeks begin on Monday. */
function startOfUnit(unit: SeriesUnit, date: string): string {
  if (unit === 'year') return `${date.slice(0, 4)}-01-01`
  if (unit === 'month') return `${date.slice(0, 7)}-01`
  return unit === 'week' ? addDays(date, -(((daysBetween(aMonday, date) % 7) + 7) % 7)) : date
}

const aMonday = '2001-01-01'

export function pointsBetween(unit: SeriesUnit, from: string, to: string): string[] {
  const points = []
  for (let day = startOfUnit(unit, from); day <= to; day = nextOfUnit(unit, day)) points.push(day)
  return points
}

function nextOfUnit(unit: SeriesUnit, day: string): string {
  if (unit === 'day' || unit === 'week') return addDays(day, unit === 'day' ? 1 : 7)
  return startOfUnit(unit, addDays(day, unit === 'month' ? 31 : 366))
}

/** The twelve months up to a day: the default period of a chart. */
export function lastYear(today: string): { from: string; to: string } {
  const next = nextOfUnit('month', startOfUnit('month', today))
  return { from: `${Number(next.slice(0, 4)) - 1}${next.slice(4)}`, to: addDays(next, -1) }
}
