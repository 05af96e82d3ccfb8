import { type Kysely, sql } from 'kysely'
import { laborRateErrors } from '#contract/company/labor-rate-errors.ts'
import type { Database } from '#server/database/tables.ts'
import type { RowProblem } from '#server/records/import/import-target.ts'
import { sameName } from '#server/records/import/same-name.ts'

/** By `sameName` of the name. */
export type LaborRates = ReadonlyMap<string, { id: number; rate: number | null }>

/** The labor rates that cells of a file name, locked against deletion. */
export async function laborRatesByName(db: Kysely<Database>, names: readonly string[]): Promise<LaborRates> {
  const keys = [...new Set(names.map(sameName))].filter(Boolean)
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string; rate: number | null }>`
    select id, lower(name) as name, rate::float8 as rate from labor_rates
    where lower(name) = any(${keys}) order by id for key share`.execute(db)
  return new Map(rows.map(row => [row.name, row]))
}

export const unknownLaborRate = (cell: string | undefined, found: object | undefined): RowProblem[] =>
  cell && !found ? [{ field: 'labor_rate_name', code: laborRateErrors.labor_rate_not_found.code }] : []
