import Alert from 'antd/es/alert'
import { useTranslation } from 'react-i18next'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useRead } from '#web/api/hooks.ts'
import { vehicleName } from '../../vehicle-name.ts'
import { vehiclePath } from '../../vehicle-path.ts'
import type { ChosenVehicle } from '../values/repair-order-values.ts'

export function SameVinWarning({ vehicle }: { vehicle: ChosenVehicle }) {
  const { t } = useTranslation()
  const endpoint = (vehicle.kind === 'truck' ? truckEndpoints : trailerEndpoints).sameVin
  const isAllowed = useAllowed()(endpoint)
  const read = useRead(endpoint, { query: { vin: vehicle.vin, id: vehicle.id } }, { enabled: isAllowed })
  const others = read.data?.data ?? []
  if (others.length === 0) return null
  return (
    <Alert
      className="rb-form-alert"
      type="warning"
      showIcon
      title={t('repair-orders.web.same_vin')}
      description={
        <ul className="rb-same-vin">
          {others.map(other => (
            <li key={`${other.kind}${other.id}`}>
              <a href={vehiclePath(other.kind, other.id)} target="_blank" rel="noreferrer">
                #{other.unit_number}
              </a>{' '}
              {vehicleName(other)} · {other.owner_name}
            </li>
          ))}
        </ul>
      }
    />
  )
}
