import { defineErrors } from '../shared/errors.ts'

export const laborRateErrors = defineErrors({
  labor_rate_not_found: { status: 422 },
  /** There is always one: it is replaced by making another the default. */
  labor_rate_is_default: { status: 422 },
  /** Reasons not to delete. Extra `related`: up to five of them. */
  labor_rate_used_by_customers: { status: 422, params: ['count'] },
  labor_rate_used_by_types_of_work: { status: 422, params: ['count'] },
})
