import { dateIn } from '#contract/shared/dates.ts'
import { browserZone } from '#web/api/browser-zone.ts'
import { shopZone } from '#web/shell/shop-zone.ts'

/** `YYYY-MM-DD` in the user's time zone, for local times. */
export const today = (): string => dateIn(browserZone(), now())

/**
 * `YYYY-MM-DD` in the shop's time zone, for dates that are the same for every user, such as a
 * due date.
 */
export const shopToday = (): string => shopDay(now())

export const shopDay = (unixSeconds: number): string => dateIn(shopZone() ?? browserZone(), unixSeconds)

const now = (): number => Math.floor(Date.now() / 1000)
