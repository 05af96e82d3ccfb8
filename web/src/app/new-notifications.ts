import { onStoredElsewhere, readStored, writeStored } from '#web/api/local-storage.ts'
import { createStore } from '#web/shell/store.ts'

export const hasNewNotificationsName = 'has-new-notifications'

/** The dot on the bell. Stored in this browser, so that a reload does not lose it. */
export const hasNewNotifications = createStore(readStored<boolean>(hasNewNotificationsName) === true)

export function setHasNewNotifications(value: boolean): void {
  writeStored(hasNewNotificationsName, value)
  hasNewNotifications.set(value)
}

onStoredElsewhere(hasNewNotificationsName, () =>
  hasNewNotifications.set(readStored<boolean>(hasNewNotificationsName) === true),
)
