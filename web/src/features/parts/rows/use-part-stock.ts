import { useQuery } from '@tanstack/react-query'
import { createContext, memo, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PartChoice } from '#contract/parts/part.ts'
import { isCompleteRow, type PartRowValues } from './part-row-values.ts'
import { type PartStock, type PartsStock, partIds, partsStock, type Quantities } from './part-stock.ts'
import { partsQuery } from './use-part-choices.ts'

/** Without it, rows show no stock. */
export const PartsStockContext = createContext<PartsStock | null>(null)

/** With the part ids to load for a `PartsStockReader`; a stable array. */
export function usePartsStock(rows: readonly PartRowValues[], held: Quantities, ownOrder?: number) {
  const [stock] = useState(() => partsStock(ownOrder))
  const ids = useRef<readonly number[]>([])
  const now = partIds(rows)
  if (now.join() !== ids.current.join()) ids.current = now
  useEffect(() => stock.want(rows, held), [stock, rows, held])
  return { stock, ids: ids.current }
}

/** One request for all parts. A component of its own, as comparing hundreds of ids would slow down typing. */
export const PartsStockReader = memo(function PartsStockReader({
  stock,
  ids,
  vehicleId,
  onRead,
}: {
  stock: PartsStock
  ids: readonly number[]
  /** Of the order, whose owner may have prices of their own. */
  vehicleId?: number | undefined
  onRead: (parts: readonly PartChoice[]) => void
}) {
  const { data } = useQuery(partsQuery(ids, vehicleId))
  useEffect(() => {
    if (!data) return
    stock.learn(data)
    onRead(data)
  }, [stock, data, onRead])
  return null
})

/** Undefined until loaded, or without a context. */
export function usePartStock(partId: number | undefined): PartStock | undefined {
  const stock = useContext(PartsStockContext)
  return useSyncExternalStore(stock?.subscribe ?? neverChanges, () =>
    partId === undefined ? undefined : stock?.of(partId),
  )
}

/** A number, so that the caller renders only when it changes. */
export function useShortCount(rows: readonly PartRowValues[]): number {
  const stock = useContext(PartsStockContext)
  return useSyncExternalStore(
    stock?.subscribe ?? neverChanges,
    () => partIds(rows.filter(isCompleteRow)).filter(id => stock?.of(id)?.short !== undefined).length,
  )
}

/** The saved order's own reservations are not missing. */
export const useOwnOrder = (): number | undefined => useContext(PartsStockContext)?.ownOrder

const neverChanges = () => () => {}
