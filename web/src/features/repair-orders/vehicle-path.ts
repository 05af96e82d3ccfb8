import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'

export const vehiclePath = (kind: VehicleKind, id: number): string =>
  `/${kind === 'truck' ? 'vehicles' : 'trailers'}/${id}`
