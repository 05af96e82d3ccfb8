import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Part } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGo } from '#web/shell/use-go.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { PartFields } from '../components/part-fields.tsx'
import { emptyPart, newPartBody, type PartValues, partBody, valuesOf } from '../part-values.ts'
import { useMissingPart } from '../use-missing-part.ts'

function CreatePartPage() {
  const { t } = useTranslation()
  const go = useGo()
  const initial = useMemo(emptyPart, [])
  const toList = () => void go('/parts')
  const form = useRecordForm({
    mode: 'create',
    endpoint: partEndpoints.createPart,
    initial,
    toBody: newPartBody,
    toDraft: values => values,
    fromBody: valuesOfDraft,
    draft: 'parts',
    kind: 'part',
    onSaved: toList,
    onCancel: toList,
  })
  return (
    <FormPage form={form} bare title={t('parts.new')} crumbs={[listCrumb(t)]}>
      <PartFields form={form} />
    </FormPage>
  )
}

function EditPartPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const go = useGo()
  const { data, error } = useRead(partEndpoints.getPart, { params: { id } })
  useMissingPart(error)
  const part = data?.data
  const initial = useMemo(() => part && valuesOf(part), [part])
  const toDetails = () => void go(`/parts/${id}`)
  const form = useRecordForm({
    mode: 'edit',
    endpoint: partEndpoints.updatePart,
    params: { id },
    recordId: id,
    initial,
    version: part?.version,
    toBody: partBody,
    toDraft: values => values,
    fromBody: valuesOfDraft,
    fromRecord: record => ({ values: valuesOf(record as Part), version: (record as Part).version }),
    draft: 'parts',
    kind: 'part',
    labels,
    onSaved: toDetails,
    onCancel: toDetails,
  })
  return (
    <FormPage
      form={form}
      bare
      title={t('parts.edit_part')}
      crumbs={[listCrumb(t), ...(part ? [{ title: part.name, to: `/parts/${id}` }] : [])]}
    >
      <PartFields form={form} part={part} />
    </FormPage>
  )
}

export const create = { default: CreatePartPage }
export const edit = {
  default: EditPartPage,
  load: ({ params }: { params: { id?: number } }) =>
    prefetch(partEndpoints.getPart, { params: { id: params.id! } }),
}

const listCrumb = (t: (key: string) => string) => ({ title: t('parts.parts'), to: '/parts' })

/** Back from a draft, which may hold anything that was typed. */
const valuesOfDraft = (draft: object): Partial<PartValues> => ({ ...emptyPart(), ...draft })

const labels = Object.fromEntries(
  Object.keys(emptyPart()).map(field => [field, field === 'seo' ? 'parts.seo' : `parts.fields.${field}`]),
)
