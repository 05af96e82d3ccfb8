import { beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '#web/api/memory-storage.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', () => undefined)
})

it('that there are new notifications is kept in this browser, over a reload', {
  tags: 'NOTIF-002',
}, async () => {
  const before = await import('./new-notifications.ts')
  expect(before.hasNewNotifications.get()).toBe(false)
  before.setHasNewNotifications(true)
  expect([...Array(localStorage.length).keys()].map(index => localStorage.key(index))).toEqual([
    'HL__has-new-notifications',
  ])
  vi.resetModules()
  const afterReload = await import('./new-notifications.ts')
  expect(afterReload.hasNewNotifications.get()).toBe(true)
})
