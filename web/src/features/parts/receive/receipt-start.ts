import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { PartRow } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { quantityToMinimum, receiptRowsMax } from '#contract/parts/receipt.ts'
import { request } from '#web/api/request.ts'
import { lastCosts } from './last-costs.ts'
import { emptyReceiptRow, type ReceiptRowValues, type ReceiptValues } from './receipt-values.ts'
import { isOfLowStock, startSearch } from './start-search.ts'

interface Start {
  values: Partial<ReceiptValues>
  /** The total, if not all have a row. */
  of?: number
}

/** Read once, so that typed values do not change. Data is undefined while loading. */
export function useReceiptStart() {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const isOfList = isOfLowStock(search)
  const read = useQuery({
    queryKey: ['receipt-start', search],
    queryFn: ({ signal }) => startOf(startSearch(search), signal),
    enabled: isOfList,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return isOfList ? read : { ...read, data: empty }
}

const empty: Start = { values: {} }

async function startOf(search: Record<string, unknown>, signal: AbortSignal): Promise<Start> {
  const { data, meta } = await request(
    partEndpoints.listParts,
    { query: { ...search, per_page: receiptRowsMax } },
    { signal },
  )
  if (data.length === 0) return empty
  const costs = await lastCosts(data.map(part => part.id))
  const supplier_id = Number(search.supplier_id)
  return {
    values: {
      parts: data.map(part => rowOf(part, costs.get(part.id) ?? null)),
      ...(supplier_id > 0 && { supplier_id }),
    },
    ...(meta.total > data.length && { of: meta.total }),
  }
}

function rowOf(part: PartRow, cost: number | null): ReceiptRowValues {
  const { id, name, stock_number, unit, price_retail } = part
  return {
    ...emptyReceiptRow(),
    part: { id, name, stock_number, unit },
    price: price_retail,
    quantity: quantityToMinimum(part),
    cost,
  }
}
