export { vehicleErrand } from './created-vehicle.ts'
