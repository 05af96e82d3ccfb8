import { useQuery } from '@tanstack/react-query'
import { createContext, memo, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PartChoice } from '#contract/parts/part.ts'
import { partEndpoints, partIdsMax } from '#contract/parts/part-endpoints.ts'
import { queryKey } from '#web/api/query-client.ts'
import { request } from '#web/api/request.ts'
import type { WorkValues } from '../values/repair-order-values.ts'
import {
  type heldParts,
  type PartStock,
  partIds,
  type RepairOrderStock,
  repairOrderStock,
} from './repair-order-stock.ts'

/** The stock of all parts in the form, and the parts that a `StockReader` is to ask about: the same array until they change. */
export function useRepairOrderStock(works: readonly WorkValues[], held: ReturnType<typeof heldParts>) {
  const [stock] = useState(repairOrderStock)
  const ids = useRef<readonly number[]>([])
  const now = partIds(works)
  if (now.join() !== ids.current.join()) ids.current = now
  useEffect(() => stock.want(works, held), [stock, works, held])
  return { stock, ids: ids.current }
}

/** One question for all parts, however many rows. Apart from the form: comparing hundreds of ids is felt at each key. */
export const StockReader = memo(function StockReader({
  stock,
  ids,
  onRead,
}: {
  stock: RepairOrderStock
  ids: readonly number[]
  onRead: (parts: readonly PartChoice[]) => void
}) {
  const { data } = useQuery({
    queryKey: queryKey(partEndpoints.shortListParts, { query: { ids: [...ids] } }),
    queryFn: ({ signal }) => readParts(ids, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
  useEffect(() => {
    if (!data) return
    stock.learn(data)
    onRead(data)
  }, [stock, data, onRead])
  return null
})

export const RepairOrderStockContext = createContext<RepairOrderStock>(repairOrderStock())

/** What there is of a part; undefined until it is known. */
export function usePartStock(partId: number | undefined): PartStock | undefined {
  const stock = useContext(RepairOrderStockContext)
  return useSyncExternalStore(stock.subscribe, () => (partId === undefined ? undefined : stock.of(partId)))
}

async function readParts(ids: readonly number[], signal: AbortSignal) {
  const asked = []
  for (let from = 0; from < ids.length; from += partIdsMax) {
    const query = { ids: ids.slice(from, from + partIdsMax) }
    asked.push(request(partEndpoints.shortListParts, { query }, { signal }))
  }
  return (await Promise.all(asked)).flatMap(answer => answer.data)
}
