import { z } from 'zod'
import { typedText } from './text.ts'

export const pageSizes = [12, 24, 48, 72] as const
export const defaultPageSize = 12
export const innerPageSize = 10

/** `sorts` is the allow-list of `order_by`. */
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

export type Unpaged<Query> = Omit<Query, 'page' | 'per_page'>

export function unpaged<Query extends object>(query: Query): Unpaged<Query> {
  const { page: _, per_page: __, ...rest } = query as Query & Record<'page' | 'per_page', unknown>
  return rest as Unpaged<Query>
}

export const pageMeta = z.object({
  /**
   * Exact up to 10,000, else an estimate marked by `total_is_estimate` ("about"), or a lower bound marked
   * by `total_is_more` ("10,000+").
   */
  total: z.number().int(),
  total_is_estimate: z.boolean().optional(),
  total_is_more: z.boolean().optional(),
})

export const pageOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), meta: pageMeta })
export const listOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row) })
export const one = <T extends z.ZodType>(record: T) => z.object({ data: record })

/** Short texts are allowed; lookups set a minimum. */
export const searchText = typedText().max(200).optional()
