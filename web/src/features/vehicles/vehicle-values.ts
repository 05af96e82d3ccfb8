import type { CallInput } from '#contract/shared/endpoint.ts'
import type { truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import type { Vehicle, VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'

/** The values of the form of a truck or trailer. */
export interface VehicleValues {
  vin: string
  unit_number: string
  make: string
  model: string
  year: number | null
  type: number | null
  color: string
  license_plate: string
  temporary_plate: string
  plate_state: string
  gvwr: number | null
  owner_id: number | null
  notes: string
  tags: number[]
  attachment_files: File[]
}

export const emptyVehicle: VehicleValues = {
  vin: '',
  unit_number: '',
  make: '',
  model: '',
  year: null,
  type: null,
  color: '',
  license_plate: '',
  temporary_plate: '',
  plate_state: '',
  gvwr: null,
  owner_id: null,
  notes: '',
  tags: [],
  attachment_files: [],
}

export const valuesOf = (vehicle: Vehicle): VehicleValues => ({
  vin: vehicle.vin,
  unit_number: vehicle.unit_number,
  make: vehicle.make,
  model: vehicle.model,
  year: vehicle.year,
  type: vehicle.type,
  color: vehicle.color,
  license_plate: vehicle.license_plate,
  temporary_plate: vehicle.temporary_plate,
  plate_state: vehicle.plate_state,
  gvwr: vehicle.gvwr,
  owner_id: vehicle.owner_id,
  notes: vehicle.notes,
  tags: vehicle.tags.map(tag => tag.id),
  attachment_files: [],
})

/** The server refuses what is still empty. */
export function vehicleBody(kind: VehicleKind, values: VehicleValues) {
  const { attachment_files: _, type, ...rest } = values
  const body = kind === 'truck' ? { ...rest, type } : rest
  return body as unknown as CallInput<typeof truckEndpoints.createVehicle>['body']
}
