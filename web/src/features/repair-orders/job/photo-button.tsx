import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined'
import Button from 'antd/es/button'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { uploadRecordOf } from '../upload-record.ts'

export function PhotoButton({
  job,
  className,
  children,
}: {
  job: RepairOrderRow
  className: string
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const camera = useRef<HTMLInputElement>(null)
  const label = t('repair-orders.job.photo_of', { number: job.order_number })
  return (
    <>
      <Button
        size="large"
        className={className}
        icon={<CameraOutlined aria-hidden />}
        aria-label={label}
        title={label}
        onClick={() => camera.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={label}
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void add(file)
        }}
      />
    </>
  )

  async function add(file: File) {
    // Not in the first page's bundle; the layout has loaded it since.
    const { uploads } = await import('#web/records/uploads/uploads.ts')
    await uploads.add(uploadRecordOf(job), file, repairOrderEndpoints.addAttachment.files.attachment)
  }
}
