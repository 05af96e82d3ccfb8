import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { vehicleAttachmentRules } from '#contract/shared/uploads.ts'
import type { Vehicle } from '#contract/vehicles/vehicle-shapes.ts'
import { request } from '#web/api/request.ts'
import { Attachments } from '#web/records/attachments.tsx'
import { UploadField } from '#web/ui/fields/upload/upload-field.tsx'
import type { KindOfVehicle } from '../kind-of-vehicle.ts'

export function VehicleFiles({ of, vehicle }: { of: KindOfVehicle; vehicle?: Vehicle | undefined }) {
  const { t } = useTranslation()
  const existing = vehicle?.attachments ?? []
  return (
    <>
      <h2 className="rb-aside-title">{t('records.attachments')}</h2>
      {vehicle && existing.length > 0 && (
        <Attachments
          items={existing}
          kind={of.kind}
          remove={file =>
            request(of.endpoints.deleteAttachment, { params: { id: vehicle.id, file_id: file.id } })
          }
        />
      )}
      <Form.Item name="attachment_files">
        <UploadField rules={vehicleAttachmentRules} existing={existing.length} />
      </Form.Item>
    </>
  )
}
