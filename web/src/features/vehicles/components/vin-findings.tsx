import Alert from 'antd/es/alert'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { VinReading } from '#contract/lookups/vehicle-lookups.ts'
import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { type KindOfVehicle, kindsOfVehicle } from '../kind-of-vehicle.ts'
import type { VinLookup } from '../use-vin-lookup.ts'

interface VinFindingsProps {
  of: KindOfVehicle
  vin: string
  lookup: VinLookup
  mended: readonly string[]
  onChooseYear: (reading: VinReading) => void
}

/** For a complete VIN: the decoded vehicle or the error, and vehicles with the same VIN. Only warnings. */
export function VinFindings({ of, vin, lookup, mended, onChooseYear }: VinFindingsProps) {
  const { t } = useTranslation()
  const { same, decoded, problem, isDecoding } = lookup
  const type = vehicleTypes.find(candidate => candidate.id === decoded?.type_id)
  const description = decoded && [
    decoded.year,
    decoded.make,
    decoded.model,
    type && t(`lookups.vehicle_types.${type.name}`),
  ]
  const years = decoded?.earlier ? [decoded, decoded.earlier] : []
  const other = decoded && kindsOfVehicle[decoded.is_trailer ? 'trailer' : 'truck']
  return (
    <div className="rb-vin-findings">
      <div role="status" className="rb-vin-status">
        {mended.length > 0 && (
          <span className="rb-doubtful">{t('vehicles.vin_mended', { mended: mended.join(', ') })}</span>
        )}
        {isDecoding && <span className="rb-muted">{t('vehicles.decoding')}</span>}
        {!isDecoding && description && (
          <span className="rb-good">{description.filter(Boolean).join(' · ')}</span>
        )}
        {!isDecoding && problem && <span className="rb-doubtful">{problem}</span>}
      </div>
      {years.length > 0 && (
        <div className="rb-vin-status">
          <span>{t('vehicles.two_years')}</span>
          {years.map(reading => (
            <Button key={reading.year} size="small" onClick={() => onChooseYear(reading)}>
              {reading.year}
            </Button>
          ))}
        </div>
      )}
      {other && other.kind !== of.kind && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t(`vehicles.vin_of_a_${other.kind}`)}
          description={
            <AppLink to={`${other.path}/create`} search={{ vin }}>
              {t(`vehicles.new_${other.kind}`)}
            </AppLink>
          }
        />
      )}
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
