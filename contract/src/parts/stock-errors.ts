import { defineErrors } from '../shared/errors.ts'

/** Reported for every row that asks for more than is available. */
export const stockErrors = defineErrors({
  part_short: { status: 422, params: ['part', 'available'] },
  /** `orders`: the orders that reserve the rest, with quantities. */
  part_short_held: { status: 422, params: ['part', 'available', 'orders'] },
})
