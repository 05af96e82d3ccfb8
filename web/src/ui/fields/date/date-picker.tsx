import Button from 'antd/es/button'
import DatePicker, { type DatePickerProps } from 'antd/es/date-picker'
import dayjs, { type Dayjs } from 'dayjs'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tabPast } from '#web/shell/focus/tab-past.ts'
import { exposeHeight } from '#web/ui/expose-height.ts'
import { shopToday } from '../../text/today.ts'
import { describedBy, FieldNote } from '../field-note.tsx'
import { writeOutDay } from './typed-day.ts'

// A phone's keyboard would cover the calendar at the bottom of the screen.
const thumb = window.matchMedia('(pointer: coarse) and (width < 576px)')

type TypedProps = Pick<PickerProps, 'onChange' | 'disabledDate' | 'format' | 'value'> & {
  firstTime: string | undefined
}

type PickerProps = DatePickerProps<Dayjs, false> & {
  format: string[]
  /** `HH:mm`, of a day that is typed without a time. */
  firstTime?: string
}

/**
 * Loaded with the first date field: calendars are large, and most pages have none. Typed text that is no day, or none
 * that can be chosen, is not taken when the field is left, and a note says so.
 */
export default function Picker({ firstTime, ...props }: PickerProps) {
  const { t } = useTranslation()
  const sheet = useSheet(thumb.matches && props.showTime !== undefined, props.id)
  const [untaken, setUntaken] = useState('')
  const noteId = useId()
  return (
    <>
      <DatePicker
        {...sheet}
        inputReadOnly={thumb.matches}
        // The day under a resting pointer would stand in place of the one that is typed.
        previewValue={false}
        onKeyDown={event => {
          if (event.key === 'Enter') mark(event.target)
          else if (event.key !== 'Tab') setUntaken('')
          takeTyped(event, { ...props, firstTime })
          // Past the button that clears the field.
          tabPast(event, event.currentTarget.closest('.ant-picker')!)
        }}
        {...props}
        aria-describedby={describedBy(props['aria-describedby'], untaken !== '' && noteId)}
        onFocus={() => setUntaken('')}
        onBlur={(event, info) => {
          mark(event.target)
          props.onBlur?.(event, info)
        }}
      />
      {untaken !== '' && <FieldNote id={noteId}>{t('ui.dates.not_taken', { typed: untaken })}</FieldNote>}
    </>
  )

  function mark(field: EventTarget) {
    const typed = field instanceof HTMLInputElement ? field.value : ''
    if (!isTaken(typed, { ...props, firstTime })) setUntaken(typed.trim())
  }
}

export function RangePicker(props: ComponentProps<typeof DatePicker.RangePicker>) {
  return <DatePicker.RangePicker inputReadOnly={thumb.matches} {...props} />
}

const sheetHeight = exposeHeight('--rb-sheet-height')

/** A date with a time is two choices, so on a phone a button says that they are made. The field stays in sight above. */
function useSheet(isSheet: boolean, fieldId: string | undefined): Partial<PickerProps> {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!isSheet) return {}
  // The calendar goes, and the focus that it has with it.
  const done = () => {
    setOpen(false)
    if (fieldId) document.getElementById(fieldId)?.focus()
  }
  return {
    open,
    onOpenChange: setOpen,
    showNow: false,
    panelRender: panel => <div ref={sheetHeight}>{panel}</div>,
    renderExtraFooter: () => (
      <Button type="primary" size="large" block onClick={done}>
        {t('ui.dates.done')}
      </Button>
    ),
  }
}

/** Enter and going on by Tab take the day that was typed, be it in short. Enter does not send the form. */
function takeTyped(event: KeyboardEvent<HTMLElement>, props: TypedProps): void {
  if (event.key !== 'Enter' && event.key !== 'Tab') return
  if (event.key === 'Enter') event.preventDefault()
  const typed = event.target instanceof HTMLInputElement ? event.target.value : ''
  const meant = meantBy(typed, props)
  // What is written out the calendar takes by itself.
  if (meant && meant.text !== typed) props.onChange?.(meant.day, meant.text)
}

/** Whether this text is taken; an empty field and the day that is there need no taking. */
const isTaken = (typed: string, props: TypedProps): boolean =>
  typed.trim() === '' || typed === props.value?.format(props.format[0]) || meantBy(typed, props) !== undefined

/** The day that a typed text stands for, if it can be chosen, and the text written out. */
function meantBy(typed: string, { disabledDate, firstTime, format }: TypedProps) {
  const text = withTime(writeOutDay(typed, shopToday()), firstTime) ?? typed.trim()
  const day = dayjs(text, ['MM/DD/YYYY', 'MM/DD/YYYY h:mm A', ...format], true)
  return day.isValid() && !disabledDate?.(day, { type: 'date' }) ? { day, text } : undefined
}

/** `12/30/2026` at `08:00` -> `12/30/2026 8:00 AM`. */
const withTime = (text: string | undefined, firstTime: string | undefined): string | undefined =>
  text && firstTime && !text.includes(' ') ? writeOutDay(`${text} ${firstTime}`, shopToday()) : text
