import { readTaxExemption } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'

type Reading = Pick<Context, 'db' | 'now' | 'companyTimezone'>

/** The last day of the customer's accepted exemption; null without one. */
export async function exemptUntil(context: Reading, customerId: number | null): Promise<string | null> {
  if (customerId === null) return null
  const { status, date_active_to } = await readTaxExemption(context, customerId)
  return status === 'ACCEPTED' ? date_active_to : null
}

/** Percent that an order is charged today: the company's, or none with an exemption that is to be applied. */
export async function chargedTaxRate(
  context: Reading,
  order: { customer_id: number | null; with_tax_exemption: boolean },
): Promise<number> {
  if (order.with_tax_exemption && (await exemptUntil(context, order.customer_id)) !== null) return 0
  const { sales_tax } = await context.db.selectFrom('company').select('sales_tax').executeTakeFirstOrThrow()
  return Number(sales_tax)
}
