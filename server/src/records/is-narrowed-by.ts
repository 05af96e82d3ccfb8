import type { z } from 'zod'

/** Whether a list's filters, but for its searches, leave anything out. Pages and sorting are no filters. */
export const isNarrowedBy = <Filters extends z.ZodObject>(
  { shape }: Filters,
  searches: readonly (keyof z.output<Filters>)[],
  query: z.output<Filters>,
): boolean =>
  (Object.keys(shape) as (keyof z.output<Filters>)[]).some(
    name => !searches.includes(name) && query[name] !== undefined,
  )
