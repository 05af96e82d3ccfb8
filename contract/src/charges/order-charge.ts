import { z } from 'zod'
import { quantity } from '../parts/quantity.ts'
import { date, dollars, id, numberUpTo, optionalText, requiredText, timestamp } from '../shared/fields.ts'
import { chargeBases, taxGroups } from './charge-amount.ts'

export const orderChargeKinds = ['fee', 'sublet', 'freight', 'other'] as const
export const maxOrderCharges = 50
export const orderChargeNameMax = 100
export const supplierInvoiceMax = 40
export const waivedReasonMax = 200

const money = numberUpTo(999_999.99, 2)

/**
 * A row of an order. With `charge_id` it is copied from a saved charge, or, with `id`, from the row as it is stored:
 * its percentage, limits and taxes are theirs, whatever is sent.
 */
export const orderChargeInput = z.object({
  /** The row's id in this order; absent for a new row. */
  id: id.nullish(),
  charge_id: id.nullish(),
  kind: z.enum(orderChargeKinds).default('fee'),
  name: requiredText(orderChargeNameMax),
  quantity: quantity.default(1),
  /** Of a percentage nothing; by default what the saved charge costs. */
  price: money.optional(),
  taxed_as: z.enum(taxGroups).default('none'),
  is_discounted: z.boolean().default(false),
  /** What another shop or carrier asks, as the next three are about them. Unchanged by callers who may not see costs. */
  cost: money.nullish(),
  supplier_id: id.nullish(),
  supplier_invoice: optionalText(supplierInvoiceMax),
  expected_back: date.nullish(),
  /** Given: the charge is waived, and costs nothing. */
  waived_reason: optionalText(waivedReasonMax),
})
export type OrderChargePayload = z.input<typeof orderChargeInput>
export type OrderChargeInput = z.output<typeof orderChargeInput>

/** What another shop asks for sublet work. */
export const subletInvoice = z.object({
  cost: money.nullable(),
  supplier_id: id.nullable(),
  supplier_invoice: optionalText(supplierInvoiceMax),
})
export type SubletInvoice = z.output<typeof subletInvoice>

export const orderCharge = z.object({
  id,
  charge_id: id.nullable(),
  kind: z.enum(orderChargeKinds),
  name: z.string(),
  quantity: z.number(),
  price: dollars,
  /** Null: quantity × price. */
  percent: z.number().nullable(),
  base: z.enum(chargeBases).nullable(),
  min_amount: dollars.nullable(),
  max_amount: dollars.nullable(),
  taxed_as: z.enum(taxGroups),
  is_discounted: z.boolean(),
  /** Added by the settings: it can be waived, but not removed. */
  is_automatic: z.boolean(),
  amount: dollars,
  /** Null also for callers who may not see costs. */
  cost: dollars.nullable(),
  supplier: z.object({ id, name: z.string() }).nullable(),
  supplier_invoice: z.string(),
  expected_back: date.nullable(),
  /** When sublet work came back. */
  back_at: timestamp.nullable(),
  waived: z.object({ by: z.string(), at: timestamp, reason: z.string() }).nullable(),
})
export type OrderCharge = z.infer<typeof orderCharge>
