import { sql } from 'kysely'
import type { OrderDefaults } from '#contract/company/order-defaults.ts'
import type { Decimals } from '#contract/shared/fields.ts'
import { offeredCharges } from '#server/features/charges/index.ts'
import { companyRate } from '#server/features/company/index.ts'
import type { Context } from '#server/operation/context.ts'

export async function readOrderDefaults(context: Context): Promise<OrderDefaults> {
  const row = await context.db
    .selectFrom('company')
    .select(['tax_labor', 'tax_inventory', 'tax_decimals', 'due_in_days', 'first_slot'])
    .select([
      companyRate.as('hourly_rate'),
      sql<boolean>`exists (select from labor_rates where not is_default)`.as('has_labor_rates'),
    ])
    .executeTakeFirstOrThrow()
  return {
    tax_labor: numberOf(row.tax_labor),
    tax_inventory: numberOf(row.tax_inventory),
    tax_decimals: row.tax_decimals as Decimals,
    due_in_days: row.due_in_days,
    hourly_rate: numberOf(row.hourly_rate),
    has_labor_rates: row.has_labor_rates,
    first_slot: row.first_slot,
    charges: await offeredCharges(context.db, 'repair_order'),
  }
}

const numberOf = (numeric: string | null) => (numeric === null ? null : Number(numeric))
