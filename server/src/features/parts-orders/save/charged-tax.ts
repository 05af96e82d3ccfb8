import { taxRatesOf } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'

/** Percent. */
export interface ChargedTaxes {
  tax_rate: number | string
  /** On the charges that are taxed as labor. */
  tax_labor: number | string
}

/** As of today: those of the company, or 0 with an applied exemption. */
export async function chargedTaxes(
  context: Pick<Context, 'db' | 'now' | 'companyTimezone'>,
  order: { customer_id: number | null; with_tax_exemption: boolean },
): Promise<ChargedTaxes> {
  const { sales, labor } = await taxRatesOf(context, order.with_tax_exemption ? order.customer_id : null)
  return { tax_rate: sales, tax_labor: labor }
}
