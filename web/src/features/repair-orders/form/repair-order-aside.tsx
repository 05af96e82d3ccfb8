import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { notesMax, repairOrderAttachmentRules } from '#contract/repair-orders/repair-order-input.ts'
import { LongTextField } from '#web/ui/fields/long-text-field.tsx'
import { UploadField } from '#web/ui/fields/upload/upload-field.tsx'
import { RepairOrderAttachments } from '../details/repair-order-attachments.tsx'
import { CheckInFields } from './check-in-fields.tsx'

export function RepairOrderAside({ order }: { order: RepairOrder | undefined }) {
  const { t } = useTranslation()
  const existing = order?.attachments.length ?? 0
  return (
    <>
      <h2 className="rb-aside-title">{t('records.attachments')}</h2>
      {order && existing > 0 && <RepairOrderAttachments order={order} canAdd={false} />}
      <Form.Item name="attachment_files">
        <UploadField rules={repairOrderAttachmentRules} existing={existing} />
      </Form.Item>
      <hr className="rb-aside-line" />
      <CheckInFields />
      <h2 className="rb-aside-title">{t('repair-orders.web.notes')}</h2>
      <Form.Item name="notes">
        <LongTextField
          aria-label={t('repair-orders.web.notes')}
          maxLength={notesMax}
          placeholder={t('repair-orders.web.notes_placeholder')}
        />
      </Form.Item>
    </>
  )
}
