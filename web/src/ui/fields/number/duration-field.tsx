import '../fields.css'
import Input, { type InputProps } from 'antd/es/input/Input'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completeDuration, decimalDuration, readDuration, typeDuration } from '#contract/shared/duration.ts'
import { readStored, writeStored } from '#web/api/local-storage.ts'
import { sayDuration } from '../../text/say-duration.ts'
import { describedBy } from '../field-note.tsx'
import { useTyped } from '../use-typed.ts'

interface DurationFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string
  onChange?: (value: string) => void
}

/**
 * Hours and minutes: `.` and `,` become `:`, and on blur a bare number becomes hours. The field shows how it
 * is read: 1.5 is 1 h 5 min, and offers 1 h 30 min; what was chosen last is how the next one is read.
 */
export function DurationField({ value = '', onChange, ...rest }: DurationFieldProps) {
  const { t } = useTranslation()
  const readingId = useId()
  const typing = useTyped(value)
  const hasPoint = useRef(false)
  // The typed value as decimal hours.
  const [decimal, setDecimal] = useState<string>()
  const isDecimal = decimal !== undefined && readStored<boolean>(preference) === true
  const shown = typing.typed ?? value
  const read = isDecimal ? decimal : completeDuration(shown)
  const other = isDecimal ? completeDuration(shown) : decimal
  const minutes = readDuration(read)
  const otherMinutes = other === undefined || other === read ? undefined : readDuration(other)
  return (
    <span className="rb-duration-field">
      <Input
        inputMode="decimal"
        autoComplete="off"
        placeholder="0:00"
        {...rest}
        aria-describedby={describedBy(rest['aria-describedby'], readingId)}
        className={`rb-number-field ${rest.className ?? ''}`}
        suffix={
          <span id={readingId} className="rb-reading" aria-live="polite">
            {minutes === undefined ? '' : sayDuration(t, minutes)}
          </span>
        }
        value={shown}
        onChange={event => type(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'ArrowDown' && otherMinutes !== undefined) {
            event.preventDefault()
            takeOther()
          }
          rest.onKeyDown?.(event)
        }}
        onBlur={event => {
          if (read !== shown) typing.type(read, read, onChange)
          typing.stop(read)
          setDecimal(undefined)
          rest.onBlur?.(event)
        }}
      />
      {otherMinutes !== undefined && (
        <span className="rb-field-note" role="status">
          <button
            type="button"
            tabIndex={-1}
            // Keeps the focus in the field.
            onMouseDown={event => event.preventDefault()}
            onClick={takeOther}
          >
            {t('ui.duration.instead', { duration: sayDuration(t, otherMinutes) })}{' '}
            <span aria-hidden="true">↓</span>
          </button>
        </span>
      )}
    </span>
  )

  function type(typed: string) {
    const text = typeDuration(typed)
    // A typed point is shown as a colon.
    hasPoint.current = /[.,]/.test(typed) || (hasPoint.current && text.includes(':'))
    const hours = hasPoint.current ? decimalDuration(typed) : undefined
    setDecimal(hours)
    const next = hours !== undefined && readStored<boolean>(preference) === true ? hours : text
    typing.type(text, next, onChange)
  }

  function takeOther() {
    if (other === undefined) return
    writeStored(preference, !isDecimal)
    setDecimal(undefined)
    hasPoint.current = false
    typing.type(other, other, onChange)
  }
}

/** Whether decimals of hours were chosen last. */
const preference = 'decimal-hours'
