import { sql } from 'kysely'
import type { Context } from '#server/operation/context.ts'
import { acceptedUntil, exemptUntil } from './tax-exemption-queries.ts'

interface TaxRates {
  /** On parts. */
  sales: number
  labor: number
}

/** Percent of the company as of today; 0 for a customer with an accepted exemption. */
export async function taxRatesOf(
  context: Pick<Context, 'db' | 'now' | 'companyTimezone'>,
  customerId: number | null,
): Promise<TaxRates> {
  const { sales_tax, tax_labor, accepted_until } = await context.db
    .selectFrom('company')
    .select(['sales_tax', 'tax_labor', acceptedUntil(sql`${customerId}::bigint`).as('accepted_until')])
    .executeTakeFirstOrThrow()
  return exemptUntil(context, accepted_until) === null
    ? { sales: Number(sales_tax), labor: Number(tax_labor ?? 0) }
    : { sales: 0, labor: 0 }
}
