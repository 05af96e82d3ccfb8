import Button from 'antd/es/button'
import DatePicker, { type DatePickerProps } from 'antd/es/date-picker'
import dayjs, { type Dayjs } from 'dayjs'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tabPast } from '#web/shell/focus/tab-past.ts'
import { exposeHeight } from '#web/ui/expose-height.ts'
import { shopToday } from '../../text/today.ts'
import { describedBy, FieldNote } from '../field-note.tsx'
import { completeDate } from './typed-day.ts'

// On a phone the keyboard would cover the calendar.
const thumb = window.matchMedia('(pointer: coarse) and (width < 576px)')

type TypedProps = Pick<PickerProps, 'onChange' | 'disabledDate' | 'format' | 'value'> & {
  firstTime: string | undefined
}

type PickerProps = DatePickerProps<Dayjs, false> & {
  format: string[]
  /** `HH:mm`: the time of a day that is typed without one. */
  firstTime?: string
}

/**
 * Lazy: calendars are large, and most pages have none. Invalid or disabled typed dates are rejected on blur
 * with a note.
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
        // Otherwise the hovered day replaces the typed text.
        previewValue={false}
        onKeyDown={event => {
          if (event.key === 'Enter') mark(event.target)
          else if (event.key !== 'Tab') setUntaken('')
          acceptTyped(event, { ...props, firstTime })
          // Skips the clear button.
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
    if (!isAccepted(typed, { ...props, firstTime })) setUntaken(typed.trim())
  }
}

export function RangePicker(props: ComponentProps<typeof DatePicker.RangePicker>) {
  return <DatePicker.RangePicker inputReadOnly={thumb.matches} {...props} />
}

const sheetHeight = exposeHeight('--rb-sheet-height')

/** On a phone date and time need a confirm button. The field stays visible above. */
function useSheet(isSheet: boolean, fieldId: string | undefined): Partial<PickerProps> {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!isSheet) return {}
  // Closing the calendar would lose the focus.
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

/** Enter and Tab accept abbreviated dates. Enter does not submit the form. */
function acceptTyped(event: KeyboardEvent<HTMLElement>, props: TypedProps): void {
  if (event.key !== 'Enter' && event.key !== 'Tab') return
  if (event.key === 'Enter') event.preventDefault()
  const typed = event.target instanceof HTMLInputElement ? event.target.value : ''
  const parsed = parseTyped(typed, props)
  // antd accepts complete text itself.
  if (parsed && parsed.text !== typed) props.onChange?.(parsed.day, parsed.text)
}

/** Empty or unchanged text counts as accepted. */
const isAccepted = (typed: string, props: TypedProps): boolean =>
  typed.trim() === '' ||
  typed === props.value?.format(props.format[0]) ||
  parseTyped(typed, props) !== undefined

/** The day of the typed text, if it can be chosen, and the complete text. */
function parseTyped(typed: string, { disabledDate, firstTime, format }: TypedProps) {
  const text = withTime(completeDate(typed, shopToday()), firstTime) ?? typed.trim()
  const day = dayjs(text, ['MM/DD/YYYY', 'MM/DD/YYYY h:mm A', ...format], true)
  return day.isValid() && !disabledDate?.(day, { type: 'date' }) ? { day, text } : undefined
}

/** `12/30/2026` at `08:00` -> `12/30/2026 8:00 AM`. */
const withTime = (text: string | undefined, firstTime: string | undefined): string | undefined =>
  text && firstTime && !text.includes(' ') ? completeDate(`${text} ${firstTime}`, shopToday()) : text
