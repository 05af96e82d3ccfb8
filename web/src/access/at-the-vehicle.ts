import { useMe } from './me.ts'

/** Whether the user changes the status of orders but cannot edit them: a mechanic with a phone. */
export function useIsAtTheVehicle(): boolean {
  const orders = useMe()?.permissions['orders-bs'] ?? []
  return orders.includes('change-status') && !orders.includes('update')
}
