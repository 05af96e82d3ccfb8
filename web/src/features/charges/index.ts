export { ChargesCount } from './charges-count.tsx'
export { ChargesTable } from './charges-table.tsx'
export { AddCharge } from './rows/add-charge.tsx'
export { AutomaticCharges } from './rows/automatic-charges.tsx'
export { type ChargeErrors, chargeRowErrors } from './rows/charge-row-errors.ts'
export {
  type ChargeRowValues,
  chargeBody,
  chargeOfType,
  copiedCharge,
  pricedCharge,
  savedCharge,
  typedCharge,
} from './rows/charge-row-values.ts'
export { ChargeRows } from './rows/charge-rows.tsx'
