import type { PartsOrderStatus } from './parts-order-statuses.ts'

interface EditedOrder {
  status: PartsOrderStatus
  /** Dollars. */
  paid_amount: number | string
}

export const isEditable = ({ status }: Pick<EditedOrder, 'status'>): boolean =>
  status === 'new' || status === 'in_process'

export const areItemsEditable = (order: EditedOrder): boolean =>
  isEditable(order) && Number(order.paid_amount) === 0

export const isDeletable = ({ status, paid_amount }: EditedOrder): boolean =>
  (status === 'new' || status === 'canceled') && Number(paid_amount) === 0
