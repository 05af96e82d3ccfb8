import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'

export const vehicleListPath = { truck: '/vehicles', trailer: '/trailers' } as const

export const vehiclePath = (kind: VehicleKind, id: number): string => `${vehicleListPath[kind]}/${id}`
