import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { isAborted, refusalIn } from '#web/api/api-failure.ts'
import { queryClient, queryKey } from '#web/api/query-client.ts'
import { request } from '#web/api/request.ts'

const silent = { isBackground: true } as const

/**
 * Deletes a draft, unless it was meanwhile checked out or saved for later. If that fails the server deletes it
 * a day later.
 */
export async function dropDraft({
  id,
  saved_for_later_at,
}: Pick<PartsOrder, 'id' | 'saved_for_later_at'>): Promise<void> {
  const params = { id }
  try {
    const { data } = await request(partsOrderEndpoints.getPartsOrder, { params }, silent)
    if (data.is_draft && data.saved_for_later_at === saved_for_later_at)
      await request(partsOrderEndpoints.deletePartsOrder, { params }, silent)
  } catch (failure) {
    if (!isAborted(failure)) refusalIn(failure)
  }
  // Returning to it must not show cached data.
  const queryKeyOfIt = queryKey(partsOrderEndpoints.getPartsOrder, { params })
  await queryClient.invalidateQueries({ queryKey: queryKeyOfIt, refetchType: 'none' })
}
