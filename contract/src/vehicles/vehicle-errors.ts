import { defineErrors } from '../shared/errors.ts'

export const vehicleErrors = defineErrors({
  no_such_vehicle: { status: 404 },
  vehicle_year_out_of_range: { status: 422, params: ['min', 'max'] },
  unknown_owner: { status: 422 },
  vehicle_has_open_orders: { status: 422, params: ['count'] },
  vehicle_has_deleted_orders: { status: 422, params: ['count'] },
  vehicle_has_finished_orders: { status: 422, params: ['count'] },
})
