import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { listSearch, registerPaletteSearch } from '#web/shell/palette.ts'
import { typeOfWorkReads } from './type-of-work-reads.ts'

registerPaletteSearch({
  name: 'types-of-work',
  heading: 'types-of-work.types_of_work',
  requires: 'types-of-work.read',
  pages: ['/type-of-work'],
  search: listSearch(typeOfWorkEndpoints.shortListTypesOfWork, work => ({
    id: work.id,
    title: work.name,
    subtitle: work.duration,
    to: `/type-of-work/${work.id}`,
  })),
})

onRecordChanged('type_of_work', typeOfWorkReads)
// Estimates depend on the prices of parts and saved charges.
onRecordChanged('part', typeOfWorkReads)
onRecordChanged('charge', typeOfWorkReads)
