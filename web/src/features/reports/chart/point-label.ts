import type { SeriesUnit } from '#contract/reports/report-series.ts'

/** `11/21/2026` for a day or week, `11/2026`, `2026`. */
export function pointLabel(unit: SeriesUnit, date: string): string {
  const [year, month, day] = date.split('-')
  if (unit === 'year') return year!
  return unit === 'month' ? `${month}/${year}` : `${month}/${day}/${year}`
}

/** For the axis: `11/21` for a day or week. */
export const shortPointLabel = (unit: SeriesUnit, date: string): string =>
  unit === 'day' || unit === 'week' ? pointLabel(unit, date).slice(0, 5) : pointLabel(unit, date)
