import { dateIn } from '#contract/shared/dates.ts'
import { browserZone } from '#web/api/browser-zone.ts'
import { shopZone } from '#web/shell/shop-zone.ts'

/** Today in the user's time zone, `YYYY-MM-DD`: for local times. */
export const today = (): string => dateIn(browserZone(), now())

/** Today in the shop's time zone, `YYYY-MM-DD`: for dates, such as a due date, which are the same for every user. */
export const shopToday = (): string => shopDay(now())

/** The date in the shop's time zone at a moment. */
export const shopDay = (unixSeconds: number): string => dateIn(shopZone() ?? browserZone(), unixSeconds)

const now = (): number => Math.floor(Date.now() / 1000)
