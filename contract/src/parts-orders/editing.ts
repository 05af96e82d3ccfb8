import type { PartsOrderStatus } from './parts-order-statuses.ts'

interface EditedOrder {
  status: PartsOrderStatus
  /** Dollars. */
  paid_amount: number | string
  refunded_at: unknown
}

export const isEditable = ({ status }: Pick<EditedOrder, 'status'>): boolean =>
  status === 'new' || status === 'in_process'

export const areItemsEditable = (order: Omit<EditedOrder, 'refunded_at'>): boolean =>
  isEditable(order) && Number(order.paid_amount) === 0

export const isDeletable = ({ status, paid_amount, refunded_at }: EditedOrder): boolean =>
  (status === 'new' || status === 'canceled') && Number(paid_amount) === 0 && refunded_at === null
