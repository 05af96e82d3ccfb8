import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Form from 'antd/es/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import type { RepairOrderValues } from '../values/repair-order-values.ts'
import { CreateVehicleModal } from './create-vehicle-modal.tsx'
import { SameVinWarning } from './same-vin-warning.tsx'
import type { CreateVehicle } from './use-create-vehicle.ts'
import type { TaxExemptionActs } from './use-tax-exemption.ts'
import { VehicleField } from './vehicle-field.tsx'
import { VehicleLine } from './vehicle-line.tsx'

interface VehicleStepProps {
  ownerId: number | undefined
  onChoose: TaxExemptionActs['proposeFor']
  onCreate: CreateVehicle | undefined
}

/** Step 1: the vehicle, whose owner is the order's customer. */
export function VehicleStep({ ownerId, onChoose, onCreate }: VehicleStepProps) {
  const { t } = useTranslation()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <div className="rb-vehicle-search">
        <Form.Item name="vehicle">
          <VehicleField ownerId={ownerId} onChoose={onChoose} onCreate={onCreate} />
        </Form.Item>
        <AllowedButton
          to={['trucks.create', 'trailers.create']}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setCreating(true)}
        >
          {t('repair-orders.web.create_vehicle')}
        </AllowedButton>
      </div>
      <Form.Item
        noStyle
        shouldUpdate={(before: RepairOrderValues, now: RepairOrderValues) => before.vehicle !== now.vehicle}
      >
        {form => {
          const vehicle = form.getFieldValue('vehicle') as RepairOrderValues['vehicle']
          return (
            vehicle && (
              <>
                <VehicleLine vehicle={vehicle} />
                <SameVinWarning vehicle={vehicle} />
              </>
            )
          )
        }}
      </Form.Item>
      <CreateVehicleModal open={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}
