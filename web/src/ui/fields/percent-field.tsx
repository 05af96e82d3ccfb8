import { NumberField, type NumberFieldProps } from './number-field.tsx'

/** A percentage with one decimal, at most 6 characters. */
export function PercentField(props: NumberFieldProps) {
  return <NumberField integerDigits={4} decimals={1} {...props} suffix="%" />
}
