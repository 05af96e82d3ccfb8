import { defineErrors } from '../shared/errors.ts'

/** Why a row that fits comes in only when somebody has confirmed it: a cell was changed, or may mean something else. */
export const importDoubts = defineErrors({
  import_value_shortened: { status: 422 },
  import_signs_dropped: { status: 422 },
  import_value_changed: { status: 422 },
  import_number_rounded: { status: 422 },
  import_decimal_comma: { status: 422 },
  import_thousands_or_decimals: { status: 422 },
  import_encoding_guessed: { status: 422 },
  import_byte_unreadable: { status: 422, params: ['bytes'] },
  import_digits_lost: { status: 422 },
  import_looks_like_date: { status: 422 },
  import_looks_like_boolean: { status: 422 },
  import_error_cell: { status: 422 },
  import_no_value: { status: 422 },
  import_quotes_unpaired: { status: 422 },
  import_name_turned: { status: 422 },
  import_company_recognized: { status: 422 },
  import_year_completed: { status: 422 },
  import_address_incomplete: { status: 422 },
  import_perhaps_twice: { status: 422, params: ['row'] },
  import_perhaps_known: { status: 422, params: ['name'] },
})
