import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { describe, expect, it } from 'vitest'
import { completeDate } from './typed-day.ts'

dayjs.extend(customParseFormat)

describe('abbreviated dates', () => {
  it.each([
    ['12/30', '12/30/2026'],
    ['1/5', '01/05/2027'],
    ['11/1', '11/01/2026'],
    ['1/5/27', '01/05/2027'],
    ['1/5/2031', '01/05/2031'],
    ['+3', '11/25/2026'],
    ['+30', '12/22/2026'],
    ['12/30 8', '12/30/2026 8:00 AM'],
    ['12/30 8:30', '12/30/2026 8:30 AM'],
    ['12/30 14:05', '12/30/2026 2:05 PM'],
    ['12/30 2:15p', '12/30/2026 2:15 PM'],
    ['12/30 12 am', '12/30/2026 12:00 AM'],
    ['+1 7:15', '11/23/2026 7:15 AM'],
    ['2/29', '02/29/2028'],
  ])('%s is %s', (typed, completed) => {
    const today = typed === '2/29' ? '2027-11-22' : '2026-11-22'
    expect(completeDate(typed, today)).toBe(completed)
  })

  it.each(['', '13/40', '2/30', 'tomorrow', '12', '12/30 25', '12/30 13p', '12/30 8:75', '12-30'])(
    '%s is left as it is',
    typed => {
      expect(completeDate(typed, '2026-11-22')).toBeUndefined()
    },
  )
})
