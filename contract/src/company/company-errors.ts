import { defineErrors } from '../shared/errors.ts'

export const companyErrors = defineErrors({
  /** `reason`: what the mail server said. */
  test_email_failed: { status: 424, params: ['reason'] },
})
