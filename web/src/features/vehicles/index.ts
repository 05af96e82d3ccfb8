export { vehicleReturnFlow } from './created-vehicle.ts'
