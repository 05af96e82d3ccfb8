import { NumberField, type NumberFieldProps } from './number-field.tsx'

/** Dollars: `$`, two decimals, a cent for each press of an arrow key. */
export function MoneyField(props: NumberFieldProps) {
  return <NumberField integerDigits={7} {...props} prefix="$" grouped decimals={2} padded={2} step={0.01} />
}
