import { defineErrors } from '../shared/errors.ts'

export const chargeErrors = defineErrors({
  charge_not_found: { status: 422 },
  not_a_sublet: { status: 422 },
  charge_twice: { status: 422 },
  charge_not_waivable: { status: 422 },
  automatic_charge_stays: { status: 422 },
  waiving_not_allowed: { status: 422 },
  too_many_charges: { status: 422, params: ['max'] },
  supplier_not_found: { status: 422 },
  /** Reason not to delete it. Extra `related`: some of the types of work. */
  charge_has_types_of_work: { status: 422, params: ['count'] },
  /** Of a text that an import reads: neither a saved charge nor a price. */
  unknown_charge: { status: 422, params: ['text'] },
})
