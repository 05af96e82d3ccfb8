export { importTrailers, importTrucks } from './import-vehicles.ts'
export { shortVehicles, toShortVehicle } from './short-vehicle.ts'
export { vehicleHolds } from './vehicle-search.ts'
