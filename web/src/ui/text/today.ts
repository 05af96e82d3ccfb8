import { dateIn } from '#contract/shared/dates.ts'
import { shopZone } from '#web/shell/shop-zone.ts'
import { browserZone } from './date-format.ts'

/** The reader's day, `YYYY-MM-DD`: for local times, which are written and read in the reader's zone. */
export const today = (): string => dateIn(browserZone(), now())

/** The shop's day, `YYYY-MM-DD`: for days, such as a due date, which are the same for every reader. */
export const shopToday = (): string => shopDay(now())

/** The shop's day at a moment. */
export const shopDay = (unixSeconds: number): string => dateIn(shopZone() ?? browserZone(), unixSeconds)

const now = (): number => Math.floor(Date.now() / 1000)
