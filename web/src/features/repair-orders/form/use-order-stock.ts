import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { partEndpoints, partIdsMax } from '#contract/parts/part-endpoints.ts'
import { queryKey } from '#web/api/query-client.ts'
import { request } from '#web/api/request.ts'
import { type heldParts, type OrderStock, orderStock, type PartStock, partIds } from './order-stock.ts'
import type { WorkValues } from './order-values.ts'

/** Follows the stock of all parts in the form: one question for all of them, however many rows. */
export function useOrderStock(works: readonly WorkValues[], held: ReturnType<typeof heldParts>): OrderStock {
  const [stock] = useState(orderStock)
  const ids = partIds(works)
  const { data } = useQuery({
    queryKey: queryKey(partEndpoints.shortListParts, { query: { ids } }),
    queryFn: ({ signal }) => readParts(ids, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
  useEffect(() => stock.want(works, held), [stock, works, held])
  useEffect(() => {
    if (data) stock.learn(data)
  }, [stock, data])
  return stock
}

export const OrderStockContext = createContext<OrderStock>(orderStock())

/** What there is of a part; undefined until it is known. */
export function usePartStock(partId: number | undefined): PartStock | undefined {
  const stock = useContext(OrderStockContext)
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
