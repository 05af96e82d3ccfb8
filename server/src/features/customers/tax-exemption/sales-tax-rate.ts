import { sql } from 'kysely'
import type { Context } from '#server/operation/context.ts'
import { acceptedUntil, exemptUntil } from './tax-exemption-queries.ts'

/** Percent of the company as of today; 0 for a customer with an accepted exemption. */
export async function salesTaxRate(
  context: Pick<Context, 'db' | 'now' | 'companyTimezone'>,
  customerId: number | null,
): Promise<number> {
  const { sales_tax, accepted_until } = await context.db
    .selectFrom('company')
    .select(['sales_tax', acceptedUntil(sql`${customerId}::bigint`).as('accepted_until')])
    .executeTakeFirstOrThrow()
  return exemptUntil(context, accepted_until) === null ? Number(sales_tax) : 0
}
