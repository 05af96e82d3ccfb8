import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'

/** The hourly rate of the company in dollars, or null. */
export const companyRate = sql<string | null>`(select rate from labor_rates where is_default)`

/** The hourly rate of a customer in dollars; null: that of the company. */
export const customerRate = (customerId: RawBuilder<unknown>) => sql<number | null>`(
  select r.rate::float8 from customers rated join labor_rates r on r.id = rated.labor_rate_id and not r.is_default
  where rated.id = ${customerId})`

/** Locks it until the end of the transaction: before the settings, as saving a labor rate does. */
export const lockCompanyRate = ({ db }: Context) =>
  db.selectFrom('labor_rates').select(['id', 'rate']).where('is_default', '=', true).forUpdate().execute()

export async function setCompanyRate(context: Context, rate: number | null): Promise<void> {
  const value = rate === null ? null : String(rate)
  const changed = await context.db
    .updateTable('labor_rates')
    .set(({ eb }) => ({ rate: value, version: eb('version', '+', 1) }))
    .where('is_default', '=', true)
    .where('rate', 'is distinct from', value)
    .returning('id')
    .executeTakeFirst()
  if (changed) announce(context, 'labor_rate', changed.id)
}
