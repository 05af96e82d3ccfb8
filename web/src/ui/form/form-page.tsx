import type { ReactNode } from 'react'
import type { Crumb } from '#web/shell/breadcrumbs.ts'
import { useFirstFieldFocus } from '#web/shell/focus/page-focus.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { DraftMark } from './draft-mark.tsx'
import { FormBody, type FormBodyProps } from './form-body.tsx'
import { LeaveGuard } from './leave-guard.tsx'

export interface FormPageProps<Values extends object> extends FormBodyProps<Values> {
  /** Translated already. */
  title: string
  crumbs?: readonly Crumb[]
  /** Beside the title, for example a status. */
  beside?: ReactNode
  actions?: ReactNode
}

/**
 * A page that creates or changes one record.
 *
 *   const { data } = useRead(tagEndpoints.getTag, { params: { id } }, { enabled: mode === 'edit' })
 *   const form = useRecordForm({
 *     mode,
 *     endpoint: mode === 'edit' ? tagEndpoints.updateTag : tagEndpoints.createTag,
 *     ...(id ? { params: { id }, recordId: id } : {}),
 *     initial: mode === 'edit' ? data && toValues(data.data) : emptyTag,
 *     version: data?.data.version,
 *     toBody: values => ({ ...values }),
 *     fromRecord: record => ({ values: toValues(record as Tag), version: (record as Tag).version }),
 *     draft: 'tags',
 *     kind: 'tag',
 *     onSaved: () => router.history.back(),
 *   })
 *   return (
 *     <FormPage form={form} title={t('tags.new')} crumbs={[{ title: t('tags.tags'), to: '/tags' }]}>
 *       <Form.Item name="name" label={t('tags.name')} required><Input /></Form.Item>
 *     </FormPage>
 *   )
 *
 * `initial` must stay the same object while nothing changed (useMemo, or a constant).
 */
export function FormPage<Values extends object>(props: FormPageProps<Values>) {
  const { title, crumbs, beside, actions, ...body } = props
  const { form } = body
  useFirstFieldFocus(form.initial !== undefined && form.draft.isKnown && !form.draft.isAsking)
  return (
    <>
      <PageHeading
        title={title}
        crumbs={crumbs}
        actions={actions}
        beside={
          <>
            {beside}
            <DraftMark savedAt={body.form.draft.savedAt} />
          </>
        }
      />
      <FormBody {...body} onPage />
      <LeaveGuard form={body.form} />
    </>
  )
}
