import { defineErrors } from '../shared/errors.ts'

export const priceErrors = defineErrors({
  /** Reasons not to delete. Extra `related`: up to five of the customers. */
  level_used_by_customers: { status: 422, params: ['count'] },
  matrix_used: { status: 422, params: ['count'] },
  price_level_not_found: { status: 422 },
  price_matrix_not_found: { status: 422 },
  override_not_allowed: { status: 422 },
  price_below_minimum: { status: 422, params: ['part', 'min'] },
  price_below_margin: { status: 422, params: ['part'] },
  discount_not_allowed: { status: 422, params: ['max'] },
})
