import { onStoredElsewhere, readStored, writeStored } from '#web/api/local-storage.ts'
import { createStore } from '#web/shell/store.ts'

export const hasNewNotificationsName = 'has-new-notifications'

/** The dot on the bell, kept across reloads. */
export const hasNewNotifications = createStore(readStored<boolean>(hasNewNotificationsName) === true)

export function setHasNewNotifications(value: boolean): void {
  writeStored(hasNewNotificationsName, value)
  hasNewNotifications.set(value)
}

onStoredElsewhere(hasNewNotificationsName, () =>
  hasNewNotifications.set(readStored<boolean>(hasNewNotificationsName) === true),
)
