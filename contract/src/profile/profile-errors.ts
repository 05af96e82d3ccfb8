import { defineErrors } from '../shared/errors.ts'

export const profileErrors = defineErrors({
  email_unchanged: { status: 422 },
  no_email_change: { status: 404 },
})
