import { type LaborRate, type LaborRatePayload, laborRates } from '#contract/company/labor-rate.ts'
import { type ColumnValues, columnValues, emptyValues } from '#web/records/column-values.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'

export type LaborRateValues = ColumnValues<typeof laborRates.columns>

export const laborRateForm = declareForm({
  kind: 'labor_rate',
  endpoints: {
    get: laborRates.endpoints.get,
    create: laborRates.endpoints.create,
    edit: laborRates.endpoints.update,
  },
  values: {
    empty: emptyValues(laborRates.columns),
    of: (rate: LaborRate) => columnValues(laborRates.columns, rate),
    toBody: (values: LaborRateValues): LaborRatePayload => values,
  },
  label: field => `labor-rates.fields.${field}`,
  draft: { name: 'labor-rates' },
  page: {
    path: '/labor-rates',
    titles: { list: 'labor-rates.title', create: 'labor-rates.new', edit: 'labor-rates.edit' },
    nameOf: rate => rate.name,
    missing: { notice: 'errors.no_such_record', to: '/labor-rates' },
    hasDetails: false,
  },
})
