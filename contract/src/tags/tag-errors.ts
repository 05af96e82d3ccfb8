import { defineErrors } from '../shared/errors.ts'

export const tagErrors = defineErrors({
  unknown_tag: { status: 422 },
  tag_limit_reached: { status: 422, params: ['max'] },
  record_has_most_tags: { status: 422, params: ['max'] },
  tag_type_is_fixed: { status: 422 },
  tag_on_customers: { status: 422, params: ['count'] },
  tag_on_trucks: { status: 422, params: ['count'] },
  tag_on_trailers: { status: 422, params: ['count'] },
  tag_on_parts_orders: { status: 422, params: ['count'] },
})
