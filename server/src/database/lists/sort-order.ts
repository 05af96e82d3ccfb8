import { type RawBuilder, sql } from 'kysely'
import type { List, Segments } from './list.ts'
import type { Columns, Direction, SortQuery } from './query.ts'

export interface SortOrder {
  columns: Columns
  direction: Direction
  /** Before the columns, lowest first in both directions. */
  rank?: RawBuilder<number> | undefined
  segments?: (Segments & { isFirst: boolean }) | undefined
  isCorrelated: boolean
}

type Sorted = Pick<List<unknown>, 'sorts' | 'direction' | 'search' | 'segments' | 'correlatedSorts'>

/** Without `order_by`, the best match of a search is first. */
export function sortOrder({ order_by, order_type }: SortQuery, list: Sorted): SortOrder {
  const first = Object.keys(list.sorts)[0]!
  const sort = order_by ?? first
  const direction = order_type ?? (sort === first ? (list.direction ?? 'desc') : 'asc')
  const segments = list.segments?.[sort]
  const correlated = [...(list.correlatedSorts ?? []), ...(list.search?.correlatedSorts ?? [])]
  return {
    columns: list.sorts[sort]!,
    direction,
    rank: order_by === undefined ? list.search?.best?.rank : undefined,
    segments: segments && { ...segments, isFirst: direction === 'desc' },
    isCorrelated: correlated.includes(sort),
  }
}

/** For too many hits to rank: the exact match is first. */
export function sortOrderOfMany(query: SortQuery, list: Sorted): SortOrder {
  const order = sortOrder(query, list)
  const condition = order.rank && list.search?.best?.isExact
  if (!condition) return order
  const { columns } = order
  return {
    ...order,
    rank: sql`(case when ${condition} then 0 else 1 end)`,
    segments: { condition, columns, otherColumns: columns, isFirst: true },
  }
}
