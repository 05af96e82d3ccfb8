import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TypeOfWork } from '#contract/types-of-work/type-of-work.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { TypeOfWorkFields } from '../components/type-of-work-fields.tsx'
import {
  emptyTypeOfWork,
  type TypeOfWorkValues,
  typeOfWorkBody,
  valuesOf,
  valuesOfDraft,
} from '../type-of-work-values.ts'
import { useMissingNotice } from '../use-missing-notice.ts'

function CreateTypeOfWorkPage() {
  const { t } = useTranslation()
  const goBack = useGoBack('/type-of-work')
  const initial = useMemo(emptyTypeOfWork, [])
  const form = useRecordForm({
    mode: 'create',
    endpoint: typeOfWorkEndpoints.createTypeOfWork,
    initial,
    toBody: typeOfWorkBody,
    toDraft,
    fromBody: valuesOfDraft,
    draft: 'types-of-work',
    kind: 'type_of_work',
    onSaved: goBack,
    onCancel: goBack,
  })
  return (
    <FormPage form={form} bare title={t('types-of-work.new')} crumbs={[listCrumb(t)]}>
      <TypeOfWorkFields form={form} />
    </FormPage>
  )
}

function EditTypeOfWorkPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const goBack = useGoBack('/type-of-work')
  const { data, error } = useRead(typeOfWorkEndpoints.getTypeOfWork, { params: { id } })
  useMissingNotice(error)
  const work = data?.data
  const initial = useMemo(() => work && valuesOf(work), [work])
  const form = useRecordForm({
    mode: 'edit',
    endpoint: typeOfWorkEndpoints.updateTypeOfWork,
    params: { id },
    recordId: id,
    initial,
    version: work?.version,
    toBody: typeOfWorkBody,
    toDraft,
    fromBody: valuesOfDraft,
    fromRecord: record => ({
      values: valuesOf(record as TypeOfWork),
      version: (record as TypeOfWork).version,
    }),
    draft: 'types-of-work',
    kind: 'type_of_work',
    labels,
    showValue: (field, value) =>
      field === 'parts' ? partsText(value as TypeOfWorkValues['parts']) : String(value ?? '-'),
    onSaved: goBack,
    onCancel: goBack,
  })
  if (error instanceof ApiFailure && error.status === 404)
    return (
      <>
        <PageHeading title={t('types-of-work.edit_title')} crumbs={[listCrumb(t)]} />
        <EmptyState title={t('types-of-work.errors.no_such_type_of_work')} />
      </>
    )
  return (
    <FormPage
      form={form}
      bare
      title={t('types-of-work.edit_title')}
      crumbs={[listCrumb(t), ...(work ? [{ title: work.name, to: `/type-of-work/${id}` }] : [])]}
    >
      <TypeOfWorkFields form={form} />
    </FormPage>
  )
}

export const create = { default: CreateTypeOfWorkPage }
export const edit = {
  default: EditTypeOfWorkPage,
  load: ({ params }: { params: { id?: number } }) =>
    prefetch(typeOfWorkEndpoints.getTypeOfWork, { params: { id: params.id! } }),
}

const listCrumb = (t: (key: string) => string) => ({
  title: t('types-of-work.types_of_work'),
  to: '/type-of-work',
})

const toDraft = (form_values: TypeOfWorkValues) => ({ form_values })

const labels = {
  name: 'types-of-work.name',
  duration: 'types-of-work.duration',
  hourly_rate: 'types-of-work.hourly_rate',
  parts: 'types-of-work.parts',
}

const partsText = (rows: TypeOfWorkValues['parts']) =>
  rows
    .filter(row => row.part)
    .map(row => `${row.part!.name} × ${row.quantity ?? 0}`)
    .join(', ') || '-'
