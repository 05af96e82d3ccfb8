import DatePicker, { type DatePickerProps } from 'antd/es/date-picker'
import dayjs, { type Dayjs } from 'dayjs'
import type { ComponentProps, KeyboardEvent } from 'react'
import { shopToday } from '../text/today.ts'
import { writeOutDay } from './typed-day.ts'

// A phone's keyboard would cover the calendar at the bottom of the screen.
const thumb = window.matchMedia('(pointer: coarse) and (width < 576px)')

type PickerProps = DatePickerProps<Dayjs, false>

/** Loaded with the first date field: calendars are large, and most pages have none. */
export default function Picker(props: PickerProps) {
  return (
    <DatePicker
      inputReadOnly={thumb.matches}
      // The day under a resting pointer would stand in place of the one that is typed.
      previewValue={false}
      onKeyDown={event => takeTyped(event, props)}
      {...props}
    />
  )
}

export function RangePicker(props: ComponentProps<typeof DatePicker.RangePicker>) {
  return <DatePicker.RangePicker inputReadOnly={thumb.matches} {...props} />
}

/** Enter and going on by Tab take the day that was typed, be it in short. Enter does not send the form. */
function takeTyped(event: KeyboardEvent<HTMLElement>, { onChange, disabledDate }: PickerProps): void {
  if (event.key !== 'Enter' && event.key !== 'Tab') return
  if (event.key === 'Enter') event.preventDefault()
  const typed = event.target instanceof HTMLInputElement ? event.target.value : ''
  const text = writeOutDay(typed, shopToday())
  // What is written out the calendar takes by itself.
  if (!text || text === typed) return
  const day = dayjs(text, ['MM/DD/YYYY', 'MM/DD/YYYY h:mm A'], true)
  if (!disabledDate?.(day, { type: 'date' })) onChange?.(day, text)
}
