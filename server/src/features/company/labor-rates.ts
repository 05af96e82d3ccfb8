import { sql } from 'kysely'
import { laborRates as declared } from '#contract/company/labor-rate.ts'
import { laborRateErrors } from '#contract/company/labor-rate-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { type Dictionary, implementDictionary } from '#server/records/crud/dictionary.ts'
import { clearOthers } from '#server/records/crud/save-entry.ts'
import { inTheWay } from '#server/records/in-the-way.ts'
import { companyId } from './company-id.ts'

export const laborRates: Dictionary = implementDictionary(declared, {
  about: 'What an hour of labor costs. The default rate is the hourly rate of the company.',
  table: 'labor_rates',
  isOffered: sql`is_active`,
  shortListMax: 500,
  async validateUpdate(_, current, values) {
    if (!current.is_default || values.is_default) return []
    return [reason(laborRateErrors.labor_rate_is_default, { parameter: 'is_default' })]
  },
  async beforeSave(context, input, before) {
    if (!input.is_default) return
    await clearOthers(context, laborRates, 'is_default', before?.id)
    if (!before?.is_default || before.rate !== input.rate) await markCompanyChanged(context)
  },
  usage: {
    isUsed: sql`(is_default
      or exists (select from customers c where c.labor_rate_id = labor_rates.id)
      or exists (select from types_of_work t where t.labor_rate_id = labor_rates.id))`,
    blockers: async (context, id) => [
      ...(await isDefault(context, id)),
      ...(await usedBy(context, id, 'customer')),
      ...(await usedBy(context, id, 'type_of_work')),
    ],
  },
})

/** The default rate is shown in the settings: a form of these that is open gets the conflict. */
async function markCompanyChanged(context: Context): Promise<void> {
  await context.db
    .updateTable('company')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()
  announce(context, 'company', companyId)
}

async function isDefault({ db }: Context, id: number): Promise<Reason[]> {
  const { is_default } = await db
    .selectFrom('labor_rates')
    .select('is_default')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return is_default ? [reason(laborRateErrors.labor_rate_is_default)] : []
}

async function usedBy({ db }: Context, id: number, kind: 'customer' | 'type_of_work'): Promise<Reason[]> {
  const [table, name, error] =
    kind === 'customer'
      ? (['customers', 'full_name', laborRateErrors.labor_rate_used_by_customers] as const)
      : (['types_of_work', 'name', laborRateErrors.labor_rate_used_by_types_of_work] as const)
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    select id, ${sql.ref(name)} as name, (count(*) over ())::int as count from ${sql.table(table)}
    where labor_rate_id = ${id} order by id desc limit 5`.execute(db)
  return inTheWay(error, rows, { kind })
}
