import { type RawBuilder, sql } from 'kysely'
import type { LaborRateOf } from '#contract/company/labor-rate.ts'
import type { Context } from '#server/operation/context.ts'

/** The labor rate with this id as the contract shapes it, for a select; null for callers who may not read rates. */
export const laborRateJson = (context: Pick<Context, 'may'>, id: RawBuilder<unknown>) =>
  context.may('labor-rates.read')
    ? sql<LaborRateOf>`(
        select json_build_object('id', r.id, 'name', r.name, 'rate', r.rate, 'is_default', r.is_default)
        from labor_rates r where r.id = ${id})`
    : sql<LaborRateOf>`null::json`
