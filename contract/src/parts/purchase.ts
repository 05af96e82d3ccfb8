import { z } from 'zod'
import { date } from '../shared/fields.ts'
import { typedText } from '../shared/text.ts'
import { partPrice } from './part-price.ts'
import { quantity } from './quantity.ts'

export const invoiceNumberMax = 15

export const invoiceNumber = typedText()
  .max(invoiceNumberMax)
  .nullish()
  .transform(text => text ?? '')

export const purchaseInput = z.object({
  /** In the company's calendar, not after today. */
  date,
  cost: partPrice,
  quantity,
  invoice_number: invoiceNumber,
})
export type PurchaseInput = z.output<typeof purchaseInput>
