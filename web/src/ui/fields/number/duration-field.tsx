import '../fields.css'
import Input, { type InputProps } from 'antd/es/input/Input'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { completeDuration, readDuration, typeDuration } from '#contract/shared/duration.ts'
import { sayDuration } from '../../text/say-duration.ts'
import { describedBy } from '../field-note.tsx'
import { useTyped } from '../use-typed.ts'

interface DurationFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string
  onChange?: (value: string) => void
}

/**
 * Hours and minutes: `.` and `,` become `:`, and on blur a bare number becomes hours. The field shows how it
 * is read: 1.5 is 1 h 5 min.
 */
export function DurationField({ value = '', onChange, ...rest }: DurationFieldProps) {
  const { t } = useTranslation()
  const readingId = useId()
  const typing = useTyped(value)
  const shown = typing.typed ?? value
  const minutes = readDuration(shown)
  return (
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
      onChange={event => {
        const text = typeDuration(event.target.value)
        typing.type(text, text, onChange)
      }}
      onBlur={event => {
        const complete = completeDuration(shown)
        if (complete !== shown) typing.type(complete, complete, onChange)
        typing.stop(complete)
        rest.onBlur?.(event)
      }}
    />
  )
}
