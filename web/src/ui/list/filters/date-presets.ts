import { addDays, type DatesRange, daysBetween, formatDatesRange, isDate } from '#contract/shared/dates.ts'
import type { ListFilter } from '../list-types.ts'
import type { FilterValue } from './list-search.ts'

/** In the URL a dates filter is one of these, or a range of days. */
export const datePresets = ['today', 'this_week', 'this_month', 'last_month'] as const
type DatePreset = (typeof datePresets)[number]

export const isDatePreset = (value: unknown): value is DatePreset =>
  (datePresets as readonly unknown[]).includes(value)

/** The range of a preset on a given day. Weeks begin on Sunday. */
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

/** Replaces presets by their ranges today, for the server. */
export function withDaysOfPresets(
  values: Readonly<Record<string, FilterValue>>,
  filters: readonly ListFilter[],
  today: string,
): Record<string, FilterValue> {
  const query = { ...values }
  for (const filter of filters) {
    if (filter.kind !== 'dates') continue
    const preset = query[filter.name]
    if (filter.names) delete query[filter.name]
    if (!isDatePreset(preset)) continue
    const days = daysOfPreset(preset, today)
    if (filter.names) Object.assign(query, { [filter.names.from]: days.from, [filter.names.to]: days.to })
    else query[filter.name] = formatDatesRange(days)
  }
  return query
}

const someSunday = '1900-01-07'

function monthOf(day: string): DatesRange {
  const month = day.slice(0, 7)
  const last = ['31', '30', '29', '28'].map(end => `${month}-${end}`).find(isDate)!
  return { from: `${month}-01`, to: last }
}
