import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'

export interface KindOfVehicle {
  kind: VehicleKind
  /** Path of the list; the other pages are below it. */
  path: '/vehicles' | '/trailers'
  endpoints: typeof truckEndpoints
  /** Name of the drafts and of the list's stored settings. */
  name: 'trucks' | 'trailers'
}

/** Trucks and trailers have the same pages and endpoints, each with its own paths and permissions. */
export const kindsOfVehicle: Record<VehicleKind, KindOfVehicle> = {
  truck: { kind: 'truck', path: '/vehicles', endpoints: truckEndpoints, name: 'trucks' },
  trailer: {
    kind: 'trailer',
    path: '/trailers',
    // The same schemas except for the type, which a trailer does not have.
    endpoints: trailerEndpoints as unknown as typeof truckEndpoints,
    name: 'trailers',
  },
}
