import { defineErrors } from '../shared/errors.ts'

export const supplierErrors = defineErrors({
  /** A contact that another supplier has, or that was deleted since. */
  no_such_contact: { status: 422 },
  main_contact_deleted: { status: 422 },
})
