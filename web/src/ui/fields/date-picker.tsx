import DatePicker, { type DatePickerProps } from 'antd/es/date-picker'
import type { Dayjs } from 'dayjs'
import type { ComponentProps, KeyboardEvent } from 'react'

// A phone's keyboard would cover the calendar at the bottom of the screen.
const thumb = window.matchMedia('(pointer: coarse) and (width < 576px)')

/** Enter takes the day that was typed; it does not send the form. */
const keepEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter') event.preventDefault()
}

/** Loaded with the first date field: calendars are large, and most pages have none. */
export default function Picker(props: DatePickerProps<Dayjs, false>) {
  return <DatePicker inputReadOnly={thumb.matches} onKeyDown={keepEnter} {...props} />
}

export function RangePicker(props: ComponentProps<typeof DatePicker.RangePicker>) {
  return <DatePicker.RangePicker inputReadOnly={thumb.matches} onKeyDown={keepEnter} {...props} />
}
