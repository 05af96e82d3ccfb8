import { defineErrors } from '../shared/errors.ts'

export const tagErrors = defineErrors({
  unknown_tag: { status: 422 },
})
