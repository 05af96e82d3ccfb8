import { afterEach, expect, it } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import { queryClient, queryKey } from '#web/api/query-client.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import './part-registrations.ts'

afterEach(() => queryClient.clear())

it.each<RecordKind>(['part', 'repair_order', 'parts_order'])('stock is old once a %s changed', async kind => {
  const keys = [
    queryKey(partEndpoints.getPart, { params: { id: 7 } }),
    queryKey(partEndpoints.listReserved, { params: { id: 7 }, query: {} }),
    queryKey(partEndpoints.shortListParts, { query: { ids: [7] } }),
  ]
  for (const key of keys) queryClient.setQueryData(key, { data: {} })
  await recordChanged(kind)
  expect(keys.map(key => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
})
