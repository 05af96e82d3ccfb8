import Input, { type InputProps } from 'antd/es/input/Input'

interface ExtensionFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string | null
  onChange?: (value: string) => void
}

/** Digits only. */
export function ExtensionField({ value, onChange, ...rest }: ExtensionFieldProps) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={value ?? ''}
      onChange={event => onChange?.(event.target.value.replace(/\D/g, '').slice(0, 10))}
    />
  )
}
