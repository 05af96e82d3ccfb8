import { defineErrors } from '../shared/errors.ts'

export const chargeErrors = defineErrors({
  charge_not_found: { status: 422 },
  charge_twice: { status: 422 },
  charge_not_waivable: { status: 422 },
  waiving_not_allowed: { status: 422 },
  too_many_charges: { status: 422, params: ['max'] },
  supplier_not_found: { status: 422 },
})
