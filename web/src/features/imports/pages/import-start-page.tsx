import { useTranslation } from 'react-i18next'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import { importFileRules, importRowsMax } from '#contract/imports/import-file.ts'
import { uploadProblem } from '#contract/shared/uploads.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { useGo } from '#web/shell/use-go.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { DropZone } from '#web/ui/fields/upload/drop-zone.tsx'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { LastImports } from '../components/last-imports.tsx'
import { TemplateButton } from '../components/template-button.tsx'
import { importPlaces } from '../import-places.ts'
import '../imports.css'

const page = (kind: ImportKind) => ({ default: () => <ImportStartPage kind={kind} /> })
export const parts = page('part')
export const customers = page('customer')
export const trucks = page('truck')
export const trailers = page('trailer')
export const suppliers = page('supplier')
export const typesOfWork = page('type_of_work')

function ImportStartPage({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation()
  const go = useGo()
  const { list, heading } = importPlaces[kind]
  const before = useRead(importEndpoints.listImports, { query: { kind } })
  const reading = useWrite(importEndpoints.createImport, { quiet: [422] })
  return (
    <>
      <PageHeading
        title={t(`imports.kinds.${kind}`)}
        crumbs={[{ title: t(heading), to: list }]}
        actions={<TemplateButton kind={kind} />}
      />
      <Section title={t('imports.choose')}>
        <div aria-busy={reading.isPending} className={reading.isPending ? 'rb-import-busy' : undefined}>
          <DropZone
            rules={importFileRules}
            multiple={false}
            hintId="import-hint"
            hint={
              reading.isPending
                ? t('imports.reading')
                : t('imports.choose_text', { max: importRowsMax.toLocaleString('en-US') })
            }
            onFiles={take}
          />
        </div>
      </Section>
      <LastImports imports={before.data?.data ?? []} />
    </>
  )

  function take([file]: readonly File[]) {
    if (!file || reading.isPending) return
    const problem = uploadProblem(file, importFileRules)
    if (problem) return notify.error('ui.upload.incorrect', { description: t(`errors.${problem}`, limits) })
    reading
      .mutateAsync({ body: { kind }, files: { file: [file] } })
      .then(({ data }) => go(`/imports/${data.id}`), showRefusal)
  }
}

const limits = { max_kb: importFileRules.maxKb, extensions: importFileRules.extensions.join(', ') }
