import { defineErrors } from '../shared/errors.ts'

export const catalogueErrors = defineErrors({
  /** What stands against deleting. Extra `related`: up to five of them. */
  used_by_parts: { status: 422, params: ['count'] },
  used_by_deleted_parts: { status: 422, params: ['count'] },
  /** Against whole numbers for a unit. Extra `related`: up to five of them. */
  unit_has_fractions: { status: 422, params: ['count'] },
})
