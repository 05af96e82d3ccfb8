import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { conflictLabel } from './repair-order-conflict.ts'
import { toBody } from './values/repair-order-body.ts'
import { draftName, fromDraft, toDraft } from './values/repair-order-draft.ts'
import { emptyRepairOrder } from './values/repair-order-values.ts'
import { toValues } from './values/saved-values.ts'

/** The form of repair orders; `pdf` is what a new one was started from. */
export const declareRepairOrderForm = (pdf: File | undefined) =>
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
      toBody: values => toBody(values, pdf),
      toFiles: values => ({ attachment_files: values.attachment_files ?? [] }),
    },
    fieldOf: fieldOfParameter,
    label: conflictLabel,
    draft: { name: 'orders', keep: toDraft, restore: fromDraft, nameOf: draftName },
  })

/** Where the form shows what the server says of a parameter. Of types of work, the rows show it themselves. */
function fieldOfParameter(parameter: string): (string | number)[] {
  const [first = ''] = parameter.split('.')
  if (first === 'truck_id' || first === 'trailer_id') return ['vehicle']
  return [first === 'types_of_work' ? 'works' : first]
}
