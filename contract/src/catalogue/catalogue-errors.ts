import { defineErrors } from '../shared/errors.ts'

export const catalogueErrors = defineErrors({
  /** What stands against deleting. Extra `related`: up to five of them. */
  used_by_parts: { status: 422, params: ['count'] },
  used_by_deleted_parts: { status: 422, params: ['count'] },
  unknown_feature: { status: 422 },
  value_of_another_feature: { status: 422 },
  /** Several values for a specification that takes one. */
  feature_takes_one_value: { status: 422 },
  /** Against whole numbers for a unit. Extra `related`: up to five of them. */
  unit_has_fractions: { status: 422, params: ['count'] },
})
