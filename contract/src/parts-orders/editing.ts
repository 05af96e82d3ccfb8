import type { PartsOrderStatus } from './parts-order-statuses.ts'

interface EditedOrder {
  status: PartsOrderStatus
  /** Dollars. */
  paid_amount: number | string
}

/** Until it is sent or ready for pickup. */
export const isEditable = ({ status }: Pick<EditedOrder, 'status'>): boolean =>
  status === 'new' || status === 'in_process'

/** Items are frozen once there is a payment. */
export const areItemsEditable = (order: EditedOrder): boolean =>
  isEditable(order) && Number(order.paid_amount) === 0

/** New or canceled, without payments; drafts always are. */
export const isDeletable = ({ status, paid_amount }: EditedOrder): boolean =>
  (status === 'new' || status === 'canceled') && Number(paid_amount) === 0
