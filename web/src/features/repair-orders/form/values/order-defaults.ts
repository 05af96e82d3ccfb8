import { createContext, useContext } from 'react'
import type { OfferedCharge } from '#contract/charges/charge.ts'
import type { OrderDefaults } from '#contract/company/order-defaults.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { addDays } from '#contract/shared/dates.ts'
import { useRead } from '#web/api/hooks.ts'
import { shopToday } from '#web/ui/text/today.ts'
import { type ChosenVehicle, emptyRepairOrder, emptyWork } from './repair-order-values.ts'
import { newWorkRate } from './work-rates.ts'

const none: OrderDefaults = {
  tax_labor: null,
  tax_inventory: null,
  tax_decimals: 1,
  due_in_days: null,
  hourly_rate: null,
  has_labor_rates: false,
  first_slot: '08:00',
  charges: [],
}

interface FormDefaults extends OrderDefaults {
  /** Saved charges to choose from. */
  byHand: readonly OfferedCharge[]
  /** Charges that the order gets by the settings; none for a saved order, which keeps its own. */
  automatic: readonly OfferedCharge[]
}

export const formDefaults = (defaults: OrderDefaults, isNew: boolean): FormDefaults => ({
  ...defaults,
  byHand: defaults.charges.filter(charge => charge.applies === 'by_hand'),
  automatic: isNew ? defaults.charges.filter(charge => charge.applies === 'automatic') : [],
})

export const OrderDefaultsContext = createContext(formDefaults(none, false))

export const useOrderDefaults = (): FormDefaults => useContext(OrderDefaultsContext)

/** Undefined while loading. After a failure the form opens without defaults. */
export function useReadOrderDefaults(): OrderDefaults | undefined {
  const { data, error } = useRead(repairOrderEndpoints.getRepairOrderDefaults, {})
  return data?.data ?? (error ? none : undefined)
}

export const newRepairOrder = (
  { tax_labor, tax_inventory, due_in_days, hourly_rate }: OrderDefaults,
  vehicle?: ChosenVehicle | null,
) => ({
  ...emptyRepairOrder(),
  works: [emptyWork(newWorkRate(vehicle, hourly_rate))],
  tax_labor,
  tax_inventory,
  due_date: due_in_days === null ? null : addDays(shopToday(), due_in_days),
})
