import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'

export interface KindOfVehicle {
  kind: VehicleKind
  /** Path of the list; the other pages lie below it. */
  path: '/vehicles' | '/trailers'
  endpoints: typeof truckEndpoints
  /** Name of its drafts and of what its list remembers. */
  name: 'trucks' | 'trailers'
}

/** Trucks and trailers have the same pages over the same calls, each with paths and rights of its own. */
export const kindsOfVehicle: Record<VehicleKind, KindOfVehicle> = {
  truck: { kind: 'truck', path: '/vehicles', endpoints: truckEndpoints, name: 'trucks' },
  trailer: {
    kind: 'trailer',
    path: '/trailers',
    // The same shapes but for the type, which a trailer's form leaves out.
    endpoints: trailerEndpoints as unknown as typeof truckEndpoints,
    name: 'trailers',
  },
}
