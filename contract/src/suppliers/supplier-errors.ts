import { defineErrors } from '../shared/errors.ts'

export const supplierErrors = defineErrors({
  no_such_contact: { status: 422 },
  main_contact_deleted: { status: 422 },
})
