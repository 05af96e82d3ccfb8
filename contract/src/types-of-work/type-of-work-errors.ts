import { defineErrors } from '../shared/errors.ts'

export const typeOfWorkErrors = defineErrors({
  no_such_type_of_work: { status: 404 },
})
