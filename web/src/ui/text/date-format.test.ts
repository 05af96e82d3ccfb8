import { describe, expect, it } from 'vitest'
import { exactTime, formatDate } from './date-format.ts'

const morning = Date.parse('2026-11-21T14:05:00Z') / 1000

describe('formatted dates', () => {
  it('shows a moment as MM/DD/YYYY h:mm A in the given zone', { tags: ['CONST-009', 'CONST-013'] }, () => {
    expect(formatDate(morning, 'client', 'America/Chicago')).toBe('11/21/2026 8:05 AM')
    expect(formatDate(morning, 'client', 'Europe/Kyiv')).toBe('11/21/2026 4:05 PM')
  })

  it('writes noon and midnight as 12', () => {
    expect(formatDate('2026-11-21 00:30', 'client')).toBe('11/21/2026 12:30 AM')
    expect(formatDate('2026-11-21 12:00', 'time')).toBe('12:00 PM')
  })

  it('shows report dates as MM/DD/YYYY', { tags: 'CONST-011' }, () => {
    expect(formatDate('2026-03-04', 'date')).toBe('03/04/2026')
    expect(formatDate(Date.parse('2026-03-04T02:00:00Z') / 1000, 'date', 'America/Chicago')).toBe(
      '03/03/2026',
    )
  })

  it('shows a date without a time unchanged in any zone', () => {
    expect(formatDate('2026-03-04', 'client', 'Pacific/Apia')).toBe('03/04/2026')
  })

  it('shows seconds and zone in the exact time', () => {
    expect(exactTime(morning, 'America/Chicago')).toContain('8:05:00 AM CST')
  })
})
