import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { stateById } from '#contract/lookups/places.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { type CompanyValues, companyBody, emptyCompany, valuesOf } from './company-values.ts'

export const companyForm = declareForm({
  kind: 'company',
  endpoints: { edit: companyEndpoints.updateCompany },
  values: { empty: emptyCompany, of: valuesOf, toBody: companyBody },
  label: field => `company.fields.${field.replace(/_id$/, '')}`,
  showValue: (field, value) => {
    if (field.endsWith('state_id')) return stateById(Number(value))?.name ?? '-'
    if (field.endsWith('phones')) return phonesText(value as CompanyValues['phones'])
    return String(value ?? '') || '-'
  },
  draft: { name: 'company' },
  notices: { saved: 'company.saved' },
})

const phonesText = (phones: CompanyValues['phones']): string =>
  phones.map(({ number, extension }) => formatPhone(number, extension)).join(', ') || '-'
