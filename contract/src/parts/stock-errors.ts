import { defineErrors } from '../shared/errors.ts'

/** Reported at the field of every row that asks for more than is available. */
export const stockErrors = defineErrors({
  part_short: { status: 422, params: ['part', 'available'] },
  /** `orders`: numbers of the orders that hold the rest. */
  part_short_held: { status: 422, params: ['part', 'available', 'orders'] },
})
