import DatePicker, { type DatePickerProps } from 'antd/es/date-picker'
import type { Dayjs } from 'dayjs'
import type { ComponentType } from 'react'

/** Fetched when the first date field is shown: calendars are heavy, and most pages have none. */
export default DatePicker as ComponentType<DatePickerProps<Dayjs, false>>
export const { RangePicker } = DatePicker
