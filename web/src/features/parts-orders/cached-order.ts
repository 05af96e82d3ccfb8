import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { queryClient, queryKey } from '#web/api/query-client.ts'

const keyOf = (id: number) => queryKey(partsOrderEndpoints.getPartsOrder, { params: { id } })

/** Shows the order of a save's response before it is refetched. */
export function cacheOrder(order: PartsOrder): void {
  queryClient.setQueryData(keyOf(order.id), { data: order })
}

export const cachedOrder = (id: number): PartsOrder | undefined =>
  queryClient.getQueryData<{ data: PartsOrder }>(keyOf(id))?.data

export function updateCachedOrder(id: number, change: (order: PartsOrder) => PartsOrder): void {
  queryClient.setQueryData<{ data: PartsOrder }>(keyOf(id), kept => kept && { data: change(kept.data) })
}
