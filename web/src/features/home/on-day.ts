import { formatDatesRange } from '#contract/shared/dates.ts'

/** What the list of repair orders is asked for to show those of a day. */
export const onDay = (date: string) => ({ dates_range: formatDatesRange({ from: date, to: date }) })
