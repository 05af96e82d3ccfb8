import { type Company, defaultTimezone } from '#contract/company/company.ts'
import type { CompanyPayload } from '#contract/company/company-input.ts'

interface PhoneValues {
  number: string
  extension: string
}

type NotInForm = 'logo' | 'ecommerce_logo' | 'version' | 'price_matrix_name'

/** Text is never null; a number and a state may be. */
export type CompanyValues = {
  [Field in keyof Omit<Company, NotInForm>]: Company[Field] extends string | null
    ? string
    : Company[Field] extends readonly object[]
      ? PhoneValues[]
      : Company[Field] | null
}

export const emptyCompany: CompanyValues = {
  company_name: '',
  address: '',
  city: '',
  state_id: null,
  zip: '',
  timezone: defaultTimezone,
  phone: '',
  phone_name: '',
  phone_extension: '',
  phones: [],
  email: '',
  fax: '',
  website: '',
  billing_phone: '',
  billing_phone_name: '',
  billing_phone_extension: '',
  billing_phones: [],
  billing_email: '',
  billing_payment_details: '',
  billing_terms: '',
  ecommerce_company_name: '',
  ecommerce_address: '',
  ecommerce_city: '',
  ecommerce_state_id: null,
  ecommerce_zip: '',
  ecommerce_phone: '',
  ecommerce_phone_name: '',
  ecommerce_phone_extension: '',
  ecommerce_phones: [],
  ecommerce_email: '',
  ecommerce_fax: '',
  ecommerce_website: '',
  sales_tax: null,
  tax_decimals: 1,
  tax_labor: null,
  tax_inventory: null,
  due_in_days: null,
  hourly_rate: null,
  first_slot: '08:00',
  working_hours: 8,
  price_matrix_id: null,
  cost_basis: 'average',
  min_margin: null,
  discount_max: null,
}

export function valuesOf(saved: Company): CompanyValues {
  const { logo: _, ecommerce_logo: _e, version: _v, price_matrix_name: _m, ...company } = saved
  return {
    ...company,
    phone: company.phone ?? '',
    phone_extension: company.phone_extension ?? '',
    phones: phonesOf(company.phones),
    billing_phone: company.billing_phone ?? '',
    billing_phone_extension: company.billing_phone_extension ?? '',
    billing_phones: phonesOf(company.billing_phones),
    ecommerce_phone: company.ecommerce_phone ?? '',
    ecommerce_phone_extension: company.ecommerce_phone_extension ?? '',
    ecommerce_phones: phonesOf(company.ecommerce_phones),
  }
}

const phonesOf = (phones: Company['phones']): PhoneValues[] =>
  phones.map(({ number, extension }) => ({ number, extension: extension ?? '' }))

/** Sent as it is, for the server to report what is missing, except for empty phone rows. */
export const companyBody = (values: CompanyValues): CompanyPayload =>
  ({
    ...values,
    phones: filled(values.phones),
    billing_phones: filled(values.billing_phones),
    ecommerce_phones: filled(values.ecommerce_phones),
    sales_tax: values.sales_tax ?? 0,
  }) as CompanyPayload

const filled = (phones: PhoneValues[] | undefined) => (phones ?? []).filter(phone => phone?.number)
