import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import type { VehicleKind, VehicleListQuery, VehicleRow } from '#contract/vehicles/vehicle-shapes.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { vehicleList } from './vehicle-queries.ts'

export const vehiclesExport = (kind: VehicleKind) =>
  declareExport<VehicleListQuery, VehicleRow>({
    title: `vehicles.${kind}s`,
    list: (context, query) => vehicleList(context, kind, query),
    columns: ({ t }) => [
      { title: 'vehicles.fields.unit_number', value: row => row.unit_number },
      { title: 'vehicles.fields.vin', value: row => row.vin },
      { title: 'vehicles.fields.make', value: row => row.make },
      { title: 'vehicles.fields.model', value: row => row.model },
      { title: 'vehicles.fields.year', value: row => row.year },
      kind === 'truck' && {
        title: 'vehicles.fields.type',
        value: row => {
          const type = vehicleTypes.find(({ id }) => id === row.type)
          return type ? t(`lookups.vehicle_types.${type.name}`) : null
        },
      },
      { title: 'vehicles.fields.color', value: row => row.color },
      { title: 'vehicles.fields.license_plate', value: row => row.license_plate },
      { title: 'vehicles.fields.temporary_plate', value: row => row.temporary_plate },
      { title: 'vehicles.fields.plate_state', value: row => row.plate_state },
      { title: 'vehicles.fields.gvwr', value: row => row.gvwr },
      { title: 'vehicles.fields.owner', value: row => row.owner_name },
      { title: 'vehicles.company', value: row => row.company_name },
      { title: 'vehicles.fields.tags', value: row => row.tags.map(({ name }) => name).join(', ') },
    ],
  })
