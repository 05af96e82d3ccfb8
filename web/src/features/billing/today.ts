import { dateIn } from '#contract/shared/dates.ts'
import { browserZone } from '#web/ui/text/date-format.ts'

/** The reader's day. */
export const today = (): string => dateIn(browserZone(), Math.floor(Date.now() / 1000))
