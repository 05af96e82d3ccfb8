import { useTranslation } from 'react-i18next'
import type { Import, ImportProblem } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { InnerList } from '#web/ui/list/inner-list.tsx'
import type { ListColumn } from '#web/ui/list/list-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import { useFieldLabel } from '../import-places.ts'

/** By the row numbers of the spreadsheet. */
export function ImportProblems({ id, kind }: Pick<Import, 'id' | 'kind'>) {
  const { t } = useTranslation()
  const labelOf = useFieldLabel(kind)
  const columns: ListColumn<ImportProblem>[] = [
    { title: 'imports.row', width: 90, align: 'right', render: one => one.row },
    { title: 'imports.field', width: 200, render: one => labelOf(one.field) },
    { title: 'imports.value', render: one => one.value },
    { title: 'imports.problem', minWidth: 240, render: one => one.title },
  ]
  return (
    <Section>
      <InnerList
        name="import-problems"
        read={{ endpoint: importEndpoints.listImportProblems, params: { id } }}
        columns={columns}
        cards={{
          draw: one => ({
            head: `${t('imports.row')} ${one.row} · ${labelOf(one.field)}`,
            body: [one.value, one.title].filter(Boolean).join(': '),
          }),
        }}
        empty={{ title: 'imports.no_problems' }}
      />
    </Section>
  )
}
