import { defineErrors } from '../shared/errors.ts'

/** Errors shared by repair orders and parts orders. */
export const orderErrors = defineErrors({
  another_order_named: { status: 422 },
  part_not_found: { status: 422 },
  quantity_must_be_whole: { status: 422, params: ['part', 'unit'] },
  order_total_too_large: { status: 422 },
  total_below_paid: { status: 422, params: ['total', 'paid'] },
  /** Set by someone else, or by an earlier request whose answer was lost. */
  status_already_so: { status: 422 },
  status_not_allowed: { status: 422 },
})
