import { repairOrderPartRows, repairOrderTaxes } from '#contract/repair-orders/repair-order-input.ts'
import { fieldCheck } from '#server/operation/field-checks.ts'
import { lockRepairOrder } from '../lock-repair-order.ts'
import { validateParts } from './prepare-save.ts'
import { validateTaxes } from './tax-decimals.ts'

const ofSaved = [
  fieldCheck(repairOrderPartRows, async (context, { types_of_work }, { id }) =>
    validateParts(context, types_of_work, await lockRepairOrder(context, id)),
  ),
  fieldCheck(repairOrderTaxes, async (context, taxes, { id }) =>
    validateTaxes(context, taxes, await lockRepairOrder(context, id)),
  ),
]

/** Reports short parts before vehicle, date and mechanic are chosen. */
export const repairOrderFieldChecks = {
  createRepairOrder: [
    fieldCheck(repairOrderPartRows, (context, { types_of_work }) => validateParts(context, types_of_work)),
    fieldCheck(repairOrderTaxes, (context, taxes) => validateTaxes(context, taxes)),
  ],
  updateRepairOrder: ofSaved,
  restoreUpdateRepairOrder: ofSaved,
}
