import { type RawBuilder, sql } from 'kysely'

/** A value of a `jsonb` column. */
export const asJsonb = (value: unknown): RawBuilder<string> => sql<string>`${JSON.stringify(value)}::jsonb`
