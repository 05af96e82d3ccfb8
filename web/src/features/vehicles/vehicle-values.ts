import type { CallInput } from '#contract/shared/endpoint.ts'
import type { truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { vehicleColumns } from '#contract/vehicles/vehicle-fields.ts'
import type { Vehicle, VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import { type ColumnValues, columnValues, emptyValues } from '#web/records/column-values.ts'

export interface VehicleValues extends ColumnValues<typeof vehicleColumns.all> {
  type: number | null
  owner_id: number | null
  tags: number[]
  attachment_files: File[]
}

export const emptyVehicle: VehicleValues = {
  ...emptyValues(vehicleColumns.identity),
  type: null,
  ...emptyValues(vehicleColumns.listed),
  owner_id: null,
  ...emptyValues(vehicleColumns.further),
  tags: [],
  attachment_files: [],
}

export const valuesOf = (vehicle: Vehicle): VehicleValues => ({
  ...columnValues(vehicleColumns.identity, vehicle),
  type: vehicle.type,
  ...columnValues(vehicleColumns.listed, vehicle),
  owner_id: vehicle.owner_id,
  ...columnValues(vehicleColumns.further, vehicle),
  tags: vehicle.tags.map(tag => tag.id),
  attachment_files: [],
})

/** The server refuses what is still empty. */
export function vehicleBody(kind: VehicleKind, values: VehicleValues) {
  const { attachment_files: _, type, ...rest } = values
  const body = kind === 'truck' ? { ...rest, type } : rest
  return body as unknown as CallInput<typeof truckEndpoints.createVehicle>['body']
}
