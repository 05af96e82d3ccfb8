import { shopToday } from '#web/ui/text/today.ts'
import type { ChosenVehicle, RepairOrderValues } from './repair-order-values.ts'

export type Taxes = Pick<RepairOrderValues, 'tax_labor' | 'tax_inventory'>

/** The last day of the owner's tax exemption; null once it is over, also in an old draft. */
export function exemptUntil(vehicle: ChosenVehicle | null | undefined): string | null {
  const until = vehicle?.owner.tax_exempt_until ?? null
  return until !== null && until >= shopToday() ? until : null
}

export const isTaxed = ({ tax_labor, tax_inventory }: Taxes): boolean =>
  (tax_labor ?? 0) > 0 || (tax_inventory ?? 0) > 0

export const noTaxes: Taxes = { tax_labor: 0, tax_inventory: 0 }

/** No taxes for an exempt owner, else the usual rates. */
export const taxesOf = (vehicle: ChosenVehicle | null | undefined, usual: Taxes): Taxes =>
  exemptUntil(vehicle) === null ? { tax_labor: usual.tax_labor, tax_inventory: usual.tax_inventory } : noTaxes
