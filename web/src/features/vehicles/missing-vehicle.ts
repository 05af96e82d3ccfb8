/** The specification sends whoever looks for a vehicle that is gone to the customers. */
export const missingVehicle = { notice: 'vehicles.errors.no_such_vehicle', to: '/customers' } as const
