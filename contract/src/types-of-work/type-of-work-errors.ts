import { defineErrors } from '../shared/errors.ts'

export const typeOfWorkErrors = defineErrors({
  no_such_type_of_work: { status: 404 },
  type_of_work_name_taken: { status: 422 },
})
