import { defineErrors } from '../shared/errors.ts'

export const sessionErrors = defineErrors({
  /** Unknown address, wrong password, inactive user: one response, so that nobody learns which. */
  wrong_email_or_password: { status: 401 },
  salt_invalid: { status: 401 },
  /** Used, expired, replaced by a newer one or never created. */
  link_invalid: { status: 404 },
  password_too_common: { status: 422 },
  password_contains_own_data: { status: 422 },
  password_unchanged: { status: 422 },
  password_confirmation_differs: { status: 422 },
  current_password_wrong: { status: 422 },
})
