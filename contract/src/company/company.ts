import { z } from 'zod'
import { photo } from '../records/photo.ts'
import { storedPhones } from '../users/user.ts'
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
  /** IANA zone that decides which day it is. */
  timezone: text,
  phone,
  phone_name: text,
  phone_extension: z.string().nullable(),
  phones: storedPhones,
  email: text,
  fax: text,
  website: text,
  /** Addresses of its sizes; anybody may fetch them. */
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
  /** Percent, of parts orders. */
  sales_tax: z.number(),
  /** How many decimals tax rates have. */
  tax_decimals: taxDecimals,
  /** What new repair orders begin with; null: the field begins empty. */
  tax_labor: z.number().nullable(),
  tax_inventory: z.number().nullable(),
  due_in_days: z.number().int().nullable(),
  hourly_rate: z.number().nullable(),
  /** The time at which a chosen day begins, `HH:mm`. */
  first_slot: text,
  /** How many hours of work a mechanic can be given for a day. */
  working_hours: z.number(),
  version: z.number().int(),
})
export type Company = z.infer<typeof company>
