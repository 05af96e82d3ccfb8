import { NumberField, type NumberFieldProps } from './number-field.tsx'

/**
 * A percentage of at most 6 characters, with one decimal unless it says otherwise. A saved one that has more is shown
 * as it is, never rounded.
 */
export function PercentField({ decimals = 1, ...props }: NumberFieldProps) {
  const shown = Math.max(decimals, decimalsOf(props.value))
  return <NumberField suffix="%" {...props} integerDigits={5 - shown} decimals={shown} />
}

const decimalsOf = (value: number | null | undefined) => String(value ?? '').split('.')[1]?.length ?? 0
