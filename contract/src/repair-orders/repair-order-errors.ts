import { defineErrors } from '../shared/errors.ts'

export const repairOrderErrors = defineErrors({
  no_such_order: { status: 404 },
  vehicle_not_found: { status: 422 },
  vehicle_of_another_customer: { status: 422 },
  mechanic_not_available: { status: 422 },
  mechanic_already_assigned: { status: 422 },
  // Tax rates have at most the decimals that the company settings allow.
  validate__one_decimal: { status: 422 },
  validate__cents: { status: 422 },
  finished_order_not_editable: { status: 422 },
  deleted_order_not_editable: { status: 422 },
  paid_order_not_editable: { status: 422 },
  status_change_too_late: { status: 422, params: ['hours'] },
  finished_order_not_deletable: { status: 422 },
  order_with_payments_not_deletable: { status: 422 },
  order_not_deleted: { status: 422 },
  order_is_deleted: { status: 422 },
  attachment_of_somebody_else: { status: 403 },
  attachment_of_finished_order: { status: 403 },
  attachment_of_settled_order: { status: 403 },
  reassign_only_open: { status: 422 },
})
