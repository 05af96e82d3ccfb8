export { findVehicle } from './find-vehicle.ts'
