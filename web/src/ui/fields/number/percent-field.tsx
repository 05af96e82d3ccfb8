import { NumberField, type NumberFieldProps } from './number-field.tsx'

/** At most 6 characters, one decimal by default. A saved value with more decimals is not rounded. */
export function PercentField({ decimals = 1, ...props }: NumberFieldProps) {
  const shown = Math.max(decimals, decimalsOf(props.value))
  return <NumberField suffix="%" {...props} integerDigits={5 - shown} decimals={shown} />
}

const decimalsOf = (value: number | null | undefined) => String(value ?? '').split('.')[1]?.length ?? 0
