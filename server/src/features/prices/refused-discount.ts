import { priceErrors } from '#contract/prices/price-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

/** Why a discount in percent is too large: above the company's number without the right. A saved one stays. */
export async function refusedDiscount(context: Context, discount: number, saved = 0): Promise<Reason[]> {
  if (discount <= saved || context.may('orders-bs.discount-above')) return []
  const { discount_max } = await context.db
    .selectFrom('company')
    .select('discount_max')
    .executeTakeFirstOrThrow()
  if (discount_max === null || discount <= Number(discount_max)) return []
  const params = { max: Number(discount_max) }
  return [reason(priceErrors.discount_not_allowed, { parameter: 'discount', params })]
}
