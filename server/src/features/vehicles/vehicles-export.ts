import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import { vehicleColumns } from '#contract/vehicles/vehicle-fields.ts'
import type { VehicleKind, VehicleListQuery, VehicleRow } from '#contract/vehicles/vehicle-shapes.ts'
import { exportColumns } from '#server/records/crud/columns.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { vehicleList } from './vehicle-queries.ts'

const { vin, unit_number, ...others } = vehicleColumns.identity
const identity = { unit_number, vin, ...others }

export const vehiclesExport = (kind: VehicleKind) =>
  declareExport<VehicleListQuery, VehicleRow>({
    title: `vehicles.${kind}s`,
    list: (context, query) => vehicleList(context, kind, query),
    columns: context => [
      ...exportColumns({ columns: identity, labels: 'vehicles' }, context),
      kind === 'truck' && {
        title: 'vehicles.fields.type',
        value: row => {
          const type = vehicleTypes.find(({ id }) => id === row.type)
          return type ? context.t(`lookups.vehicle_types.${type.name}`) : null
        },
      },
      ...exportColumns({ columns: vehicleColumns.listed, labels: 'vehicles' }, context),
      { title: 'vehicles.fields.owner', value: row => row.owner_name },
      { title: 'vehicles.company', value: row => row.company_name },
      { title: 'vehicles.fields.tags', value: row => row.tags.map(({ name }) => name).join(', ') },
    ],
  })
