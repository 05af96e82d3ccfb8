import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { repairOrderAttachmentRules } from '#contract/repair-orders/repair-order-input.ts'
import { request } from '#web/api/request.ts'
import { Attachments } from '#web/records/attachments.tsx'
import { uploadRecordOf } from '../upload-record.ts'

interface OrderAttachmentsProps {
  order: RepairOrder
  /** False in the form, which has its own field for new files. */
  canAdd?: boolean
}

/** Files of an order. A mechanic removes only own files; a user who may edit orders removes any. */
export function RepairOrderAttachments({ order, canAdd = true }: OrderAttachmentsProps) {
  const { deleteAttachment } = repairOrderEndpoints
  const { can_add_attachment, can_delete_attachment, can_delete_own_attachment } = order.action_scopes
  return (
    <Attachments
      items={order.attachments}
      rules={repairOrderAttachmentRules}
      kind="repair_order"
      {...(canAdd && can_add_attachment ? { addTo: uploadRecordOf(order) } : {})}
      removesOwnOnly={!can_delete_attachment}
      {...(can_delete_own_attachment
        ? {
            remove: file => request(deleteAttachment, { params: { id: order.id, file_id: file.id } }),
          }
        : {})}
    />
  )
}
