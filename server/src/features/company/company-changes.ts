import type { Company } from '#contract/company/company.ts'
import { stateById } from '#contract/lookups/places.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { type Change, fieldChanges } from '#server/operation/history.ts'

export const companyChanges = (before: Company, after: Company): Change[] =>
  fieldChanges(remembered(before), remembered(after), 'company', shownAs)

const shownAs: Record<string, Change['as']> = {
  sales_tax: 'percent',
  tax_labor: 'percent',
  tax_inventory: 'percent',
  hourly_rate: 'money',
  min_margin: 'percent',
  discount_max: 'percent',
  cost_basis: 'key',
}

/** Numbers with their extensions. */
function remembered({ logo: _logo, ecommerce_logo: _ecommerce, version: _version, ...company }: Company) {
  const {
    phone_extension,
    billing_phone_extension,
    ecommerce_phone_extension,
    state_id,
    ecommerce_state_id,
    price_matrix_id: _matrix,
    price_matrix_name,
    ...rest
  } = company
  return {
    ...rest,
    price_matrix_id: price_matrix_name,
    cost_basis: `company.cost_bases.${company.cost_basis}`,
    state: stateName(state_id),
    phone: formatPhone(company.phone, phone_extension),
    phones: listed(company.phones),
    billing_phone: formatPhone(company.billing_phone, billing_phone_extension),
    billing_phones: listed(company.billing_phones),
    ecommerce_state: stateName(ecommerce_state_id),
    ecommerce_phone: formatPhone(company.ecommerce_phone, ecommerce_phone_extension),
    ecommerce_phones: listed(company.ecommerce_phones),
  }
}

const stateName = (id: number | null) => (id === null ? null : (stateById(id)?.name ?? null))

const listed = (phones: Company['phones']) =>
  phones.map(({ number, extension }) => formatPhone(number, extension)).join(', ')
