import i18next from 'i18next'
import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import type { Vehicle } from '#contract/vehicles/vehicle-shapes.ts'
import { CustomerName } from '#web/features/customers/index.ts'
import { TagNames } from '#web/features/tags/index.ts'
import type { ShowValue } from '#web/ui/form/form-declaration.ts'

/** For a version conflict. */
export const showVehicleValue: ShowValue<Vehicle> = (field, value) => {
  if (field === 'owner_id' && value) return <CustomerName id={value as number} />
  if (field === 'tags') return <TagNames type="trucks_and_trailer" ids={value as number[]} />
  const type = field === 'type' && vehicleTypes.find(({ id }) => id === value)
  return type ? i18next.t(`lookups.vehicle_types.${type.name}`) : undefined
}
