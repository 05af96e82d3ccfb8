import { attachmentRemovalRefusal } from '#contract/repair-orders/attachment-removal.ts'
import { isEditable } from '#contract/repair-orders/editing.ts'
import type { ActionScopes } from '#contract/repair-orders/repair-order.ts'
import { isOpen, type RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import type { Context } from '#server/operation/context.ts'

interface State {
  status: RepairOrderStatus
  is_paid: boolean
  /** Dollars. */
  paid: number
  balance: number
  nextStatuses: readonly RepairOrderStatus[]
}

/** The verbs enforce the same rules. */
export function actionScopesOf(context: Context, order: State): ActionScopes {
  const open = isOpen(order.status)
  const deleted = order.status === 'deleted'
  const mayRemove = (isOwn: boolean) =>
    attachmentRemovalRefusal(order, isOwn, permission => context.may(permission)) === undefined
  return {
    can_update: isEditable(order) && context.may('orders-bs.update'),
    can_delete: open && order.paid === 0 && context.may('orders-bs.delete'),
    can_restore: deleted && context.may('orders-bs.restore'),
    can_delete_permanently: deleted && context.may('orders-bs.delete-permanently'),
    can_change_status: order.nextStatuses.length > 0,
    can_reassign_mechanic: open && context.may('orders-bs.reassign-mechanic'),
    can_create_payment: !deleted && order.balance > 0 && context.may('orders-bs.create-payment'),
    can_delete_payment: !deleted && order.paid > 0 && context.may('orders-bs.delete-payment'),
    can_send_documents: !deleted && context.may('orders-bs.send-documents'),
    can_generate_invoice: !deleted && context.may('orders-bs.generate-invoice'),
    can_comment: !deleted && context.may('orders-bs.add-comment'),
    can_add_attachment: !deleted && (context.may('orders-bs.update') || context.may('orders-bs.add-comment')),
    can_delete_attachment: mayRemove(false),
    can_delete_own_attachment: mayRemove(true),
  }
}
