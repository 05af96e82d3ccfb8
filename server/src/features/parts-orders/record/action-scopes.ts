import type { Permission } from '#contract/access/permissions.ts'
import { areItemsEditable, isDeletable, isEditable } from '#contract/parts-orders/editing.ts'
import type { PartsOrderActionScopes } from '#contract/parts-orders/parts-order.ts'
import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import { isCancelable } from '#contract/parts-orders/status-moves.ts'
import type { Context } from '#server/operation/context.ts'

interface State {
  is_draft: boolean
  status: PartsOrderStatus
  /** Dollars. */
  paid_amount: number
  balance: number
  refunded_at: unknown
  isPayable: boolean
  hasShipments: boolean
  salesManagerId: number | null
  nextStatuses: readonly PartsOrderStatus[]
}

/** The verbs enforce the same rules. */
export function actionScopesOf(context: Context, order: State): PartsOrderActionScopes {
  const { user } = context
  const may = (permission: Permission) => context.may(permission)
  const isOrder = !order.is_draft
  const mayCancel = may('orders-parts.delete') || may('orders-parts.delete-draft')
  const isAssignable = user.role !== 'sales_manager' || order.salesManagerId !== user.id
  return {
    can_update: isEditable(order) && may('orders-parts.update'),
    can_update_items: areItemsEditable(order) && may('orders-parts.update'),
    can_checkout: order.is_draft && may('orders-parts.update'),
    can_change_status: order.nextStatuses.length > 0,
    can_update_delivery: order.hasShipments && may('orders-parts.update'),
    can_assign_manager: isOrder && isAssignable && may('orders-parts.assign-sales-manager'),
    can_add_payment: isOrder && order.balance > 0 && may('orders-parts.create-payment'),
    can_delete_payment: order.isPayable && order.paid_amount > 0 && may('orders-parts.delete-payment'),
    can_send_payment_link: isOrder && order.balance > 0 && may('orders-parts.send-documents'),
    can_generate_invoice: order.isPayable && may('orders-parts.generate-invoice'),
    can_send_invoice: order.isPayable && may('orders-parts.send-documents'),
    can_canceled:
      isCancelable(order.status) && mayCancel && (order.paid_amount === 0 || may('orders-parts.refunded')),
    can_refunded:
      order.status === 'returned' &&
      order.refunded_at === null &&
      order.paid_amount > 0 &&
      may('orders-parts.refunded'),
    can_delete: order.is_draft ? mayCancel : isDeletable(order) && may('orders-parts.delete'),
    can_comment: may('orders-parts.add-comment'),
    can_add_attachment: may('orders-parts.create') && may('orders-parts.update'),
    can_delete_attachment: may('orders-parts.delete'),
  }
}
