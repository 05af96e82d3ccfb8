import { attachmentRemovalRefusal } from '#contract/repair-orders/attachment-removal.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { repairOrderAttachmentRules } from '#contract/repair-orders/repair-order-input.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { AttachedKind } from '#server/records/attachments.ts'
import { findRepairOrder, lockRepairOrder } from './lock-repair-order.ts'

/** Readable with the order. A deleted order keeps its files and takes no new ones. */
export const attachedToRepairOrders: AttachedKind = {
  kind: 'repair_order',
  path: '/api/v1/orders',
  maxCount: repairOrderAttachmentRules.maxCount,
  async guard(context, id, act, isOwn) {
    const order = act === 'read' ? await findRepairOrder(context, id) : await lockRepairOrder(context, id)
    if (act === 'add' && order.status === 'deleted') throw refusal(repairOrderErrors.order_is_deleted)
    if (act !== 'delete') return
    const reason = attachmentRemovalRefusal(order, await isOwn(), permission => context.may(permission))
    if (reason) throw refusal(reason)
  },
}
