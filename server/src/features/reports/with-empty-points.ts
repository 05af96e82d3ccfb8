import { pointsBetween, type SeriesUnit } from '#contract/reports/report-series.ts'

interface Series<Point> {
  from: string
  to: string
  unit: SeriesUnit
  points: Point[]
}

/** Adds points without data for the whole period; of years only between the first and last with data. */
export function withEmptyPoints<Point extends { date: string }>(
  { from, to, unit, points }: Series<Point>,
  empty: Omit<Point, 'date'>,
): Point[] {
  const [first, last] = unit === 'year' ? [points[0]?.date, points.at(-1)?.date] : [from, to]
  if (first === undefined || last === undefined || first < earliest || last > latest) return points
  const byDate = new Map(points.map(point => [point.date, point]))
  return pointsBetween(unit, first, last).map(date => byDate.get(date) ?? ({ date, ...empty } as Point))
}

/** Beyond these the next point may be no valid date. */
const [earliest, latest] = ['1001-01-01', '9998-12-31']
