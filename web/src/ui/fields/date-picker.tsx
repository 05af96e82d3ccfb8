import DatePicker, { type DatePickerProps } from 'antd/es/date-picker'
import type { Dayjs } from 'dayjs'
import type { ComponentProps } from 'react'

// A phone's keyboard would cover the calendar at the bottom of the screen.
const thumb = window.matchMedia('(pointer: coarse) and (width < 576px)')

/** Loaded with the first date field: calendars are large, and most pages have none. */
export default function Picker(props: DatePickerProps<Dayjs, false>) {
  return <DatePicker inputReadOnly={thumb.matches} {...props} />
}

export function RangePicker(props: ComponentProps<typeof DatePicker.RangePicker>) {
  return <DatePicker.RangePicker inputReadOnly={thumb.matches} {...props} />
}
