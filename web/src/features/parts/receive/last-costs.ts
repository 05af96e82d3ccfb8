import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { request } from '#web/api/request.ts'

/** The last cost per part id. A failure is ignored: costs can be typed. */
export async function lastCosts(ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map()
  try {
    const query = { ids: [...ids] }
    const { data } = await request(partEndpoints.listLastCosts, { query }, { isBackground: true })
    return new Map(data.map(({ id, cost }) => [id, cost]))
  } catch (failure) {
    if (failure instanceof ApiFailure) return new Map()
    throw failure
  }
}
