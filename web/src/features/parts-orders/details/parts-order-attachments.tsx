import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { partsOrderAttachmentRules } from '#contract/parts-orders/parts-order-input.ts'
import { request } from '#web/api/request.ts'
import { Attachments } from '#web/records/attachments.tsx'
import { uploadRecordOf } from '../upload-record.ts'

export function PartsOrderAttachments({ order }: { order: PartsOrder }) {
  const { can_add_attachment, can_delete_attachment } = order.action_scopes
  return (
    <Attachments
      items={order.attachments}
      rules={partsOrderAttachmentRules}
      kind="parts_order"
      {...(can_add_attachment ? { addTo: uploadRecordOf(order) } : {})}
      {...(can_delete_attachment
        ? {
            remove: file =>
              request(partsOrderEndpoints.deleteAttachment, { params: { id: order.id, file_id: file.id } }),
          }
        : {})}
    />
  )
}
