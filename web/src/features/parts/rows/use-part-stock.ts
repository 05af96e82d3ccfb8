import { useQuery } from '@tanstack/react-query'
import { createContext, memo, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PartChoice } from '#contract/parts/part.ts'
import { partEndpoints, partIdsMax } from '#contract/parts/part-endpoints.ts'
import { queryKey } from '#web/api/query-client.ts'
import { request } from '#web/api/request.ts'
import { isCompleteRow, type PartRowValues } from './part-row-values.ts'
import { type PartStock, type PartsStock, partIds, partsStock, type Quantities } from './part-stock.ts'

/** If provided, rows of parts show the stock. */
export const PartsStockContext = createContext<PartsStock | null>(null)

/**
 * The stock of all parts in the form, and the parts that a `PartsStockReader` fetches: the same array until they
 * change.
 */
export function usePartsStock(rows: readonly PartRowValues[], held: Quantities, ownOrder?: number) {
  const [stock] = useState(() => partsStock(ownOrder))
  const ids = useRef<readonly number[]>([])
  const now = partIds(rows)
  if (now.join() !== ids.current.join()) ids.current = now
  useEffect(() => stock.want(rows, held), [stock, rows, held])
  return { stock, ids: ids.current }
}

/**
 * One request for all parts, however many rows. Separate from the form: comparing hundreds of ids would slow down
 * typing.
 */
export const PartsStockReader = memo(function PartsStockReader({
  stock,
  ids,
  onRead,
}: {
  stock: PartsStock
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

/** The stock of a part; undefined until loaded, and if the form does not need it. */
export function usePartStock(partId: number | undefined): PartStock | undefined {
  const stock = useContext(PartsStockContext)
  return useSyncExternalStore(stock?.subscribe ?? neverChanges, () =>
    partId === undefined ? undefined : stock?.of(partId),
  )
}

/** How many parts of these rows are short: a number, so that the caller re-renders only when it changes. */
export function useShortCount(rows: readonly PartRowValues[]): number {
  const stock = useContext(PartsStockContext)
  return useSyncExternalStore(
    stock?.subscribe ?? neverChanges,
    () => partIds(rows.filter(isCompleteRow)).filter(id => stock?.of(id)?.short !== undefined).length,
  )
}

/** The saved repair order that the rows are of: what it has reserved itself is not missing. */
export const useOwnOrder = (): number | undefined => useContext(PartsStockContext)?.ownOrder

const neverChanges = () => () => {}

async function readParts(ids: readonly number[], signal: AbortSignal) {
  const asked = []
  for (let from = 0; from < ids.length; from += partIdsMax) {
    const query = { ids: ids.slice(from, from + partIdsMax) }
    asked.push(request(partEndpoints.shortListParts, { query }, { signal }))
  }
  return (await Promise.all(asked)).flatMap(answer => answer.data)
}
