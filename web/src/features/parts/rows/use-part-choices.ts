import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PartChoice } from '#contract/parts/part.ts'
import { partEndpoints, partIdsMax } from '#contract/parts/part-endpoints.ts'
import { queryKey } from '#web/api/query-client.ts'
import { request } from '#web/api/request.ts'

/** Parts by ids, in order: one request, unless they are too many. */
export const partsQuery = (ids: readonly number[], vehicleId: number | undefined) =>
  queryOptions({
    queryKey: queryKey(partEndpoints.shortListParts, { query: { ids: [...ids], ...ofVehicle(vehicleId) } }),
    queryFn: ({ signal }) => readParts(ids, vehicleId, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })

const ofVehicle = (vehicleId: number | undefined) => (vehicleId ? { vehicle_id: vehicleId } : {})

async function readParts(ids: readonly number[], vehicleId: number | undefined, signal: AbortSignal) {
  const asked = []
  for (let from = 0; from < ids.length; from += partIdsMax) {
    const query = { ids: ids.slice(from, from + partIdsMax), ...ofVehicle(vehicleId) }
    asked.push(request(partEndpoints.shortListParts, { query }, { signal }))
  }
  return (await Promise.all(asked)).flatMap(answer => answer.data)
}

export type PartChoices = ReadonlyMap<number, PartChoice>

/** By id. With the ids and vehicle of a `PartsStockReader` it shares that request. Not yet read: as before. */
export function usePartChoices(
  ids: readonly number[],
  { isAsked, vehicleId }: { isAsked: boolean; vehicleId?: number | undefined },
): PartChoices {
  const query = partsQuery(
    [...new Set(ids)].sort((one, other) => one - other),
    vehicleId,
  )
  const { data } = useQuery({
    ...query,
    enabled: isAsked && ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return useMemo(() => new Map(data?.map(part => [part.id, part])), [data])
}
