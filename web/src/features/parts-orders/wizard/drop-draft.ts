import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { isAborted, refusalIn } from '#web/api/api-failure.ts'
import { queryClient, queryKey } from '#web/api/query-client.ts'
import { request } from '#web/api/request.ts'

const silent = { isBackground: true } as const

/**
 * Deletes a draft that is left, unless it was checked out. If that fails the server deletes it a day later.
 */
export async function dropDraft(id: number): Promise<void> {
  const params = { id }
  try {
    const { data } = await request(partsOrderEndpoints.getPartsOrder, { params }, silent)
    if (data.is_draft) await request(partsOrderEndpoints.deletePartsOrder, { params }, silent)
  } catch (failure) {
    if (!isAborted(failure)) refusalIn(failure)
  }
  // Returning to it must not show cached data.
  const queryKeyOfIt = queryKey(partsOrderEndpoints.getPartsOrder, { params })
  await queryClient.invalidateQueries({ queryKey: queryKeyOfIt, refetchType: 'none' })
}
