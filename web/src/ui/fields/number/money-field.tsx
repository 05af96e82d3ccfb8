import { NumberField, type NumberFieldProps } from './number-field.tsx'

/** Dollars with two decimals; arrow keys step by a cent. */
export function MoneyField(props: NumberFieldProps) {
  return <NumberField integerDigits={7} {...props} prefix="$" grouped decimals={2} padded={2} step={0.01} />
}
