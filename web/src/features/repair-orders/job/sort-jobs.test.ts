import { describe, expect, it } from 'vitest'
import { byProgress, latestVersions, tabOf } from './sort-jobs.ts'

const today = '2026-11-21'
const job = (
  status: 'new' | 'in_process' | 'finished' | 'deleted',
  implementation_date: string,
  changed = '2026-11-01T12:00:00',
) => ({ status, implementation_date, status_changed_at: Date.parse(changed) / 1000 })

describe("a mechanic's jobs", () => {
  it('are sorted into today, next and waiting', () => {
    expect(tabOf(job('new', '2026-11-21 08:30'), today)).toBe('today')
    expect(tabOf(job('new', '2026-11-22 08:30'), today)).toBe('next')
    expect(tabOf(job('new', '2026-11-20 23:59'), today)).toBe('waiting')
  })

  it('are in today if in process, if finished and planned today, or if finished today', () => {
    expect(tabOf(job('in_process', '2026-10-01 08:30'), today)).toBe('today')
    expect(tabOf(job('finished', '2026-11-21 08:30'), today)).toBe('today')
    expect(tabOf(job('finished', '2026-11-20 08:30'), today)).toBeNull()
    expect(tabOf(job('finished', '2026-11-24 08:30', '2026-11-21T16:10:00'), today)).toBe('today')
    expect(tabOf(job('finished', '2026-11-20 08:30', '2026-11-20T23:50:00'), today)).toBeNull()
  })

  it('are sorted with those in process first and finished ones last', () => {
    const jobs = [
      job('finished', '2026-11-21 07:00'),
      job('new', '2026-11-21 10:00'),
      job('new', '2026-11-21 09:00'),
      job('in_process', '2026-11-21 11:00'),
    ]
    expect(
      [...jobs].sort(byProgress).map(({ implementation_date }) => implementation_date.slice(11)),
    ).toEqual(['11:00', '09:00', '10:00', '07:00'])
  })

  it('are shown once, in the newest version, while lists differ in age', () => {
    const before = { id: 7, version: 3, ...job('new', '2026-11-21 10:00') }
    const after = { ...before, version: 4, status: 'in_process' as const }
    const other = { id: 8, version: 1, ...job('new', '2026-11-21 09:00') }
    expect(latestVersions([before, other, after])).toEqual([after, other])
    expect(latestVersions([after, other, before])).toEqual([after, other])
  })
})
