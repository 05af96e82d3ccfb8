import { useIsAtTheVehicle } from '#web/access/at-the-vehicle.ts'

/** A missing order is reported in the list. */
export const missingRepairOrder = { notice: 'repair-orders.errors.no_such_order', to: '/orders' } as const

const reassigned = { ...missingRepairOrder, hint: 'repair-orders.job.taken_away' } as const

/** A mechanic may read only own jobs: if the job was shown before, the notice says that it was reassigned. */
export function useMissingRepairOrder(wasShown: boolean) {
  return useIsAtTheVehicle() && wasShown ? reassigned : missingRepairOrder
}
