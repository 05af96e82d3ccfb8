import type { Permission } from '#contract/access/permissions.ts'
import { chargeErrors } from '#contract/charges/charge-errors.ts'
import type { OrderChargeInput } from '#contract/charges/order-charge.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import type { SavedCharge } from './saved-charges.ts'
import type { ChargeToWrite, StoredCharge } from './stored-charges.ts'

interface Known {
  /** The row as it is. */
  stored: StoredCharge | undefined
  /** The saved charges that are named. */
  saved: ReadonlyMap<number, SavedCharge>
  suppliers: ReadonlySet<number>
  /** The right to waive an automatic charge. */
  waiving: Permission
  /** Before the names of the fields in refusals. */
  prefix?: string
}

/**
 * The row that was sent, with the terms of the stored row or of the saved charge it is copied from. Without a charge,
 * the saved one does not exist, is out of use, or is for the other kind of order.
 */
export function chargeToWrite(
  context: Context,
  row: OrderChargeInput,
  { stored, saved, suppliers, waiving, prefix = '' }: Known,
): { charge: ChargeToWrite | undefined; reasons: Reason[] } {
  const copy = stored || !row.charge_id ? undefined : saved.get(row.charge_id)
  if (!stored && row.charge_id && !copy?.is_offered) {
    const missing = reason(chargeErrors.charge_not_found, { parameter: `${prefix}charge_id` })
    return { charge: undefined, reasons: [missing] }
  }
  const reasons: Reason[] = []
  const terms = stored ? kept(stored) : copy ? copied(copy) : typed(row)
  if (row.supplier_id && !suppliers.has(row.supplier_id)) {
    reasons.push(reason(chargeErrors.supplier_not_found, { parameter: `${prefix}supplier_id` }))
  }
  if (row.waived_reason !== terms.waived_reason) {
    const refused = !terms.is_automatic
      ? chargeErrors.charge_not_waivable
      : context.may(waiving)
        ? undefined
        : chargeErrors.waiving_not_allowed
    if (refused) reasons.push(reason(refused, { parameter: `${prefix}waived_reason` }))
  }
  return {
    charge: {
      ...terms,
      ...(terms.is_automatic ? {} : edited(context, row, terms)),
      ...waiver(context, row, terms),
    },
    reasons,
  }
}

function edited(context: Context, row: OrderChargeInput, terms: ChargeToWrite) {
  return {
    kind: row.kind,
    name: row.name,
    quantity: row.quantity,
    price: terms.percent === null ? (row.price ?? terms.price) : 0,
    ...(terms.charge_id === null && { taxed_as: row.taxed_as, is_discounted: row.is_discounted }),
    cost: seesCosts(context) ? (row.cost ?? null) : terms.cost,
    supplier_id: row.supplier_id ?? null,
    supplier_invoice: row.supplier_invoice,
    expected_back: row.expected_back ?? null,
  }
}

function waiver(context: Context, { waived_reason }: OrderChargeInput, terms: ChargeToWrite) {
  if (waived_reason === terms.waived_reason) return {}
  const isWaived = waived_reason !== ''
  return {
    waived_reason,
    is_waived: isWaived,
    waived_at: isWaived ? context.now : null,
    waived_by: isWaived ? context.user.id : null,
  }
}

const nobody = { cost: null, supplier_id: null, supplier_invoice: '', expected_back: null }
const notWaived = { is_waived: false, waived_at: null, waived_by: null, waived_reason: '' }

/** A new row with the terms of a saved charge. */
export const copied = (charge: SavedCharge): ChargeToWrite => ({
  id: null,
  charge_id: charge.id,
  is_automatic: charge.is_applied,
  kind: 'fee',
  name: charge.name,
  quantity: 1,
  price: Number(charge.amount ?? 0),
  percent: numberOf(charge.percent),
  base: charge.base as ChargeToWrite['base'],
  min_amount: numberOf(charge.min_amount),
  max_amount: numberOf(charge.max_amount),
  taxed_as: charge.taxed_as as ChargeToWrite['taxed_as'],
  is_discounted: charge.is_discounted,
  ...nobody,
  ...notWaived,
})

/** The row as it is. */
export const kept = ({
  supplier,
  amount: _,
  waived_by_name: _name,
  ...row
}: StoredCharge): ChargeToWrite => ({
  ...row,
  supplier_id: supplier?.id ?? null,
  is_waived: row.waived_at !== null,
})

const typed = (row: OrderChargeInput): ChargeToWrite => ({
  id: null,
  charge_id: null,
  is_automatic: false,
  kind: row.kind,
  name: row.name,
  quantity: row.quantity,
  price: row.price ?? 0,
  percent: null,
  base: null,
  min_amount: null,
  max_amount: null,
  taxed_as: row.taxed_as,
  is_discounted: row.is_discounted,
  ...nobody,
  ...notWaived,
})

const numberOf = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric))
