import { z } from 'zod'
import { stateId } from '../lookups/places.ts'
import { isZipOf, typedZip } from '../lookups/zip.ts'
import { discountMax } from '../repair-orders/repair-order-input.ts'
import { isTimeZone } from '../shared/dates.ts'
import { email, optionalEmail } from '../shared/email.ts'
import {
  type Decimals,
  decimalsCodes,
  hasDecimals,
  id,
  isRecord,
  numberUpTo,
  optionalText,
  phoneExtension,
  requiredText,
  version,
} from '../shared/fields.ts'
import { optionalPhone, phone, phones } from '../shared/phone.ts'
import { webAddress } from '../shared/web-address.ts'
import { defaultTimezone } from './company.ts'
import { costBases, minMarginMax } from './cost-basis.ts'
import { orderDefaultsInput } from './order-defaults.ts'
import { taxDecimals, taxRate } from './tax-rate.ts'

export const companyNameMax = 100
export const phoneNameMax = 50
export const billingTextMax = 2000

const text = (max: number) => optionalText(max)
const emailOrNone = optionalEmail.transform(address => address ?? '')
const faxOrNone = optionalPhone.transform(number => number ?? '')

const general = {
  company_name: requiredText(companyNameMax),
  address: requiredText(200),
  city: requiredText(100),
  state_id: stateId,
  zip: typedZip().pipe(z.string().min(1)),
  /** IANA name. */
  timezone: z
    .string()
    .refine(isTimeZone, { params: { code: 'validate__not-in-list' } })
    .default(defaultTimezone),
  phone,
  phone_name: text(phoneNameMax),
  phone_extension: phoneExtension,
  phones,
  email,
  fax: faxOrNone,
  website: webAddress,
}

/** Replace the general data on invoices and their e-mails, if filled in. */
const billing = {
  billing_phone: optionalPhone,
  billing_phone_name: text(phoneNameMax),
  billing_phone_extension: phoneExtension,
  billing_phones: phones,
  billing_email: emailOrNone,
  billing_payment_details: text(billingTextMax),
  billing_terms: text(billingTextMax),
}

const ecommerce = {
  ecommerce_company_name: text(companyNameMax),
  ecommerce_address: text(200),
  ecommerce_city: text(100),
  ecommerce_state_id: stateId.nullish().transform(id => id ?? null),
  ecommerce_zip: typedZip()
    .nullish()
    .transform(zip => zip ?? ''),
  ecommerce_phone: optionalPhone,
  ecommerce_phone_name: text(phoneNameMax),
  ecommerce_phone_extension: phoneExtension,
  ecommerce_phones: phones,
  ecommerce_email: emailOrNone,
  ecommerce_fax: faxOrNone,
  ecommerce_website: webAddress,
}

const taxes = ['sales_tax', 'tax_labor', 'tax_inventory'] as const

/** Rates may have as many decimals as the settings in the same request allow. */
const ratesFit = taxes.flatMap(tax =>
  ([1, 2] satisfies Decimals[]).map(decimals =>
    z.refine<{ tax_decimals?: unknown } & Partial<Record<(typeof taxes)[number], unknown>>>(
      sent =>
        sent.tax_decimals !== decimals ||
        typeof sent[tax] !== 'number' ||
        hasDecimals(sent[tax], decimals) ||
        // `taxRate` refuses more than three.
        !hasDecimals(sent[tax], 3),
      { path: [tax], params: { code: decimalsCodes[decimals] }, when: isRecord },
    ),
  ),
)

const zipsFit = (['', 'ecommerce_'] as const).map(block =>
  z.refine<Record<string, unknown>>(
    sent => {
      const [zip, state] = [sent[`${block}zip`], sent[`${block}state_id`]]
      return typeof zip !== 'string' || zip === '' || isZipOf(typeof state === 'number' ? state : null, zip)
    },
    { path: [`${block}zip`], params: { code: 'validate__zip' }, when: isRecord },
  ),
)

/** The company settings. Absent fields are emptied or set to their default. */
export const companyInput = z
  .object({
    ...general,
    ...billing,
    ...ecommerce,
    sales_tax: taxRate.default(0),
    tax_decimals: taxDecimals.default(1),
    ...orderDefaultsInput,
    price_matrix_id: id.nullish().transform(value => value ?? null),
    cost_basis: z.enum(costBases).default('average'),
    min_margin: numberUpTo(minMarginMax, 2)
      .nullish()
      .transform(value => value ?? null),
    discount_max: numberUpTo(discountMax, 1)
      .nullish()
      .transform(value => value ?? null),
    version,
  })
  .check(...ratesFit, ...zipsFit)
export type CompanyPayload = z.input<typeof companyInput>
export type CompanyInput = z.output<typeof companyInput>
