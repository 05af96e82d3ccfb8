import { defineErrors } from '../shared/errors.ts'

export const importErrors = defineErrors({
  no_such_import: { status: 404 },
  import_file_unreadable: { status: 422 },
  import_file_empty: { status: 422 },
  import_file_forgotten: { status: 422 },
  import_text_too_large: { status: 422, params: ['max_mb'] },
  import_too_many_rows: { status: 422, params: ['max'] },
  import_too_many_columns: { status: 422, params: ['max'] },
  import_no_such_sheet: { status: 422 },
  import_column_missing: { status: 422, params: ['field'] },
  import_column_unknown: { status: 422 },
  import_column_twice: { status: 422 },
  import_is_busy: { status: 422 },
  import_is_not_checked: { status: 422 },
  import_has_no_rows: { status: 422 },
  import_is_over: { status: 422 },
  import_is_not_done: { status: 422 },
  import_is_used: { status: 422, params: ['count'] },
  /** Of a row. */
  import_twice_in_file: { status: 422, params: ['row'] },
  import_not_a_number: { status: 422 },
  import_several_owners: { status: 422, params: ['count'] },
  import_number_cut: { status: 422, params: ['number'] },
  import_more_cells: { status: 422, params: ['count', 'max'] },
})
