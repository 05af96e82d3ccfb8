import { defineErrors } from '../shared/errors.ts'

export const userErrors = defineErrors({
  no_such_user: { status: 404 },
  email_taken: { status: 422 },
  role_not_allowed: { status: 422 },
  /** A superadmin, a peer or oneself. */
  user_not_editable: { status: 403 },
  user_is_self: { status: 403 },
  user_not_pending: { status: 422 },
  user_is_active: { status: 422 },
  /** extra: open_orders and deleted_orders, the newest of each as {kind, id, order_number}, and how many: ..._count. */
  user_has_orders: { status: 422 },
})
