import { sql } from 'kysely'
import { acceptedUntil, exemptUntil } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'

/** Tax rate in percent as of today: the company's, or 0 with an applied exemption. */
export async function chargedTaxRate(
  context: Pick<Context, 'db' | 'now' | 'companyTimezone'>,
  order: { customer_id: number | null; with_tax_exemption: boolean },
): Promise<number> {
  const { sales_tax, accepted_until } = await context.db
    .selectFrom('company')
    .select(['sales_tax', acceptedUntil(sql`${order.customer_id}::bigint`).as('accepted_until')])
    .executeTakeFirstOrThrow()
  const isExempt = order.with_tax_exemption && exemptUntil(context, accepted_until) !== null
  return isExempt ? 0 : Number(sales_tax)
}
