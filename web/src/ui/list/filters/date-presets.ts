import { addDays, type DatesRange, daysBetween, formatDatesRange, isDate } from '#contract/shared/dates.ts'
import type { ListFilter } from '../list-types.ts'
import type { FilterValue } from './list-search.ts'

/** In the URL a filter by days has one of these, or the days that were chosen. */
export const datePresets = ['today', 'this_week', 'this_month', 'last_month'] as const
export type DatePreset = (typeof datePresets)[number]

export const isDatePreset = (value: unknown): value is DatePreset =>
  (datePresets as readonly unknown[]).includes(value)

/** The days that a preset means on a day. A week begins on Sunday, as the calendar on the wall of a shop does. */
export function daysOfPreset(preset: DatePreset, today: string): DatesRange {
  const firstOfMonth = `${today.slice(0, 7)}-01`
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'this_week': {
      const from = addDays(today, -(daysBetween(someSunday, today) % 7))
      return { from, to: addDays(from, 6) }
    }
    case 'this_month':
      return monthOf(firstOfMonth)
    case 'last_month':
      return monthOf(addDays(firstOfMonth, -1))
  }
}

/** What filters ask the server for: presets are the days that they mean today. */
export function withDaysOfPresets(
  values: Readonly<Record<string, FilterValue>>,
  filters: readonly ListFilter[],
  today: string,
): Record<string, FilterValue> {
  const asked = { ...values }
  for (const filter of filters) {
    if (filter.kind !== 'dates') continue
    const preset = asked[filter.name]
    if (filter.names) delete asked[filter.name]
    if (!isDatePreset(preset)) continue
    const days = daysOfPreset(preset, today)
    if (filter.names) Object.assign(asked, { [filter.names.from]: days.from, [filter.names.to]: days.to })
    else asked[filter.name] = formatDatesRange(days)
  }
  return asked
}

const someSunday = '1900-01-07'

/** The month that a day is in. */
function monthOf(day: string): DatesRange {
  const month = day.slice(0, 7)
  const last = ['31', '30', '29', '28'].map(end => `${month}-${end}`).find(isDate)!
  return { from: `${month}-01`, to: last }
}
