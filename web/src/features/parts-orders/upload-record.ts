import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import type { UploadRecord } from '#web/records/uploads/upload.ts'

export const uploadRecordOf = ({
  id,
  order_number,
}: Pick<PartsOrder, 'id' | 'order_number'>): UploadRecord => ({
  target: 'parts_order',
  id,
  name: order_number,
  page: `/parts-orders/${id}`,
})
