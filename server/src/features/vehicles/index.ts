export { shortVehicles, toShortVehicle } from './short-vehicle.ts'
export { vehicleHolds } from './vehicle-search.ts'
