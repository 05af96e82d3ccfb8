import type { Permission } from '../access/permissions.ts'
import { repairOrderErrors } from './repair-order-errors.ts'
import { isOpen, type RepairOrderStatus } from './repair-order-statuses.ts'

interface AttachedOrder {
  status: RepairOrderStatus
  is_paid: boolean
}

/**
 * The error when removing a file, or undefined. Users who may edit orders remove any file, uploaders their
 * own from open orders; from finished paid orders only users who may delete orders.
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
