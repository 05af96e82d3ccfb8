import { repairOrderErrors } from './repair-order-errors.ts'
import type { RepairOrderStatus } from './repair-order-statuses.ts'

interface EditedOrder {
  status: RepairOrderStatus
  is_paid: boolean
}

export function editingRefusal(order: EditedOrder) {
  if (order.status === 'deleted') return repairOrderErrors.deleted_order_not_editable
  if (order.status === 'finished') return repairOrderErrors.finished_order_not_editable
  return order.is_paid ? repairOrderErrors.paid_order_not_editable : undefined
}

export const isEditable = (order: EditedOrder): boolean => editingRefusal(order) === undefined
