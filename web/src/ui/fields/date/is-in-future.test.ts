import dayjs from 'dayjs'
import { afterEach, expect, it, vi } from 'vitest'
import { setShopZone } from '#web/shell/shop-zone.ts'
import { isInFuture } from './is-in-future.ts'

afterEach(() => {
  vi.useRealTimers()
})

it("compares a day with today in the shop's time zone", () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') })
  setShopZone('America/Chicago')
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map(day => isInFuture(dayjs(day)))).toEqual([
    false,
    false,
    true,
  ])
  setShopZone('Asia/Tokyo')
  expect(['2026-11-22', '2026-11-23'].map(day => isInFuture(dayjs(day)))).toEqual([false, true])
})
