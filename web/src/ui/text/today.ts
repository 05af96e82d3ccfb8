import { dateIn } from '#contract/shared/dates.ts'
import { browserZone } from './date-format.ts'

/** The reader's day, `YYYY-MM-DD`. */
export const today = (): string => dateIn(browserZone(), Math.floor(Date.now() / 1000))
