import { afterEach, expect, it, vi } from 'vitest'
import { setShopZone } from '#web/shell/shop-zone.ts'
import { shopToday, today } from './today.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("the shop's date differs from the user's between their midnights", () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') })
  const { DateTimeFormat } = Intl
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new DateTimeFormat().resolvedOptions(),
    timeZone: 'Europe/Kyiv',
  })
  setShopZone('America/Chicago')
  expect(shopToday()).toBe('2026-11-21')
  expect(today()).toBe('2026-11-22')
})
