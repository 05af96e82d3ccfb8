import Input from 'antd/es/input/Input'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { mendedInVin, normalizeVin, vinLength } from '#contract/shared/vin.ts'
import '../vehicles.css'

interface VinFieldProps {
  id?: string
  value?: string
  onChange?: (vin: string) => void
  onBlur?: () => void
  /** Letters that a VIN cannot have, with their replacements: `O → 0`. */
  onMended?: (mended: string[]) => void
  disabled?: boolean
  autoFocus?: boolean
}

/** A VIN in upper case and without invalid characters, typed or pasted; shows how many characters are missing. */
export function VinField(props: VinFieldProps) {
  const { id, value = '', onChange, onBlur, onMended, disabled, autoFocus, ...aria } = props
  const mended = useRef<string[]>([])
  const input = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number>(undefined)
  // Replacing the text would move the caret to its end.
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  // A VIN from an address or a draft is normalized too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value from outside matters
  useEffect(() => {
    if (value !== normalizeVin(value)) take(value)
  }, [value])
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
        take(text)
      }}
      onBlur={onBlur}
    />
  )

  function take(text: string) {
    const vin = normalizeVin(text)
    const before = vin.startsWith(value) ? mended.current : []
    mended.current = vin === '' ? [] : [...new Set([...before, ...mendedInVin(text)])]
    onMended?.(mended.current)
    onChange?.(vin)
  }
}
