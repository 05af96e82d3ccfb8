import type { PartsOrderStatus } from './parts-order-statuses.ts'

interface EditedOrder {
  status: PartsOrderStatus
  /** Dollars. */
  paid_amount: number | string
}

/** Until it is sent, or waits for its pickup. A draft is new. */
export const isEditable = ({ status }: Pick<EditedOrder, 'status'>): boolean =>
  status === 'new' || status === 'in_process'

/** Items stay as they are once there is a payment. */
export const areItemsEditable = (order: EditedOrder): boolean =>
  isEditable(order) && Number(order.paid_amount) === 0

/** Where nothing is on its way to a customer, nor paid. A draft can always be deleted. */
export const isDeletable = ({ status, paid_amount }: EditedOrder): boolean =>
  (status === 'new' || status === 'canceled') && Number(paid_amount) === 0
