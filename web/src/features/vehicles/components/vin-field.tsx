import Input from 'antd/es/input/Input'
import { useLayoutEffect, useRef } from 'react'
import { normalizeVin, vinLength } from '#contract/shared/vin.ts'
import '../vehicles.css'

interface VinFieldProps {
  id?: string
  value?: string
  onChange?: (vin: string) => void
  onBlur?: () => void
  disabled?: boolean
  autoFocus?: boolean
}

/** A VIN in upper case and without invalid characters, typed or pasted; shows how many characters are missing. */
export function VinField({ id, value = '', onChange, onBlur, disabled, autoFocus, ...aria }: VinFieldProps) {
  const input = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number>(undefined)
  // Cleaning the text would move the caret to its end.
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  return (
    <Input
      {...aria}
      {...(id ? { id } : {})}
      className="rb-vin-field"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      autoFocus={autoFocus}
      disabled={disabled}
      value={value}
      suffix={
        <span className="rb-muted rb-number" aria-hidden="true">
          {value.length}/{vinLength}
        </span>
      }
      onChange={event => {
        const { value: text, selectionStart } = event.target
        input.current = event.target
        caret.current = normalizeVin(text.slice(0, selectionStart ?? text.length)).length
        onChange?.(normalizeVin(text))
      }}
      onBlur={onBlur}
    />
  )
}
