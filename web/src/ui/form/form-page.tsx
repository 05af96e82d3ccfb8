import type { Crumb } from '#web/shell/breadcrumbs.ts'
import { useFirstFieldFocus } from '#web/shell/focus/page-focus.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { DraftMark } from './draft/draft-mark.tsx'
import { FormBody, type FormBodyProps } from './form-body.tsx'
import { LeaveGuard } from './save/leave-guard.tsx'

interface FormPageProps<Values extends object> extends FormBodyProps<Values> {
  title: string
  crumbs?: readonly Crumb[]
}

/** A page for a form of `useRecordForm`; most use `RecordFormPage`. */
export function FormPage<Values extends object>(props: FormPageProps<Values>) {
  const { title, crumbs, ...body } = props
  const { form } = body
  useFirstFieldFocus(form.initial !== undefined && form.draft.isLoaded && !form.draft.isAsking)
  return (
    <>
      <PageHeading title={title} crumbs={crumbs} beside={<DraftMark savedAt={form.draft.savedAt} />} />
      <FormBody {...body} onPage />
      <LeaveGuard form={form} />
    </>
  )
}
