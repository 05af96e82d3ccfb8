import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { UploadRecord } from '#web/records/uploads/upload.ts'

export const uploadRecordOf = ({
  id,
  order_number,
}: Pick<RepairOrder, 'id' | 'order_number'>): UploadRecord => ({
  target: 'repair_order',
  id,
  name: order_number,
  page: `/orders/${id}`,
})
