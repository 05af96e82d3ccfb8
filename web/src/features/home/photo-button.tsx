import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined'
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined'
import Button from 'antd/es/button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useWrite } from '#web/api/hooks.ts'
import { isUndecided } from '#web/api/idempotency-keys.ts'
import { notify } from '#web/shell/notices.ts'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'

/** Straight to the camera, and the picture lies with the order. */
export function PhotoButton({ job }: { job: RepairOrderRow }) {
  const { t } = useTranslation()
  const camera = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  // Taken, and not with the server yet: the driver may have left by now.
  const [unsent, setUnsent] = useState<File>()
  // Sent again it is the same photo to the server, also when the first one arrived and the answer did not.
  const add = useWrite(repairOrderEndpoints.addAttachment, {
    changes: 'repair_order',
    onProgress: setShare,
  })
  const label = t(unsent ? 'home.web.photo_again' : 'home.web.photo_of', { number: job.order_number })
  return (
    <>
      <Button
        size="large"
        className="rb-job-icon"
        icon={unsent ? <ReloadOutlined aria-hidden /> : <CameraOutlined aria-hidden />}
        danger={unsent !== undefined}
        loading={share !== undefined}
        aria-label={label}
        title={label}
        onClick={() => (unsent ? void send(unsent) : camera.current?.click())}
      >
        {share !== undefined && share < 1 ? `${Math.round(share * 100)}%` : null}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={t('home.web.photo_of', { number: job.order_number })}
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void send(file)
        }}
      />
    </>
  )

  async function send(file: File) {
    setShare(0)
    try {
      await add.mutateAsync({ params: { id: job.id }, files: { attachment: [file] } })
      setUnsent(undefined)
      notify.success('home.web.photo_added', { params: { number: job.order_number } })
    } catch (failure) {
      // What the server refuses it would refuse again.
      setUnsent(isUndecided(failure) ? file : undefined)
      tellRefusal(failure)
    } finally {
      setShare(undefined)
    }
  }
}
