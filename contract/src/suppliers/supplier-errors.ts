import { defineErrors } from '../shared/errors.ts'

export const supplierErrors = defineErrors({
  supplier_has_charges: { status: 422, params: ['count'] },
  no_such_contact: { status: 422 },
  main_contact_deleted: { status: 422 },
})
