import { defineErrors } from '../shared/errors.ts'

export const sessionErrors = defineErrors({
  /** Also an unknown address or inactive user, so that the answer does not reveal which. */
  wrong_email_or_password: { status: 401 },
  salt_invalid: { status: 401 },
  link_invalid: { status: 404 },
  password_too_common: { status: 422 },
  password_contains_own_data: { status: 422 },
  password_unchanged: { status: 422 },
  password_confirmation_differs: { status: 422 },
  current_password_wrong: { status: 422 },
})
