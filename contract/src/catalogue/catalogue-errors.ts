import { defineErrors } from '../shared/errors.ts'

export const catalogueErrors = defineErrors({
  /** Reasons not to delete. Extra `related`: up to five of the records that use it. */
  used_by_parts: { status: 422, params: ['count'] },
  used_by_deleted_parts: { status: 422, params: ['count'] },
  used_below: { status: 422, params: ['count'] },
  root_category_deleted: { status: 422 },
  root_category_moved: { status: 422 },
  unknown_parent_category: { status: 422 },
  category_in_itself: { status: 422 },
  unknown_feature: { status: 422 },
  value_of_another_feature: { status: 422 },
  feature_takes_one_value: { status: 422 },
  /** The unit cannot be changed to whole numbers. Extra `related`: up to five of the parts. */
  unit_has_fractions: { status: 422, params: ['count'] },
})
