import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { vehicleKinds } from '#contract/vehicles/vehicle-shapes.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { startVehicleFrom } from './start-vehicle-from.ts'
import type { CreateVehicle } from './use-create-vehicle.ts'

/** Below the search results: creates a vehicle and returns to the order with it. */
export function NewVehicleButtons({ typed, onCreate }: { typed: string; onCreate: CreateVehicle }) {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const kinds = vehicleKinds.filter(kind => allowed(`${kind}s.create`))
  if (kinds.length === 0) return null
  return (
    <div className="rb-new-vehicle">
      {kinds.map(kind => (
        <Button
          key={kind}
          type="text"
          icon={<PlusOutlined aria-hidden />}
          // Otherwise the select would close before the click.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onCreate(kind, startVehicleFrom(typed))}
        >
          {t(`repair-orders.pdf.create_${kind}`)}
        </Button>
      ))}
    </div>
  )
}
