import type { TypeOfWork } from '#contract/types-of-work/type-of-work.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { LaborRateName } from '#web/features/labor-rates/index.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { emptyTypeOfWork, type TypeOfWorkValues, typeOfWorkBody, valuesOf } from './type-of-work-values.ts'

export const typeOfWorkForm = declareForm({
  kind: 'type_of_work',
  endpoints: {
    get: typeOfWorkEndpoints.getTypeOfWork,
    create: typeOfWorkEndpoints.createTypeOfWork,
    edit: typeOfWorkEndpoints.updateTypeOfWork,
  },
  values: { empty: emptyTypeOfWork, of: valuesOf, toBody: typeOfWorkBody },
  label: field => `types-of-work.${field === 'labor_rate_id' ? 'labor_rate' : field}`,
  showValue(field, value) {
    if (field === 'labor_rate_id' && value) return <LaborRateName id={value as number} />
    if (field === 'charges') return chargesText(value as TypeOfWorkValues['charges'])
    return field === 'parts' ? partsText(value as TypeOfWorkValues['parts']) : String(value ?? '-')
  },
  draft: { name: 'types-of-work' },
  page: {
    path: '/type-of-work',
    titles: {
      list: 'types-of-work.types_of_work',
      create: 'types-of-work.new',
      edit: 'types-of-work.edit_title',
    },
    nameOf: (work: TypeOfWork) => work.name,
    // Without `to`: the page stays.
    missing: { notice: 'types-of-work.errors.no_such_type_of_work' },
  },
})

const partsText = (rows: TypeOfWorkValues['parts']) =>
  rows
    .filter(row => row.part)
    .map(row => `${row.part!.name} × ${row.quantity ?? 0}`)
    .join(', ') || '-'

const chargesText = (charges: TypeOfWorkValues['charges']) =>
  charges.map(({ name }) => name).join(', ') || '-'
