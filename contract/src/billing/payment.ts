import { z } from 'zod'
import { paymentMethods } from '../lookups/payment-methods.ts'
import { addDays, type DatesRange } from '../shared/dates.ts'
import { date, dollars, hasDecimals, id, maxDollars, optionalText, timestamp } from '../shared/fields.ts'

export const payment = z.object({
  id,
  amount: dollars,
  payment_date: date,
  payment_method: z.enum(paymentMethods),
  payment_method_name: z.string(),
  /** Of a money order, or the provider's id of an online payment. */
  reference_number: z.string().nullable(),
  notes: z.string(),
  created_by: z.object({ id, full_name: z.string() }).nullable(),
  created_at: timestamp,
})
export type Payment = z.infer<typeof payment>

/** A payment entered by staff. The payer is the order's customer. */
export const paymentInput = z
  .object({
    /** Must be that of the path. */
    orderId: id.optional(),
    amount: z
      .number()
      .min(0.01)
      .max(maxDollars)
      .refine(value => hasDecimals(value, 2), { params: { code: 'validate__cents' } }),
    payment_date: date,
    payment_method: z.enum(paymentMethods).exclude(['online']),
    /** Stored for a money order, ignored for every other method. */
    reference_number: optionalText(100),
    notes: optionalText(1000),
  })
  .transform(({ reference_number, ...payment }) => ({
    ...payment,
    reference_number: payment.payment_method === 'money_order' ? reference_number : null,
  }))

export type PaymentPayload = z.input<typeof paymentInput>
export type PaymentInput = z.output<typeof paymentInput>

/**
 * The allowed payment dates, given the day the order was created and today: not in the future, and at most
 * a year before the order, for deposits.
 */
export const paymentDays = (entered: string, today: string): DatesRange => ({
  from: addDays(entered, -365),
  to: today,
})
