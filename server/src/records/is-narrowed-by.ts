import type { z } from 'zod'

/** Whether a list's filters, but for its search, leave anything out. Pages and sorting are no filters. */
export const isNarrowedBy = <Filters extends z.ZodObject>(
  { shape }: Filters,
  search: keyof z.output<Filters>,
  query: z.output<Filters>,
): boolean =>
  (Object.keys(shape) as (keyof z.output<Filters>)[]).some(
    name => name !== search && query[name] !== undefined,
  )
