import { createContext, useContext } from 'react'
import type { OrderDefaults } from '#contract/company/order-defaults.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { addDays } from '#contract/shared/dates.ts'
import { useRead } from '#web/api/hooks.ts'
import { shopToday } from '#web/ui/text/today.ts'
import { emptyRepairOrder, emptyWork } from './repair-order-values.ts'

const none: OrderDefaults = {
  tax_labor: null,
  tax_inventory: null,
  tax_decimals: 1,
  due_in_days: null,
  hourly_rate: null,
  first_slot: '08:00',
}

export const OrderDefaultsContext = createContext(none)

export const useOrderDefaults = (): OrderDefaults => useContext(OrderDefaultsContext)

/** Undefined while loading. After a failure the form opens without defaults. */
export function useReadOrderDefaults(): OrderDefaults | undefined {
  const { data, error } = useRead(repairOrderEndpoints.getRepairOrderDefaults, {})
  return data?.data ?? (error ? none : undefined)
}

export const newRepairOrder = ({ tax_labor, tax_inventory, due_in_days, hourly_rate }: OrderDefaults) => ({
  ...emptyRepairOrder(),
  works: [emptyWork(hourly_rate)],
  tax_labor,
  tax_inventory,
  due_date: due_in_days === null ? null : addDays(shopToday(), due_in_days),
})
