import { defineErrors } from '../shared/errors.ts'

export const supplierErrors = defineErrors({
  /** The contact of another supplier, or a deleted one. */
  no_such_contact: { status: 422 },
  main_contact_deleted: { status: 422 },
})
