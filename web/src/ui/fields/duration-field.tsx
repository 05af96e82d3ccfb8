import './fields.css'
import Input, { type InputProps } from 'antd/es/input/Input'
import { completeDuration, typeDuration } from '#contract/shared/duration.ts'

export interface DurationFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string
  onChange?: (value: string) => void
}

/** Hours and minutes: `.` and `,` become `:`, a bare number becomes full hours when the field is left. */
export function DurationField({ value = '', onChange, ...rest }: DurationFieldProps) {
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      placeholder="0:00"
      {...rest}
      className={`rb-number-field ${rest.className ?? ''}`}
      value={value}
      onChange={event => onChange?.(typeDuration(event.target.value))}
      onBlur={event => {
        const complete = completeDuration(value)
        if (complete !== value) onChange?.(complete)
        rest.onBlur?.(event)
      }}
    />
  )
}
