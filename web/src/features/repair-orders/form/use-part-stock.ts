import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { hasDecimals } from '#contract/shared/fields.ts'
import { useRead } from '#web/api/hooks.ts'
import type { PartValues } from './order-values.ts'

interface PartStock {
  /** How many this order can have: what is free and what it holds itself. */
  available: number
  /** Held by other orders. */
  elsewhere: number
}

/** What there is of a row's part; undefined until it is known. */
export function usePartStock({ part, held }: PartValues): PartStock | undefined {
  const read = useRead(
    partEndpoints.shortListParts,
    { query: { id: part?.id } },
    { enabled: part !== null, staleTime: 60_000 },
  )
  const found = part && read.data?.data.find(hit => hit.id === part.id)
  if (!found) return undefined
  return { available: clean(found.quantity + held), elsewhere: clean(Math.max(0, found.reserved - held)) }
}

/** 0.1 and 0.2 of a gallon are 0.3. */
const clean = (count: number) => (hasDecimals(count, 0) ? Math.round(count) : Number(count.toFixed(3)))
