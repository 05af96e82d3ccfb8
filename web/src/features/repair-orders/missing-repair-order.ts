import { useIsAtTheVehicle } from '#web/access/at-the-vehicle.ts'

/** A missing order is reported in the list. */
export const missingRepairOrder = { notice: 'repair-orders.errors.no_such_order', to: '/orders' } as const

const takenAway = { ...missingRepairOrder, hint: 'repair-orders.job.taken_away' } as const

/** The same; a mechanic, whom the server tells of own jobs alone, hears besides that one that was open here is none now. */
export function useMissingRepairOrder(wasShown: boolean) {
  return useIsAtTheVehicle() && wasShown ? takenAway : missingRepairOrder
}
