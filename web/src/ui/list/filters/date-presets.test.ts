import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#contract/shared/dates.ts'
import type { ListFilter } from '../list-types.ts'
import { datePresets, daysOfPreset, withDaysOfPresets } from './date-presets.ts'
import { readListSearch, writeListSearch } from './list-search.ts'

const filters: ListFilter[] = [
  { kind: 'dates', name: 'dates_range', label: 'x' },
  { kind: 'dates', name: 'dates', label: 'x', names: { from: 'date_from', to: 'date_to' } },
]

describe('date presets', () => {
  it('follow the calendar across months and years', () => {
    const on = (today: string) =>
      datePresets.map(preset => Object.values(daysOfPreset(preset, today)).join(' '))
    expect(on('2026-03-01')).toEqual([
      '2026-03-01 2026-03-01',
      '2026-03-01 2026-03-07',
      '2026-03-01 2026-03-31',
      '2026-02-01 2026-02-28',
    ])
    expect(on('2024-03-30').slice(1)).toEqual([
      '2024-03-24 2024-03-30',
      '2024-03-01 2024-03-31',
      '2024-02-01 2024-02-29',
    ])
    expect(on('2026-01-01').slice(1)).toEqual([
      '2025-12-28 2026-01-03',
      '2026-01-01 2026-01-31',
      '2025-12-01 2025-12-31',
    ])
  })

  it('contain today, except last month, which ends before this month', () => {
    for (let today = '2023-12-25'; today < '2025-03-05'; today = addDays(today, 1)) {
      for (const preset of ['today', 'this_week', 'this_month'] as const) {
        const { from, to } = daysOfPreset(preset, today)
        expect(from <= today && today <= to, `${preset} on ${today}`).toBe(true)
      }
      const week = daysOfPreset('this_week', today)
      expect(daysBetween(week.from, week.to)).toBe(6)
      expect(addDays(daysOfPreset('last_month', today).to, 1)).toBe(daysOfPreset('this_month', today).from)
    }
  })

  it('stay in the URL and are sent to the server as dates', () => {
    const search = { dates_range: 'this_month', dates: 'today', other: 'kept' }
    const { values } = readListSearch(search, filters)
    expect(writeListSearch(search, filters, { page: 2 })).toEqual({ ...search, page: 2 })
    expect(withDaysOfPresets(values, filters, '2026-11-23')).toEqual({
      dates_range: '2026-11-01 - 2026-11-30',
      date_from: '2026-11-23',
      date_to: '2026-11-23',
    })
    const chosen = { dates_range: '2026-01-02 - 2026-01-03', date_from: '2026-01-02', date_to: '2026-01-03' }
    expect(withDaysOfPresets(readListSearch(chosen, filters).values, filters, '2026-11-23')).toEqual(chosen)
  })
})
