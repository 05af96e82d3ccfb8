import type { PaymentMethod } from '#contract/lookups/payment-methods.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { SalePayload, saleReasons } from '#contract/parts/part-sale.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { shopToday } from '#web/ui/text/today.ts'

export interface SaleValues {
  describe: (typeof saleReasons)[number]
  customer_id: number | null
  quantity: number | null
  price: number | null
  date: string | null
  discount: number | null
  tax: number | null
  invoice_number: string
  payment_date: string | null
  payment_method: PaymentMethod | null
  company_name: string
  first_name: string
  last_name: string
  phone: string
  email: string
}

const emptySale = (): SaleValues => ({
  describe: 'sold',
  customer_id: null,
  quantity: 1,
  price: null,
  date: shopToday(),
  discount: null,
  tax: null,
  invoice_number: '',
  payment_date: shopToday(),
  payment_method: null,
  company_name: '',
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
})

export const saleForm = declareForm({
  kind: 'part',
  endpoints: { create: partEndpoints.sellPart },
  values: { empty: emptySale, toBody: saleBody },
})

/** The server reports what is missing. Buyer fields are sent only for a sale. */
function saleBody(values: SaleValues): SalePayload {
  const { describe, quantity, price, date, ...buyer } = values
  const given = Object.entries({ quantity, price, date }).filter(([, value]) => value !== null)
  return {
    describe,
    ...Object.fromEntries(given),
    ...(describe === 'sold' ? buyer : {}),
  } as SalePayload
}
