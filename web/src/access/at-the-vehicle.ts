import { useMe } from './me.ts'

/** Whether the user moves orders on without editing them: their pages are for a phone beside the truck. */
export function useIsAtTheVehicle(): boolean {
  const orders = useMe()?.permissions['orders-bs'] ?? []
  return orders.includes('change-status') && !orders.includes('update')
}
