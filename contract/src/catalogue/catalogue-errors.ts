import { defineErrors } from '../shared/errors.ts'

export const catalogueErrors = defineErrors({
  /** What stands against deleting. Extra `parts`: up to five, with id and name, to link to. */
  used_by_parts: { status: 422, params: ['count'] },
  used_by_deleted_parts: { status: 422, params: ['count'] },
  /** Against whole numbers for a unit. Extra `parts`: up to five, with id and name, to link to. */
  unit_has_fractions: { status: 422, params: ['count'] },
})
