import { partsOrderAttachmentRules } from '#contract/parts-orders/parts-order-input.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { AttachedKind } from '#server/records/attachments.ts'
import { findPartsOrder, lockPartsOrder } from './lock-parts-order.ts'

/** Adding a file also requires the permission to create orders. */
export const attachedToPartsOrders: AttachedKind = {
  kind: 'parts_order',
  path: '/api/v1/parts-orders',
  maxCount: partsOrderAttachmentRules.maxCount,
  async guard(context, id, act) {
    if (act === 'read') await findPartsOrder(context, id)
    else await lockPartsOrder(context, id)
    if (act === 'add' && !context.may('orders-parts.create')) throw refusal(commonErrors.forbidden)
  },
}
