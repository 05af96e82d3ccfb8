import type { TypeOfWork } from '#contract/types-of-work/type-of-work.ts'
import type { TypeOfWorkListQuery } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { chargesText } from './charges-text.ts'
import { matchingTypesOfWork } from './type-of-work-queries.ts'

export const typesOfWorkExport = declareExport<TypeOfWorkListQuery, TypeOfWork>({
  title: 'types-of-work.types_of_work',
  list: matchingTypesOfWork,
  columns: context => [
    { title: 'types-of-work.name', value: row => row.name },
    { title: 'types-of-work.duration', value: row => row.duration },
    { title: 'types-of-work.hourly_rate', value: row => row.hourly_rate, as: 'money' },
    context.may('labor-rates.read') && {
      title: 'types-of-work.labor_rate_name',
      value: row => row.labor_rate?.name ?? null,
    },
    { title: 'types-of-work.estimated_amount', value: row => row.estimated_amount, as: 'money' },
    { title: 'types-of-work.charges', value: row => chargesText(row.charges, key => context.t(key)) },
  ],
})
