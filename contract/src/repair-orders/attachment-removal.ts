import type { Permission } from '../access/permissions.ts'
import { repairOrderErrors } from './repair-order-errors.ts'
import { isOpen, type RepairOrderStatus } from './repair-order-statuses.ts'

interface AttachedOrder {
  status: RepairOrderStatus
  is_paid: boolean
}

/**
 * The error for removing a file of this order; undefined where it may be removed. Whoever edits orders removes any file,
 * whoever added one takes it off again while the order is open, and what is finished and paid only those touch who may
 * delete orders.
 */
export function attachmentRemovalRefusal(
  order: AttachedOrder,
  isOwn: boolean,
  may: (permission: Permission) => boolean,
) {
  if (order.status === 'deleted') return repairOrderErrors.order_is_deleted
  if (order.status === 'finished' && order.is_paid)
    return may('orders-bs.delete') ? undefined : repairOrderErrors.attachment_of_settled_order
  if (may('orders-bs.update')) return undefined
  if (!isOpen(order.status)) return repairOrderErrors.attachment_of_finished_order
  return isOwn ? undefined : repairOrderErrors.attachment_of_somebody_else
}
