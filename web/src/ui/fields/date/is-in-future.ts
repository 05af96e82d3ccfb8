import type { Dayjs } from 'dayjs'
import { shopToday } from '../../text/today.ts'

/** Compares with today in the shop's time zone, as the server does. */
export const isInFuture = (day: Dayjs): boolean => day.format('YYYY-MM-DD') > shopToday()
