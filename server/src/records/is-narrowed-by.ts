import type { z } from 'zod'

/** Whether a filter other than a search is set; pages and sorting are no filters. */
export const isNarrowedBy = <Filters extends z.ZodObject>(
  { shape }: Filters,
  searches: readonly (keyof z.output<Filters>)[],
  query: z.output<Filters>,
): boolean =>
  (Object.keys(shape) as (keyof z.output<Filters>)[]).some(
    name => !searches.includes(name) && query[name] !== undefined,
  )
