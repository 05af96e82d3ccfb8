import type { Dayjs } from 'dayjs'
import { shopToday } from '../../text/today.ts'

/** Whether a day of a calendar comes after today in the shop, wherever the reader is: the server judges by that. */
export const isInFuture = (day: Dayjs): boolean => day.format('YYYY-MM-DD') > shopToday()
