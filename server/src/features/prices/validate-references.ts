import { priceErrors } from '#contract/prices/price-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

/** The matrix exists, and stays until the end of the write. */
export async function validatePriceMatrix({ db }: Context, id: number | null): Promise<Reason[]> {
  if (id === null) return []
  const found = await db
    .selectFrom('price_matrices')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .execute()
  return found.length > 0
    ? []
    : [reason(priceErrors.price_matrix_not_found, { parameter: 'price_matrix_id' })]
}

/** The level exists, and stays until the end of the write. */
export async function validatePriceLevel({ db }: Context, id: number | null): Promise<Reason[]> {
  if (id === null) return []
  const found = await db.selectFrom('price_levels').select('id').where('id', '=', id).forKeyShare().execute()
  return found.length > 0 ? [] : [reason(priceErrors.price_level_not_found, { parameter: 'price_level_id' })]
}
