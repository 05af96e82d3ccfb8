import { defineErrors } from '../shared/errors.ts'

export const partsOrderErrors = defineErrors({
  no_such_parts_order: { status: 404 },
  no_such_item: { status: 404 },
  no_such_shipment: { status: 404 },
  customer_not_found: { status: 422 },
  address_not_found: { status: 422 },
  too_many_items: { status: 422, params: ['max'] },
  another_part_named: { status: 422 },
  method_not_allowed_by_term: { status: 422 },
  /** Of an order that was sent, is waiting for its pickup, or is final. */
  order_not_editable: { status: 422 },
  paid_items_not_editable: { status: 422 },
  order_is_draft: { status: 422 },
  order_already_checked_out: { status: 422 },
  shipment_required: { status: 422 },
  shipment_only_when_sent: { status: 422 },
  'validate__max-tracking-numbers': { status: 422 },
  order_not_cancelable: { status: 422 },
  order_with_payments_not_cancelable: { status: 422 },
  only_returned_refunded: { status: 422 },
  already_refunded: { status: 422 },
  order_not_deletable: { status: 422 },
  order_not_payable: { status: 422 },
  sales_manager_not_available: { status: 422 },
  sales_manager_already_assigned: { status: 422 },
  sales_manager_only_self: { status: 422 },
})
