import { salesTaxRate } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'

/** Tax rate in percent as of today: the company's, or 0 with an applied exemption. */
export const chargedTaxRate = (
  context: Pick<Context, 'db' | 'now' | 'companyTimezone'>,
  order: { customer_id: number | null; with_tax_exemption: boolean },
): Promise<number> => salesTaxRate(context, order.with_tax_exemption ? order.customer_id : null)
