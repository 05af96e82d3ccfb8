import type { OfferedCharge } from '#contract/charges/charge.ts'
import { type ChargeRowValues, copiedCharge } from '#web/features/charges/index.ts'
import type { RepairOrderValues } from './repair-order-values.ts'

type Charged = Pick<RepairOrderValues, 'vehicle' | 'charges'>

/** The charges of the whole order: those of the form, then the automatic ones that a new order of this vehicle gets. */
export function chargesOf({ vehicle, charges = [] }: Charged, automatic: readonly OfferedCharge[]) {
  const added =
    vehicle && !vehicle.owner.without_charges
      ? automatic.filter(({ vehicle_kind }) => vehicle_kind === null || vehicle_kind === vehicle.kind)
      : []
  const waived = new Map(charges.filter(isAdded).map(row => [row.charge_id, row.waived_reason]))
  return [
    ...charges.filter(row => !isAdded(row)),
    ...added.map(charge => ({ ...copiedCharge(charge, true), waived_reason: waived.get(charge.id) ?? '' })),
  ]
}

/** Those sent: the server adds the automatic ones of a new order. */
export const sentCharges = (values: Charged, automatic: readonly OfferedCharge[]): ChargeRowValues[] =>
  chargesOf(values, automatic).filter(row => !isAdded(row) || row.waived_reason !== '')

/** The charges of the form once an automatic one is waived, or with an empty reason charged again. */
export function withWaived(charges: readonly ChargeRowValues[], row: ChargeRowValues, reason: string) {
  const changed = { ...row, waived_reason: reason }
  if (row.id !== null) return charges.map(one => (one.key === row.key ? changed : one))
  const others = charges.filter(one => one.key !== row.key)
  return reason === '' ? others : [...others, changed]
}

/** Of a new order, by the settings. */
const isAdded = (row: ChargeRowValues) => row.is_automatic && row.id === null
