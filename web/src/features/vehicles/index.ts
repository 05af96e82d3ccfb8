export { vehicleOption } from './vehicle-option.ts'
