import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { fieldPath } from '#web/ui/form/save/server-errors.ts'
import { emptyReceipt, receiptBody } from './receipt-values.ts'

export const receiptForm = declareForm({
  kind: 'part',
  endpoints: { create: partEndpoints.receiveParts },
  values: { empty: emptyReceipt, toBody: receiptBody },
  // Rows show their own errors.
  fieldOf: parameter => (/^rows(\.|$)/.test(parameter) ? ['parts'] : fieldPath(parameter)),
  draft: { name: 'parts-receive' },
  notices: { saved: null },
})
