import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderAttachmentRules } from '#contract/repair-orders/repair-order-input.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { request } from '#web/api/request.ts'
import { Attachments } from '#web/records/attachments.tsx'

interface OrderAttachmentsProps {
  order: RepairOrder
  /** New ones are chosen elsewhere, and go along with the form. */
  canAdd?: boolean
}

/** Files of an order. A mechanic adds photos; only who may edit the order takes one away. */
export function OrderAttachments({ order, canAdd = true }: OrderAttachmentsProps) {
  const allowed = useAllowed()
  const { addAttachment, deleteAttachment, getRepairOrder, getDeletedRepairOrder } = repairOrderEndpoints
  const isDeleted = order.status === 'deleted'
  return (
    <Attachments
      items={order.attachments}
      rules={orderAttachmentRules}
      refreshes={[getRepairOrder, getDeletedRepairOrder]}
      {...(canAdd && !isDeleted && allowed(addAttachment)
        ? {
            upload: (file, how) =>
              request(addAttachment, { params: { id: order.id }, files: { attachment: [file] } }, how),
          }
        : {})}
      {...(!isDeleted && allowed(deleteAttachment)
        ? {
            remove: file => request(deleteAttachment, { params: { id: order.id, file_id: file.id } }),
          }
        : {})}
    />
  )
}
