export { vehicleHolds } from './vehicle-search.ts'
