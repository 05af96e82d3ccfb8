import { z } from 'zod'
import { typedText } from './text.ts'

export const pageSizes = [12, 24, 48, 72] as const
export const defaultPageSize = 12
/** Transactions, reserved and value lists. */
export const innerPageSize = 10

/** The query of every list. `sorts` is the allow-list of `order_by`. */
export const pageQuery = <const S extends readonly [string, ...string[]]>(
  sorts: S,
  options: { perPage?: number | undefined } = {},
) =>
  z.object({
    page: z.number().int().min(1).max(1_000_000).default(1),
    per_page: z
      .number()
      .int()
      .min(1)
      .max(100)
      .default(options.perPage ?? defaultPageSize),
    order_by: z.enum(sorts).optional(),
    order_type: z.enum(['asc', 'desc']).optional(),
  })

/** What a list is asked for as a whole, not by the page. */
export type Unpaged<Query> = Omit<Query, 'page' | 'per_page'>

/** A query, or the shape of one, without its pages. */
export function unpaged<Query extends object>(query: Query): Unpaged<Query> {
  const { page: _, per_page: __, ...rest } = query as Query & Record<'page' | 'per_page', unknown>
  return rest as Unpaged<Query>
}

export const pageMeta = z.object({
  /**
   * Exact up to 10,000. Of more it is an estimate, marked by `total_is_estimate` and shown as "about", or what there is
   * at least, marked by `total_is_more` and shown as "10,000+".
   */
  total: z.number().int(),
  total_is_estimate: z.boolean().optional(),
  total_is_more: z.boolean().optional(),
})

export const pageOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), meta: pageMeta })
export const listOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row) })
export const one = <T extends z.ZodType>(record: T) => z.object({ data: record })

/** A search box's text. Short ones are allowed here: lists take any, lookups set their own minimum. */
export const searchText = typedText().max(200).optional()
