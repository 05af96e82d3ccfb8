export { findVehicle } from './find-vehicle.ts'
export { vehicleHolds } from './vehicle-search.ts'
