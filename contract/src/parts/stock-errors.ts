import { defineErrors } from '../shared/errors.ts'

/** Reported at the field of every row that asks for more than is available. */
export const stockErrors = defineErrors({
  part_short: { status: 422, params: ['part', 'available'] },
  /** `orders`: the orders that hold the rest, each with how many. */
  part_short_held: { status: 422, params: ['part', 'available', 'orders'] },
})
