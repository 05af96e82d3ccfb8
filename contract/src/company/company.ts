import { z } from 'zod'
import { photo } from '../records/photo.ts'
import { storedPhones } from '../users/user.ts'
import { costBases } from './cost-basis.ts'
import { taxDecimals } from './tax-rate.ts'

export const defaultTimezone = 'America/Chicago'

const text = z.string()
const stateId = z.number().int().positive().nullable()
const phone = z.string().nullable()

export const company = z.object({
  company_name: text,
  address: text,
  city: text,
  state_id: stateId,
  zip: text,
  /** IANA name. */
  timezone: text,
  phone,
  phone_name: text,
  phone_extension: z.string().nullable(),
  phones: storedPhones,
  email: text,
  fax: text,
  website: text,
  logo: photo.nullable(),
  billing_phone: phone,
  billing_phone_name: text,
  billing_phone_extension: z.string().nullable(),
  billing_phones: storedPhones,
  billing_email: text,
  billing_payment_details: text,
  billing_terms: text,
  ecommerce_company_name: text,
  ecommerce_address: text,
  ecommerce_city: text,
  ecommerce_state_id: stateId,
  ecommerce_zip: text,
  ecommerce_phone: phone,
  ecommerce_phone_name: text,
  ecommerce_phone_extension: z.string().nullable(),
  ecommerce_phones: storedPhones,
  ecommerce_email: text,
  ecommerce_fax: text,
  ecommerce_website: text,
  ecommerce_logo: photo.nullable(),
  /** Percent, charged on parts orders. */
  sales_tax: z.number(),
  tax_decimals: taxDecimals,
  /** Defaults of new repair orders; null: empty. */
  tax_labor: z.number().nullable(),
  tax_inventory: z.number().nullable(),
  due_in_days: z.number().int().nullable(),
  hourly_rate: z.number().nullable(),
  /** Default time of a chosen day, `HH:mm`. */
  first_slot: text,
  /** Hours a day that a mechanic can be planned for. */
  working_hours: z.number(),
  /** Of parts whose category has none; null: none. */
  price_matrix_id: z.number().int().nullable(),
  price_matrix_name: z.string().nullable(),
  cost_basis: z.enum(costBases),
  /** Percent that a typed price must leave after the cost; null: any. */
  min_margin: z.number().nullable(),
  /** Percent above which a discount needs `orders-bs.discount-above`; null: any. */
  discount_max: z.number().nullable(),
  version: z.number().int(),
})
export type Company = z.infer<typeof company>
