import './fields.css'
import Input, { type InputProps } from 'antd/es/input/Input'
import { useRef, useState } from 'react'
import { numberLimits, showNumber, stepNumber, toNumber, typeNumber } from './number-typing.ts'

export interface NumberFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'min' | 'max' | 'step'> {
  value?: number | null | undefined
  onChange?: (value: number | null) => void
  /** Digits before the dot, 6 unless said. */
  integerDigits?: number
  /** Digits behind the dot, 4 unless said; 0 for whole numbers. */
  decimals?: number
  /** Decimals that are always shown once the field is left. */
  padded?: number
  /** Whether a comma before three digits parts thousands. */
  grouped?: boolean
  /** What an arrow key adds. */
  step?: number
  min?: number
  max?: number
}

/** A number, typed freely and kept clean: no letters, a comma is a dot, so many digits and no more. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onChange,
    integerDigits,
    decimals,
    grouped = false,
    padded = 0,
    step = 1,
    min = 0,
    max,
    ...rest
  } = props
  const limits = {
    integerDigits: integerDigits ?? numberLimits.integerDigits,
    decimals: decimals ?? numberLimits.decimals,
    grouped,
  }
  // What is being typed (`12.`) is not always what the number would be shown as.
  const [typed, setTyped] = useState<string>()
  // A comma shows as a dot at once; three digits behind it tell that thousands were meant.
  const comma = useRef(false)
  const shown =
    typed !== undefined && toNumber(typed) === (value ?? null) ? typed : showNumber(value, limits, padded)
  return (
    <Input
      inputMode={limits.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...rest}
      className={`rb-number-field ${rest.className ?? ''}`}
      value={shown}
      onChange={event => {
        const text = event.target.value
        if (text.includes(',')) comma.current = true
        else if (!text.includes('.')) comma.current = false
        const isThousands = grouped && comma.current && /^\d{1,3}\.\d{3}$/.test(text)
        const next = typeNumber(isThousands ? text.replace('.', ',') : text, limits)
        setTyped(next)
        onChange?.(toNumber(next))
      }}
      onKeyDown={event => {
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
          event.preventDefault()
          setTyped(undefined)
          onChange?.(stepNumber(value ?? null, event.key === 'ArrowUp' ? step : -step, { min, max }))
        }
        rest.onKeyDown?.(event)
      }}
      onBlur={event => {
        comma.current = false
        setTyped(undefined)
        rest.onBlur?.(event)
      }}
    />
  )
}
