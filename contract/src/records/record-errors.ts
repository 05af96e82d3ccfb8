import { defineErrors } from '../shared/errors.ts'

export const recordErrors = defineErrors({
  comment_not_yours: { status: 403 },
  'validate__max-count-attachment': { status: 422, params: ['max'] },
  file_too_large: { status: 422, params: ['max_kb'] },
  file_wrong_type: { status: 422, params: ['extensions'] },
  file_empty: { status: 422 },
  file_unreadable: { status: 422 },
  file_required: { status: 422 },
  file_name_invalid: { status: 422 },
  image_too_small: { status: 422, params: ['min'] },
  image_sides_too_long: { status: 422, params: ['max'] },
  image_too_large: { status: 422, params: ['max_megapixels'] },
  drafts_full: { status: 413 },
  /** Forged, older than five minutes, or of a signed-out user. */
  export_link_expired: { status: 403 },
  dates_range_invalid: { status: 422 },
  list_views_full: { status: 422, params: ['max'] },
  list_view_sharing_denied: { status: 403 },
  list_view_role_cannot_read: { status: 422 },
})
