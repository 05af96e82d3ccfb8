import type { OfferedCharge } from '#contract/charges/charge.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { conflictLabel } from './repair-order-conflict.ts'
import { toBody } from './values/repair-order-body.ts'
import { draftName, fromDraft, toDraft } from './values/repair-order-draft.ts'
import { emptyRepairOrder } from './values/repair-order-values.ts'
import { toValues } from './values/saved-values.ts'

/** `pdf`: the file that a new order was started from; `automatic`: the charges that it gets. */
export const declareRepairOrderForm = (pdf: File | undefined, automatic: readonly OfferedCharge[]) =>
  declareForm({
    kind: 'repair_order',
    endpoints: {
      create: repairOrderEndpoints.createRepairOrder,
      edit: repairOrderEndpoints.updateRepairOrder,
      restore: repairOrderEndpoints.restoreUpdateRepairOrder,
    },
    values: {
      empty: emptyRepairOrder,
      of: toValues,
      toBody: values => toBody(values, pdf, automatic),
      toFiles: values => ({ attachment_files: values.attachment_files ?? [] }),
    },
    fieldOf: fieldOfParameter,
    label: conflictLabel,
    draft: { name: 'orders', keep: toDraft, restore: fromDraft, nameOf: draftName },
  })

/** The field that shows the server's error of a parameter. Rows of types of work show their own errors. */
function fieldOfParameter(parameter: string): (string | number)[] {
  const [first = ''] = parameter.split('.')
  if (first === 'truck_id' || first === 'trailer_id') return ['vehicle']
  return [first === 'types_of_work' ? 'works' : first]
}
