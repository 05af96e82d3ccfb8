import { defineErrors } from '../shared/errors.ts'

export const userErrors = defineErrors({
  no_such_user: { status: 404 },
  email_taken: { status: 422 },
  role_not_allowed: { status: 422 },
  user_not_editable: { status: 403 },
  user_is_self: { status: 403 },
  user_not_pending: { status: 422 },
  user_is_active: { status: 422 },
  user_has_open_orders: { status: 422, params: ['count'] },
  user_has_open_parts_orders: { status: 422, params: ['count'] },
  user_has_deleted_orders: { status: 422, params: ['count'] },
})
