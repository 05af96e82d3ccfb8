/** By the specification, a missing vehicle leads to the customers list. */
export const missingVehicle = { notice: 'vehicles.errors.no_such_vehicle', to: '/customers' } as const
