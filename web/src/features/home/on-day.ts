import { formatDatesRange } from '#contract/shared/dates.ts'

/** Search of the repair orders list for one day. */
export const onDay = (date: string) => ({ dates_range: formatDatesRange({ from: date, to: date }) })
