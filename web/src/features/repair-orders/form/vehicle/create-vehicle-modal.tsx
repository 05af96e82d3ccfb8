import Button from 'antd/es/button'
import RadioGroup from 'antd/es/radio/group'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type VehicleKind, vehicleKinds } from '#contract/vehicles/vehicle-shapes.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useGo } from '#web/shell/use-go.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { vehicleListPath } from '../../vehicle-path.ts'

/** Ok opens the list of that kind; the order is kept as a draft. */
export function CreateVehicleModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const go = useGo()
  const allowed = useAllowed()
  const [kind, setKind] = useState<VehicleKind>('truck')
  return (
    <RecordModal
      open={open}
      title={t('repair-orders.web.what_vehicle')}
      width={400}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('repair-orders.web.cancel')}</Button>
          <Button
            type="primary"
            onClick={() => {
              onClose()
              void go(vehicleListPath[kind])
            }}
          >
            {t('repair-orders.web.ok')}
          </Button>
        </>
      }
    >
      <RadioGroup
        value={kind}
        onChange={event => setKind(event.target.value as VehicleKind)}
        options={vehicleKinds.map(value => ({
          value,
          label: t(`repair-orders.web.${value}`),
          disabled: !allowed(value === 'truck' ? 'trucks.read' : 'trailers.read'),
        }))}
      />
    </RecordModal>
  )
}
