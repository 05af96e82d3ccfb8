import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { plateWithState } from '#contract/vehicles/plate.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import type { VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import { SearchSelect } from '#web/ui/fields/search/search-select.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { nameWithUnit } from '../../vehicle-name.ts'
import type { ChosenVehicle } from '../values/repair-order-values.ts'
import { NewVehicleButtons } from './new-vehicle-buttons.tsx'
import type { CreateVehicle } from './use-create-vehicle.ts'

interface VehicleFieldProps {
  id?: string
  value?: ChosenVehicle | null
  onChange?: (vehicle: ChosenVehicle | null) => void
  /** Called in addition to `onChange`. */
  onChoose?: (vehicle: ChosenVehicle | null, before: ChosenVehicle | null) => void
  /** Offers the vehicles of this customer; absent: searches all. */
  ownerId?: number | undefined
  /** Offers to create a vehicle that was not found. */
  onCreate?: CreateVehicle | undefined
}

/** Finds a truck or trailer by VIN, unit number, plate, or the owner's name or phone. */
export function VehicleField({
  id,
  value,
  onChange,
  onChoose,
  ownerId,
  onCreate,
  ...aria
}: VehicleFieldProps) {
  const { t } = useTranslation()
  const [isOfOwner, setOfOwner] = useState(ownerId !== undefined)
  return (
    <SearchSelect
      {...aria}
      {...(id ? { id } : {})}
      endpoint={vehicleEndpoints.shortListVehicles}
      label={t('repair-orders.web.vehicle')}
      aria-required
      {...(isOfOwner ? { query: { owner_id: ownerId }, minLength: 0 } : {})}
      below={typed => (
        <>
          {isOfOwner && (
            <Button type="link" onClick={() => setOfOwner(false)}>
              {t('repair-orders.web.search_all_vehicles')}
            </Button>
          )}
          {onCreate && <NewVehicleButtons typed={typed} onCreate={onCreate} />}
        </>
      )}
      placeholder={t('repair-orders.web.find_vehicle')}
      value={value?.id}
      known={value ? { value: value.id, label: nameWithUnit(value) } : undefined}
      toOption={hit => ({
        value: hit.id,
        label: nameWithUnit(hit),
        subtitle: (
          <>
            <VinText vin={hit.vin} /> {plateWithState(hit)} ·{' '}
            {[
              customerName(hit.owner),
              companyBeside(customerName(hit.owner), hit.owner.company_name),
              hit.owner.phone && formatPhone(hit.owner.phone, hit.owner.phone_extension),
            ]
              .filter(Boolean)
              .join(' · ')}
          </>
        ),
      })}
      onChange={(_, hit) => {
        const next = hit ? chosen(hit) : null
        onChange?.(next)
        onChoose?.(next, value ?? null)
      }}
    />
  )
}

export const chosen = (hit: VehicleShortRow): ChosenVehicle => ({
  id: hit.id,
  kind: hit.kind,
  vin: hit.vin,
  unit_number: hit.unit_number,
  make: hit.make,
  model: hit.model,
  year: hit.year,
  owner: {
    name: customerName(hit.owner),
    company_name: hit.owner.company_name,
    phone: hit.owner.phone,
    phone_extension: hit.owner.phone_extension,
    tax_exempt_until: hit.owner.tax_exempt_until,
    without_charges: hit.owner.without_charges,
    hourly_rate: hit.owner.hourly_rate,
  },
})
