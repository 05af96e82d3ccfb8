import { defineErrors } from '../shared/errors.ts'

/** Said at the field of every row that asks for more than there is. */
export const stockErrors = defineErrors({
  part_short: { status: 422, params: ['part', 'available'] },
  /** `orders`: numbers of the orders that hold the rest. */
  part_short_held: { status: 422, params: ['part', 'available', 'orders'] },
})
