import type { PricedCharge } from '../charges/charge-amount.ts'
import { workAmounts } from '../repair-orders/repair-order-totals.ts'

/** Labor, parts and charges in dollars, every line rounded half up to the cent, as on an order. */
export const estimatedAmount = ({
  inventories,
  charges,
  ...labor
}: {
  hourly_rate: number
  /** `2:30` */
  duration: string
  inventories: readonly { price: number; quantity: number }[]
  charges: readonly Omit<PricedCharge, 'is_waived'>[]
}): number =>
  workAmounts({
    ...labor,
    parts: inventories,
    charges: charges.map(charge => ({ ...charge, is_waived: false })),
  }).total
