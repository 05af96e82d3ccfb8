import { defineErrors } from '../shared/errors.ts'

export const lookupErrors = defineErrors({
  vin_malformed: { status: 422 },
  vin_check_digit_wrong: { status: 422 },
  vin_manufacturer_unknown: { status: 422 },
  lookup_failed: { status: 503 },
  dictionary_entry_is_default: { status: 422 },
})
