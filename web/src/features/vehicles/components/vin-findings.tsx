import Alert from 'antd/es/alert'
import { useTranslation } from 'react-i18next'
import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { kindsOfVehicle } from '../kind-of-vehicle.ts'
import type { VinLookup } from '../use-vin-lookup.ts'

/** The results for a complete VIN: the decoded vehicle or the error, and vehicles with the same VIN. Only warnings. */
export function VinFindings({ lookup }: { lookup: VinLookup }) {
  const { t } = useTranslation()
  const { same, decoded, problem, isDecoding } = lookup
  const type = vehicleTypes.find(candidate => candidate.id === decoded?.type_id)
  const found = decoded && [
    decoded.year,
    decoded.make,
    decoded.model,
    type && t(`lookups.vehicle_types.${type.name}`),
  ]
  return (
    <div className="rb-vin-findings">
      <div role="status" className="rb-vin-status">
        {isDecoding && <span className="rb-muted">{t('vehicles.decoding')}</span>}
        {!isDecoding && found && <span className="rb-good">{found.filter(Boolean).join(' · ')}</span>}
        {!isDecoding && problem && <span className="rb-doubtful">{problem}</span>}
      </div>
      {same.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('vehicles.same_vin')}
          description={
            <ul className="rb-same-vin">
              {same.map(vehicle => (
                <li key={vehicle.id}>
                  <AppLink to={`${kindsOfVehicle[vehicle.kind].path}/${vehicle.id}`} target="_blank">
                    {vehicle.unit_number}
                  </AppLink>{' '}
                  {t(`vehicles.kinds.${vehicle.kind}`)}, {vehicle.year} {vehicle.make} {vehicle.model},{' '}
                  {vehicle.owner_name}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  )
}
