import { defineErrors } from '../shared/errors.ts'

export const customerErrors = defineErrors({
  no_such_customer: { status: 404 },
  no_such_address: { status: 404 },
  customer_email_taken: { status: 422 },
  unknown_sales_manager: { status: 422 },
  address_of_another_customer: { status: 422 },
  default_address_of_ecomm: { status: 422 },
  customer_is_ecomm: { status: 422 },
  customer_is_ecomm_with_orders: { status: 422 },
  customer_has_trucks: { status: 422, params: ['count'] },
  customer_has_trailers: { status: 422, params: ['count'] },
  customer_has_part_orders: { status: 422, params: ['count'] },
  customer_has_deleted_part_orders: { status: 422, params: ['count'] },
  customer_has_orders: { status: 422, params: ['count'] },
  customer_has_deleted_orders: { status: 422, params: ['count'] },
  tax_exemption_step: { status: 422 },
  tax_exemption_date_past: { status: 422 },
})
