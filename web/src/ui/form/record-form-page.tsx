import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { useRead } from '#web/api/hooks.ts'
import type { NoticeLink, Outcome } from '#web/shell/notices.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGo } from '#web/shell/use-go.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { MissingRecord } from '../details/missing-record.tsx'
import { useMissingRecord } from '../details/use-missing-record.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { ErrorState } from '../states/error-state.tsx'
import type { FormDeclaration, FormUse, SavedAnswer } from './form-declaration.ts'
import { FormPage } from './form-page.tsx'
import type { RecordForm } from './form-types.ts'
import { useRecordForm } from './use-record-form.ts'

interface RecordFormPageProps<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>
  extends Pick<FormUse<Values, Saved, never>, 'start' | 'showValue'> {
  of: FormDeclaration<Create, Edit, Values, Saved>
  mode: 'create' | 'edit'
  /** Whether this record may be edited, beyond the permission. */
  mayEdit?: (saved: Saved) => boolean
  /** The second line of the success notice. */
  outcome?: (answer: SavedAnswer<Create, Edit>) => Outcome
  /** Link in the success notice. */
  successLink?: (answer: SavedAnswer<Create, Edit>) => NoticeLink | undefined
  /** Another form waits for the record; save and cancel return to it. */
  isAwaited?: boolean
  /** Called before leaving the page. */
  onSaved?: (answer: SavedAnswer<Create, Edit>) => void
  /** A narrow column beside the fields. */
  aside?: (form: RecordForm<Values>, saved: Saved | undefined) => ReactNode
  children: (form: RecordForm<Values>, saved: Saved | undefined) => ReactNode
}

/** The page that creates or edits a record of a declared form; editing reads the record of the path. */
export function RecordFormPage<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>(
  props: RecordFormPageProps<Create, Edit, Values, Saved>,
) {
  return props.mode === 'create' ? <PageForm {...props} /> : <EditPage {...props} />
}

function EditPage<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>(
  props: RecordFormPageProps<Create, Edit, Values, Saved>,
) {
  const { t } = useTranslation()
  const { endpoints, page } = props.of
  const id = useRecordId()
  const read = useRead(endpoints.get!, { params: { id } } as never)
  const { titles, path, missing } = page!
  const isMissing = useMissingRecord(read.error, missing)
  const saved = (read.data as { data: Saved } | undefined)?.data
  if (saved || !read.error) return <PageForm {...props} id={id} saved={saved} />
  const crumbs = [{ title: t(titles.list), to: path }]
  if (isMissing) return missing.to ? null : <MissingRecord notice={missing.notice} crumbs={crumbs} />
  return (
    <>
      <PageHeading title={t(titles.edit)} crumbs={crumbs} />
      <ErrorState error={read.error} onRetry={() => void read.refetch()} />
    </>
  )
}

function PageForm<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>({
  of,
  mode,
  id,
  saved,
  mayEdit,
  isAwaited = false,
  onSaved,
  aside,
  children,
  ...use
}: RecordFormPageProps<Create, Edit, Values, Saved> & { id?: number; saved?: Saved | undefined }) {
  const { t } = useTranslation()
  const go = useGo()
  const { path, titles, nameOf, redirectAfterSave, redirectAfterCreate, hasDetails = true } = of.page!
  const goBack = useGoBack(path)
  const leave = () => (redirectAfterSave && !isAwaited ? void go(redirectAfterSave(id)) : goBack())
  const form = useRecordForm(of, {
    ...use,
    mode,
    ...(id === undefined ? {} : { params: { id } }),
    saved,
    ...(saved && mayEdit && !mayEdit(saved) ? { allowed: false } : {}),
    onSaved: answer => {
      onSaved?.(answer)
      if (mode === 'create' && redirectAfterCreate) {
        void go(redirectAfterCreate((answer as { data: { id: number } }).data.id))
      } else leave()
    },
    onCancel: leave,
  })
  const own = saved && hasDetails ? [{ title: nameOf(saved), to: `${path}/${id}` }] : []
  return (
    <FormPage
      form={form}
      bare
      title={t(titles[mode])}
      crumbs={[{ title: t(titles.list), to: path }, ...own]}
      aside={aside?.(form, saved)}
    >
      {children(form, saved)}
    </FormPage>
  )
}
